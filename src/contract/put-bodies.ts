/**
 * What the body of a `PUT` may say, as OpenAPI describes it. The server reads such a body loosely, merges it and checks
 * the record that comes out: in a form a blank and an absent field are the same, and a patch alone cannot be complete.
 */
import * as z from 'zod/mini';
import { ApplicationContent } from './application.ts';
import { CASE_PATCHABLE, CaseRecord, DcmCategory } from './case-record.ts';
import { Contested, CONTESTED_PATCHABLE } from './contested.ts';
import { Hearing, HEARING_PATCHABLE } from './hearing.ts';
import { Note } from './note.ts';
import { Decision } from './order.ts';
import { personName } from './primitives.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** RFC 7396: every field may be left out, `null` takes a value away, groups are merged and lists replaced whole. */
function patchOf(shape: Shape): z.ZodMiniType {
  const fields = Object.entries(shape).map(([name, field]) => {
    const whole = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
    const inner = whole instanceof z.ZodMiniObject ? patchOf(whole.shape) : whole;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a schema of ours are such schemas
    return [name, z.optional(z.nullable(inner as z.ZodMiniType))];
  });
  return z.object(Object.fromEntries(fields));
}

/** Its maker's, while it is before the court. */
const Withdrawal = z.object({ status: z.enum(['Withdrawn']) });

/** A judge's: the newest application is decided by it, or the case alone where it has none. */
const CaseManagement = z.extend(z.partial(Decision), { dcmCategory: z.optional(DcmCategory) });

const casePatch = patchOf({
  ...Object.fromEntries(CASE_PATCHABLE.map((field) => [field, CaseRecord.shape[field]])),
  applicant: z.union([patchOf(CaseRecord.shape.applicant.shape), personName(120, 'Full name is required')]),
});

const hearingPatch = patchOf(
  Object.fromEntries(HEARING_PATCHABLE.map((field) => [field, Hearing.shape[field]])),
);

const contestedPatch = patchOf(
  Object.fromEntries(CONTESTED_PATCHABLE.map((field) => [field, Contested.shape[field]])),
);

export const PUT_BODIES: Readonly<Record<string, z.ZodMiniType>> = {
  updateApplication: z.union([Decision, Withdrawal, patchOf(ApplicationContent.shape)]),
  updateCase: z.union([CaseManagement, casePatch]),
  updateContested: contestedPatch,
  updateHearing: hearingPatch,
  updateNote: z.pick(Note, { text: true }),
};
