/**
 * An assessment of a case by the structured checklist: never changed, the next one is the next version of its case.
 * The sum, the score and the level always follow from the answers and the weights; a body that says otherwise is not obeyed.
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
import { Id, Instant, Version } from './primitives.ts';
import { Role } from './user.ts';

const Answer = z.enum(ANSWERS, 'Answer low, medium or high. What is not known cannot be saved.');

export const RiskAnswers = z.object({
  criminalHistory: Answer,
  flightRisk: Answer,
  severityOfCharges: Answer,
  socialEconomic: Answer,
});
export type RiskAnswers = z.infer<typeof RiskAnswers>;

const WEIGHT = 'Write each weight as a whole number from 0 to 100.';
const Weight = z.int(WEIGHT).check(z.gte(0, WEIGHT), z.lte(100, WEIGHT));

const addsUp = (weights: Weights): boolean => totalOf(weights) === 100;

export const RiskWeights = z
  .object({ criminalHistory: Weight, flightRisk: Weight, severityOfCharges: Weight, socialEconomic: Weight })
  .check(z.refine(addsUp, 'The four weights must add up to exactly 100.'));

/** What the person says; the server works out the rest. */
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
  /** One English sentence for each factor; a screen words answers and weights, which are its code (`assessmentTold`). */
  factors: z.array(z.string()),
  weightedSum: WeightedSum,
  answers: RiskAnswers,
  weights: RiskWeights,
  ruleVersion: z.string(),
  at: Instant,
  /** When it was made, by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Assessment = z.infer<typeof Assessment>;

const Standing = z.object({ weightedSum: WeightedSum, score: Score, level: Level });

/** What the record of the case answers by itself. Nothing is saved, and what is not known is missing. */
export const CalculatedAssessment = z.object({
  caseId: Id,
  answers: z.partial(RiskAnswers),
  missing: z.array(z.enum(FACTORS)),
  weights: RiskWeights,
  ruleVersion: z.string(),
  /** With every missing answer at low, and at high. */
  lowest: Standing,
  highest: Standing,
  /** One sentence for each factor, known or not. */
  factors: z.array(z.string()),
  /** On what the answers rest. */
  because: z.object({
    severity: z.optional(
      z.object({ offence: z.string(), maximum: z.union([z.number(), z.enum(['life', 'death'])]) }),
    ),
    convictions: z.optional(z.int()),
  }),
});
export type CalculatedAssessment = z.infer<typeof CalculatedAssessment>;

export type Assessed = Pick<
  Assessment,
  'score' | 'level' | 'weightedSum' | 'answers' | 'weights' | 'ruleVersion'
>;

/** The same on the device and on the server. */
export function assessed({ answers, weights }: Pick<NewAssessment, 'answers' | 'weights'>): Assessed {
  const done = riskChecklist(answers, weights);
  invariant(done.ok && done.value.kind === 'complete', 'an assessment that its schema should have refused');
  const { score, level, weightedSum } = done.value;
  return { score, level, weightedSum, answers, weights, ruleVersion: RISK_RULE_VERSION };
}

/** Answers and weights are its code, factor by factor; nothing where another rule than this one has counted them. */
export function assessmentTold({
  answers,
  weights,
  ruleVersion,
}: Pick<Assessment, 'answers' | 'weights' | 'ruleVersion'>): readonly Contribution[] | undefined {
  const done = riskChecklist(answers, weights);
  return ruleVersion === RISK_RULE_VERSION && done.ok ? done.value.contributions : undefined;
}
