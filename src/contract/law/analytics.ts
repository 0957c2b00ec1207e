/** Outcomes of similar matters, counted from those visible to the caller. */
import * as z from 'zod/mini';
import { CourtKind } from '#contract/case/court.ts';
import { Id, PlainDate } from '#contract/primitives.ts';

const Counted = z.object({ granted: z.int(), decided: z.int() });

export const PredictiveAnalytics = z.object({
  /** In percent. Absent below ten decided matters: only counts are given then. */
  approvalProbability: z.optional(z.int()),
  confidenceLevel: z.enum(['None', 'Low', 'Medium', 'High']),
  /** From the latest risk assessment of the case. */
  riskLevel: z.optional(z.enum(['Low', 'Medium', 'High'])),
  keyFactors: z.array(
    z.object({
      name: z.string(),
      impact: z.enum(['positive', 'negative']),
      description: z.string(),
      /** The values behind the two English sentences, so that the app can word them in another language. */
      counted: z.optional(z.object({ feature: z.string(), alike: Counted, others: Counted })),
    }),
  ),
  similarCases: z.array(
    z.object({
      id: Id,
      caseNumber: z.string(),
      court: z.string(),
      /** Absent if the court has its own name. */
      courtKind: z.optional(CourtKind),
      similarity: z.int(),
      outcome: z.enum(['Approved', 'Rejected']),
    }),
  ),
  recommendation: z.string(),
  /** Number of decided matters and of grants behind the probability. */
  basis: z.object({
    decided: z.int(),
    granted: z.int(),
    interval: z.optional(z.object({ low: z.int(), high: z.int() })),
  }),
});
export type PredictiveAnalytics = z.infer<typeof PredictiveAnalytics>;

const Percent = z.int().check(z.gte(0), z.lte(100));
const Interval = z.object({ low: Percent, high: Percent });

/** `percent` and `interval` are present only from ten decided matters. */
const Share = z.object({
  granted: z.int(),
  decided: z.int(),
  percent: z.optional(Percent),
  interval: z.optional(Interval),
});

/** Time to order in days. Undecided matters count with their waiting time so far. */
const Wait = z.object({
  matters: z.int(),
  pending: z.int(),
  /** First day by which half of the matters had their order. Null if fewer than half have one. */
  median: z.nullable(z.int()),
  /** Share of all matters that wait longer than this day. */
  steps: z.array(z.object({ day: z.int(), share: z.number() })),
});

/** Monthly figures of the user's own matters, or of a judge's courts. */
export const TrendsAnswer = z.object({
  /** Twelve months, earliest first; each is named by its first day. */
  months: z.array(z.object({ month: PlainDate, filed: z.int(), granted: z.int(), decided: z.int() })),
  courts: z.array(z.object({ court: CourtKind, share: Share, wait: Wait })),
  offences: z.array(z.object({ offence: z.string(), share: Share })),
  wait: Wait,
});
export type TrendsAnswer = z.infer<typeof TrendsAnswer>;
