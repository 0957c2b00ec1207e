/**
 * Judgments that the operator adds, one file per source (format: docs/LAW-TEXTS.md). Messages address the operator, who
 * corrects the file.
 */
import * as z from 'zod/mini';
import { RELIEFS } from '#contract/application/application.ts';
import { PlainDate } from '#contract/primitives.ts';
import { ADVERSE_FACTS, ADVERSE_SIDES, MEASURES, TREATMENTS } from '#law/case-law/judgment.ts';
import { LawSource } from './law-texts.ts';

export const CASE_LAW_FORMAT = 'zamanat-case-law/1';

const line = (name: string, most: number) =>
  z.string(`${name} is missing or is no text. Write it between quotation marks.`).check(
    z.overwrite((value) => value.normalize('NFC').replaceAll(/\s+/g, ' ').trim()),
    z.minLength(1, `${name} is empty. Write it.`),
    z.maxLength(most, `${name} is longer than ${most} characters. Shorten it.`),
  );

const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, `${name} is none of: ${values.join(', ')}. Write one of them.`);

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const id = (name: string) =>
  line(name, 80).check(z.regex(ID, `${name} is not written like "sumit-2026". Correct it.`));

export const JudgmentRow = z.strictObject(
  {
    id: id('id'),
    name: line('name', 200),
    citation: line('citation', 120),
    court: line('court', 120),
    date: PlainDate,
    bench: z.optional(z.int('bench is no number of judges.').check(z.positive())),
    topics: z.array(line('topics', 60)).check(z.minLength(1, 'topics is empty. Write at least one.')),
    holding: line('holding', 1200),
    holdingHi: line('holdingHi', 1200),
    provisions: z.optional(z.array(line('provisions', 80))),
    effect: z.optional(
      z.strictObject({
        prospective: z.boolean('effect.prospective is neither true nor false.'),
        from: PlainDate,
        by: oneOf('effect.by', MEASURES),
        charged: z.optional(z.array(line('effect.charged', 60))),
      }),
    ),
    treats: z.optional(z.array(z.strictObject({ id: id('treats.id'), as: oneOf('treats.as', TREATMENTS) }))),
    adverse: z.optional(
      z.strictObject({
        to: oneOf('adverse.to', ADVERSE_SIDES),
        reliefs: z.optional(z.array(oneOf('adverse.reliefs', RELIEFS))),
        charged: z.optional(z.array(line('adverse.charged', 60))),
        when: z.optional(z.array(oneOf('adverse.when', ADVERSE_FACTS))),
        arrestedBefore: z.optional(PlainDate),
      }),
    ),
    confidence: oneOf('confidence', ['high', 'medium', 'low']),
    reviewedBy: z.nullable(line('reviewedBy', 120)),
  },
  {
    error: ({ code, ...issue }) =>
      code === 'unrecognized_keys' && 'keys' in issue && Array.isArray(issue.keys)
        ? `${issue.keys.join(', ')} is no field of a judgment. Correct its name, or remove it.`
        : undefined,
  },
);
export type JudgmentRow = z.infer<typeof JudgmentRow>;

export const CaseLawFile = z.strictObject({
  format: z.literal(CASE_LAW_FORMAT),
  source: LawSource,
  /** The source was read to this day: later judgments are not in it. */
  readTo: PlainDate,
  judgments: z.array(JudgmentRow).check(z.minLength(1)),
});
export type CaseLawFile = z.infer<typeof CaseLawFile>;
