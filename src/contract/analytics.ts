/** What became of matters like a case, as counted from those that the caller may see. */
import * as z from 'zod/mini';
import { CourtKind } from './court.ts';
import { Id, PlainDate } from './primitives.ts';

const Counted = z.object({ granted: z.int(), decided: z.int() });

export const PredictiveAnalytics = z.object({
  /** In percent; left out below ten decided matters: counts alone are told then. */
  approvalProbability: z.optional(z.int()),
  confidenceLevel: z.enum(['None', 'Low', 'Medium', 'High']),
  /** Of the latest risk assessment of the case. */
  riskLevel: z.optional(z.enum(['Low', 'Medium', 'High'])),
  keyFactors: z.array(
    z.object({
      name: z.string(),
      impact: z.enum(['positive', 'negative']),
      description: z.string(),
      /** What the two sentences say, for a reader of another language. */
      counted: z.optional(z.object({ feature: z.string(), alike: Counted, others: Counted })),
    }),
  ),
  similarCases: z.array(
    z.object({
      id: Id,
      caseNumber: z.string(),
      court: z.string(),
      /** Left out where the court has a name of its own. */
      courtKind: z.optional(CourtKind),
      similarity: z.int(),
      outcome: z.enum(['Approved', 'Rejected']),
    }),
  ),
  recommendation: z.string(),
  /** Of how many decided matters, and how many of them were granted. */
  basis: z.object({
    decided: z.int(),
    granted: z.int(),
    interval: z.optional(z.object({ low: z.int(), high: z.int() })),
  }),
});
export type PredictiveAnalytics = z.infer<typeof PredictiveAnalytics>;

const Percent = z.int().check(z.gte(0), z.lte(100));
const Interval = z.object({ low: Percent, high: Percent });

/** `percent` and `interval` only from ten decided matters on. */
const Share = z.object({
  granted: z.int(),
  decided: z.int(),
  percent: z.optional(Percent),
  interval: z.optional(Interval),
});

/** How long matters wait for their order, those that still wait counted as long as they have waited. */
const Wait = z.object({
  matters: z.int(),
  pending: z.int(),
  /** The first day by which half have their order; null where so many do not have it yet. */
  median: z.nullable(z.int()),
  /** Of all, the part that waits longer than this day. */
  steps: z.array(z.object({ day: z.int(), share: z.number() })),
});

/** One's own matters over time, or those before a judge's courts. */
export const TrendsAnswer = z.object({
  /** Twelve, the earliest first, by the first day of each. */
  months: z.array(z.object({ month: PlainDate, filed: z.int(), granted: z.int(), decided: z.int() })),
  courts: z.array(z.object({ court: CourtKind, share: Share, wait: Wait })),
  offences: z.array(z.object({ offence: z.string(), share: Share })),
  wait: Wait,
});
export type TrendsAnswer = z.infer<typeof TrendsAnswer>;
