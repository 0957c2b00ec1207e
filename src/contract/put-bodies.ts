/**
 * OpenAPI bodies of `PUT` requests. The server reads a patch loosely, merges it and validates the result,
 * because a patch alone cannot be complete.
 */
import * as z from 'zod/mini';
import { ApplicationContent } from './application/application.ts';
import { CASE_PATCHABLE, CaseRecord, DcmCategory } from './case/case-record.ts';
import { ContestedPoint, CONTESTED_PATCHABLE } from './case/contested.ts';
import { Hearing, HEARING_PATCHABLE } from './case/hearing.ts';
import { Note } from './case/note.ts';
import { Decision } from './application/order.ts';
import { personName } from './primitives.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** RFC 7396: every field is optional, `null` deletes, groups are merged and lists are replaced. */
function patchOf(shape: Shape): z.ZodMiniType {
  const fields = Object.entries(shape).map(([name, field]) => {
    const innerField = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
    const inner = innerField instanceof z.ZodMiniObject ? patchOf(innerField.shape) : innerField;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of our schemas are such schemas
    return [name, z.optional(z.nullable(inner as z.ZodMiniType))];
  });
  return z.object(Object.fromEntries(fields));
}

/** The filer may withdraw an undecided application. */
const Withdrawal = z.object({ status: z.enum(['Withdrawn']) });

/** A judge's body. The decision applies to the newest application, or to the case if it has none. */
const CaseManagement = z.extend(z.partial(Decision), { dcmCategory: z.optional(DcmCategory) });

const casePatch = patchOf({
  ...Object.fromEntries(CASE_PATCHABLE.map((field) => [field, CaseRecord.shape[field]])),
  applicant: z.union([patchOf(CaseRecord.shape.applicant.shape), personName(120, 'Full name is required')]),
});

const hearingPatch = patchOf(
  Object.fromEntries(HEARING_PATCHABLE.map((field) => [field, Hearing.shape[field]])),
);

const contestedPatch = patchOf(
  Object.fromEntries(CONTESTED_PATCHABLE.map((field) => [field, ContestedPoint.shape[field]])),
);

export const PUT_BODIES: Readonly<Record<string, z.ZodMiniType>> = {
  updateApplication: z.union([Decision, Withdrawal, patchOf(ApplicationContent.shape)]),
  updateCase: z.union([CaseManagement, casePatch]),
  updateContested: contestedPatch,
  updateHearing: hearingPatch,
  updateNote: z.pick(Note, { text: true }),
};
