/**
 * Judgments that the operator adds, one file per source (format: docs/LAW-TEXTS.md). Messages address the operator, who
 * corrects the file.
 */
import * as z from 'zod/mini';
import { RELIEFS } from '#contract/application/application.ts';
import { PlainDate } from '#contract/primitives.ts';
import { ADVERSE_FACTS, ADVERSE_SIDES, MEASURES, TREATMENTS } from '#law/case-law/judgment.ts';
import { LawSource } from './law-texts.ts';
import { line, oneOf, rowId, unknownFieldOf } from './operator-fields.ts';

export const CASE_LAW_FORMAT = 'zamanat-case-law/1';

const id = (name: string) => rowId(name, 'sumit-2026');

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
    error: unknownFieldOf('a judgment'),
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
