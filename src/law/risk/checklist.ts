/**
 * Risk checklist: a weighted sum of four answers, which predicts nothing and uses no personal data. Missing
 * answers give a range; arithmetic is in whole hundredths, so that 1.5 and 2.5 are exact.
 */
import { err, ok, type Result } from '#kernel/result.ts';

/** Increase with every change of points, limits or default weights. */
export const RISK_RULE_VERSION = '1';

export const FACTORS = ['criminalHistory', 'flightRisk', 'severityOfCharges', 'socialEconomic'] as const;
export type Factor = (typeof FACTORS)[number];

export const ANSWERS = ['low', 'medium', 'high'] as const;
export type FactorAnswer = (typeof ANSWERS)[number];

export const RISK_LEVELS = ['Low', 'Medium', 'High'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Absent means unknown and never medium. */
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

/** Lower limits of Medium and High, in hundredths of a point. */
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
  /** The same from 0 to 100, for the judge's screen. */
  readonly score: number;
  readonly level: RiskLevel;
}

/** A single changed answer that changes the level. */
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
      /** Results with every missing answer at low, and at high. */
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
    const lowest = scoreWith(answers, weights, 'low');
    return ok({
      kind: 'incomplete',
      missing,
      contributions,
      lowest,
      highest: scoreWith(answers, weights, 'high'),
    });
  }
  const score = scoreWith(answers, weights, 'low');
  const flips = flipsOf(answers, weights, score.level);
  return ok({ kind: 'complete', ...score, contributions, flips });
}

function contributionOf(factor: Factor, answer: FactorAnswer | undefined, weight: number): Contribution[] {
  if (answer === undefined) return [];
  const score = POINTS[answer];
  return [{ factor, answer, score, weight, weightedScore: (score * weight) / 100 }];
}

/** Score with `otherwise` for every missing answer. */
function scoreWith(answers: Answers, weights: Weights, otherwise: FactorAnswer): RiskScore {
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

/** Other answers of one factor that would change the level. */
function flipsOf(answers: Answers, weights: Weights, level: RiskLevel): Flip[] {
  return FACTORS.flatMap((factor) => {
    const from = answers[factor];
    if (from === undefined) return [];
    return ANSWERS.filter((to) => to !== from).flatMap((to): Flip[] => {
      const score = scoreWith({ ...answers, [factor]: to }, weights, 'low');
      return score.level === level ? [] : [{ factor, from, to, ...score }];
    });
  });
}
