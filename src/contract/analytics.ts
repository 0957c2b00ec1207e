/** What became of matters like a case, as counted from those that the caller may see. */
import * as z from 'zod/mini';
import { Id } from './primitives.ts';

export const PredictiveAnalytics = z.object({
  /** In percent; left out below ten decided matters: counts alone are told then. */
  approvalProbability: z.optional(z.int()),
  confidenceLevel: z.enum(['None', 'Low', 'Medium', 'High']),
  /** Of the latest risk assessment of the case. */
  riskLevel: z.optional(z.enum(['Low', 'Medium', 'High'])),
  keyFactors: z.array(
    z.object({ name: z.string(), impact: z.enum(['positive', 'negative']), description: z.string() }),
  ),
  similarCases: z.array(
    z.object({
      id: Id,
      caseNumber: z.string(),
      court: z.string(),
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
