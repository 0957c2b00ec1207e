/**
 * A risk assessment by the structured checklist, immutable and versioned per case. The server computes sum,
 * score and level, and ignores values in the body.
 */
import * as z from 'zod/mini';
import { invariant } from '#kernel/assert.ts';
import {
  ANSWERS,
  type Contribution,
  FACTORS,
  RISK_LEVELS,
  RISK_RULE_VERSION,
  riskChecklist,
  totalOf,
  type Weights,
} from '#law/risk/checklist.ts';
import { Id, Instant, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

const Answer = z.enum(ANSWERS, 'Answer low, medium or high. Unknown answers cannot be saved.');

export const RiskAnswers = z.object({
  criminalHistory: Answer,
  flightRisk: Answer,
  severityOfCharges: Answer,
  socialEconomic: Answer,
});
export type RiskAnswers = z.infer<typeof RiskAnswers>;

const WEIGHT = 'Enter each weight as a whole number from 0 to 100.';
const Weight = z.int(WEIGHT).check(z.gte(0, WEIGHT), z.lte(100, WEIGHT));

const isFullTotal = (weights: Weights): boolean => totalOf(weights) === 100;

export const RiskWeights = z
  .object({ criminalHistory: Weight, flightRisk: Weight, severityOfCharges: Weight, socialEconomic: Weight })
  .check(z.refine(isFullTotal, 'The four weights must add up to exactly 100.'));

/** Input of the user; the server computes the rest. */
export const NewAssessment = z.object({ _id: z.optional(Id), answers: RiskAnswers, weights: RiskWeights });
export type NewAssessment = z.infer<typeof NewAssessment>;

const Score = z.int().check(z.gte(0), z.lte(100));
const WeightedSum = z.number().check(z.gte(1), z.lte(3));
const Level = z.enum(RISK_LEVELS);

export const Assessment = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  score: Score,
  level: Level,
  /** One English sentence per factor. Screens word `answers` and `weights` instead (`assessmentContributions`). */
  factors: z.array(z.string()),
  weightedSum: WeightedSum,
  answers: RiskAnswers,
  weights: RiskWeights,
  ruleVersion: z.string(),
  at: Instant,
  /** Creation time by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Assessment = z.infer<typeof Assessment>;

const ChecklistScore = z.object({ weightedSum: WeightedSum, score: Score, level: Level });

/** Checklist answers derived from the case record. Nothing is saved; unknown answers are absent. */
export const CalculatedAssessment = z.object({
  caseId: Id,
  answers: z.partial(RiskAnswers),
  missing: z.array(z.enum(FACTORS)),
  weights: RiskWeights,
  ruleVersion: z.string(),
  /** Results with every missing answer at low, and at high. */
  lowest: ChecklistScore,
  highest: ChecklistScore,
  /** One sentence per factor, known or unknown. */
  factors: z.array(z.string()),
  /** Facts behind each answer. */
  because: z.object({
    severity: z.optional(
      z.object({ offence: z.string(), maximum: z.union([z.number(), z.enum(['life', 'death'])]) }),
    ),
    convictions: z.optional(z.int()),
    processes: z.optional(z.int()),
  }),
});
export type CalculatedAssessment = z.infer<typeof CalculatedAssessment>;

export type AssessmentScore = Pick<
  Assessment,
  'score' | 'level' | 'weightedSum' | 'answers' | 'weights' | 'ruleVersion'
>;

/** Device and server share this calculation. */
export function scoreAssessment({
  answers,
  weights,
}: Pick<NewAssessment, 'answers' | 'weights'>): AssessmentScore {
  const done = riskChecklist(answers, weights);
  invariant(done.ok && done.value.kind === 'complete', 'an assessment that its schema should have refused');
  const { score, level, weightedSum } = done.value;
  return { score, level, weightedSum, answers, weights, ruleVersion: RISK_RULE_VERSION };
}

/** Factors as codes for display. Undefined if the stored score comes from a different rule. */
export function assessmentContributions({
  answers,
  weights,
  ruleVersion,
}: Pick<Assessment, 'answers' | 'weights' | 'ruleVersion'>): readonly Contribution[] | undefined {
  const done = riskChecklist(answers, weights);
  return ruleVersion === RISK_RULE_VERSION && done.ok ? done.value.contributions : undefined;
}
