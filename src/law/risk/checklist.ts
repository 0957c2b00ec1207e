/**
 * The structured checklist of the risk tool: a weighted sum of four answers, nothing else. It predicts nothing.
 *
 * It reads four answers and four weights, so nothing about the person can reach it: no name, place, gender or language.
 * A factor that nobody has answered stays missing; then the sum is only known to lie between two ends. All arithmetic is
 * in whole hundredths, so that 1.5 and 2.5 are exact.
 */
import { err, ok, type Result } from '#kernel/result.ts';

/** Raised with any change to the points, the limits or the default weights. */
export const RISK_RULE_VERSION = '1';

export const FACTORS = ['criminalHistory', 'flightRisk', 'severityOfCharges', 'socialEconomic'] as const;
export type Factor = (typeof FACTORS)[number];

export const ANSWERS = ['low', 'medium', 'high'] as const;
export type FactorAnswer = (typeof ANSWERS)[number];

export const RISK_LEVELS = ['Low', 'Medium', 'High'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Absent is not known: never read as medium. */
export type Answers = { readonly [F in Factor]?: FactorAnswer | undefined };
export type Weights = Readonly<Record<Factor, number>>;

export const DEFAULT_ANSWERS = {
  criminalHistory: 'low',
  flightRisk: 'low',
  severityOfCharges: 'medium',
  socialEconomic: 'low',
} as const satisfies Answers;

export const DEFAULT_WEIGHTS: Weights = {
  criminalHistory: 30,
  flightRisk: 25,
  severityOfCharges: 30,
  socialEconomic: 15,
};

const POINTS = { low: 1, medium: 2, high: 3 } as const;

/** Below the first it is Low, below the second Medium, otherwise High; in hundredths of a point. */
const LIMITS = { medium: 150, high: 250 } as const;

export interface Contribution {
  readonly factor: Factor;
  readonly answer: FactorAnswer;
  readonly score: 1 | 2 | 3;
  readonly weight: number;
  readonly weightedScore: number;
}

export interface RiskScore {
  /** From 1 to 3. */
  readonly weightedSum: number;
  /** The same from 0 to 100, as a judge's page shows it. */
  readonly score: number;
  readonly level: RiskLevel;
}

/** One answer that, changed alone, changes the level. */
export interface Flip extends RiskScore {
  readonly factor: Factor;
  readonly from: FactorAnswer;
  readonly to: FactorAnswer;
}

export type Checklist =
  | (RiskScore & {
      readonly kind: 'complete';
      readonly contributions: readonly Contribution[];
      readonly flips: readonly Flip[];
    })
  | {
      readonly kind: 'incomplete';
      readonly missing: readonly Factor[];
      readonly contributions: readonly Contribution[];
      /** With every missing answer at low, and at high. */
      readonly lowest: RiskScore;
      readonly highest: RiskScore;
    };

export interface WeightsDoNotAddUp {
  readonly kind: 'weights-do-not-add-up';
  readonly total: number;
}

export const totalOf = (weights: Weights): number =>
  FACTORS.reduce((sum, factor) => sum + weights[factor], 0);

export function riskChecklist(answers: Answers, weights: Weights): Result<Checklist, WeightsDoNotAddUp> {
  const total = totalOf(weights);
  if (total !== 100) return err({ kind: 'weights-do-not-add-up', total });
  const contributions = FACTORS.flatMap((factor) => contributionOf(factor, answers[factor], weights[factor]));
  const missing = FACTORS.filter((factor) => answers[factor] === undefined);
  if (missing.length > 0) {
    const lowest = standingWith(answers, weights, 'low');
    return ok({
      kind: 'incomplete',
      missing,
      contributions,
      lowest,
      highest: standingWith(answers, weights, 'high'),
    });
  }
  const standing = standingWith(answers, weights, 'low');
  const flips = flipsOf(answers, weights, standing.level);
  return ok({ kind: 'complete', ...standing, contributions, flips });
}

function contributionOf(factor: Factor, answer: FactorAnswer | undefined, weight: number): Contribution[] {
  if (answer === undefined) return [];
  const score = POINTS[answer];
  return [{ factor, answer, score, weight, weightedScore: (score * weight) / 100 }];
}

/** Where the sum stands when every factor without an answer is taken as `otherwise`. */
function standingWith(answers: Answers, weights: Weights, otherwise: FactorAnswer): RiskScore {
  const hundredths = FACTORS.reduce(
    (sum, factor) => sum + POINTS[answers[factor] ?? otherwise] * weights[factor],
    0,
  );
  return {
    weightedSum: hundredths / 100,
    score: Math.round((hundredths - 100) / 2),
    level: levelOf(hundredths),
  };
}

function levelOf(hundredths: number): RiskLevel {
  if (hundredths < LIMITS.medium) return 'Low';
  return hundredths < LIMITS.high ? 'Medium' : 'High';
}

/** Every other answer of one factor with which the level would be another. */
function flipsOf(answers: Answers, weights: Weights, level: RiskLevel): Flip[] {
  return FACTORS.flatMap((factor) => {
    const from = answers[factor];
    if (from === undefined) return [];
    return ANSWERS.filter((to) => to !== from).flatMap((to): Flip[] => {
      const standing = standingWith({ ...answers, [factor]: to }, weights, 'low');
      return standing.level === level ? [] : [{ factor, from, to, ...standing }];
    });
  });
}
