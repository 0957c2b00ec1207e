import { fc } from '../../support/fast-check.ts';
import { expect, it } from 'vitest';
import {
  type FactorAnswer,
  ANSWERS,
  type Answers,
  DEFAULT_ANSWERS,
  DEFAULT_WEIGHTS,
  FACTORS,
  riskChecklist,
  type Weights,
} from '#law/risk/checklist.ts';

const weights = (...[first, second, third, fourth]: [number, number, number, number]): Weights => ({
  criminalHistory: first,
  flightRisk: second,
  severityOfCharges: third,
  socialEconomic: fourth,
});

const answers = (
  ...[first, second, third, fourth]: [FactorAnswer, FactorAnswer, FactorAnswer, FactorAnswer]
) => ({
  criminalHistory: first,
  flightRisk: second,
  severityOfCharges: third,
  socialEconomic: fourth,
});

function complete(given: Answers, by: Weights) {
  const done = riskChecklist(given, by);
  if (!done.ok || done.value.kind !== 'complete') throw new Error('not complete');
  return done.value;
}

it('gives 1.3, Low and 15 of 100 for the default answers', () => {
  expect(complete(DEFAULT_ANSWERS, DEFAULT_WEIGHTS)).toMatchObject({
    weightedSum: 1.3,
    level: 'Low',
    score: 15,
  });
});

it.each([
  // on the limit itself, and the nearest sum that steps of five allow below it
  [answers('medium', 'low', 'low', 'low'), weights(50, 20, 20, 10), 1.5, 'Medium', 25],
  [answers('medium', 'low', 'low', 'low'), weights(45, 25, 20, 10), 1.45, 'Low', 23],
  [answers('high', 'medium', 'medium', 'medium'), weights(50, 20, 20, 10), 2.5, 'High', 75],
  [answers('high', 'medium', 'medium', 'medium'), weights(45, 25, 20, 10), 2.45, 'Medium', 73],
  [answers('low', 'low', 'low', 'low'), DEFAULT_WEIGHTS, 1, 'Low', 0],
  [answers('high', 'high', 'high', 'high'), DEFAULT_WEIGHTS, 3, 'High', 100],
  // 0.1 + 0.2 of a point would not be 0.3
  [answers('medium', 'medium', 'medium', 'low'), weights(10, 20, 20, 50), 1.5, 'Medium', 25],
] as const)('scores %j with %j as %d, %s, %d of 100', (...[given, by, weightedSum, level, score]) => {
  expect(complete(given, by)).toMatchObject({ weightedSum, level, score });
});

it('shows the contribution of each factor', () => {
  const { contributions } = complete(DEFAULT_ANSWERS, DEFAULT_WEIGHTS);
  expect(
    contributions.map(({ factor, score, weight, weightedScore }) => [factor, score, weight, weightedScore]),
  ).toEqual([
    ['criminalHistory', 1, 30, 0.3],
    ['flightRisk', 1, 25, 0.25],
    ['severityOfCharges', 2, 30, 0.6],
    ['socialEconomic', 1, 15, 0.15],
  ]);
});

it('names each single change that flips the level', () => {
  const { flips } = complete(DEFAULT_ANSWERS, DEFAULT_WEIGHTS);
  expect(
    flips.map(({ factor, from, to, level, weightedSum }) => [factor, from, to, level, weightedSum]),
  ).toEqual([
    ['criminalHistory', 'low', 'medium', 'Medium', 1.6],
    ['criminalHistory', 'low', 'high', 'Medium', 1.9],
    ['flightRisk', 'low', 'medium', 'Medium', 1.55],
    ['flightRisk', 'low', 'high', 'Medium', 1.8],
    ['severityOfCharges', 'medium', 'high', 'Medium', 1.6],
    ['socialEconomic', 'low', 'high', 'Medium', 1.6],
  ]);
});

it.each([
  [weights(30, 25, 30, 10), 95],
  [weights(35, 25, 30, 15), 105],
  [weights(0, 0, 0, 0), 0],
])('rejects weights with a sum other than 100: %j', (by, total) => {
  expect(riskChecklist(DEFAULT_ANSWERS, by)).toEqual({
    ok: false,
    error: { kind: 'weights-do-not-add-up', total },
  });
});

it('gives no level and a range if an answer is unknown', () => {
  const { flightRisk: _, ...known } = DEFAULT_ANSWERS;
  const done = riskChecklist(known, DEFAULT_WEIGHTS);
  expect(done).toMatchObject({
    ok: true,
    value: {
      kind: 'incomplete',
      missing: ['flightRisk'],
      lowest: { weightedSum: 1.3, level: 'Low' },
      highest: { weightedSum: 1.8, level: 'Medium' },
    },
  });
  expect(done).not.toHaveProperty('value.level');
});

const anyAnswers = fc.record(
  Object.fromEntries(FACTORS.map((factor) => [factor, fc.constantFrom(...ANSWERS)])),
);
const anyWeights = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(20))
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map(([a = 0, b = 0, c = 0]) => weights(a * 5, (b - a) * 5, (c - b) * 5, (20 - c) * 5));

it('computes the level exactly for all answers and weights', () => {
  fc.assert(
    fc.property(anyAnswers, anyWeights, (given, by) => {
      const points = { low: 1, medium: 2, high: 3 };
      const hundredths = FACTORS.reduce(
        (sum, factor) => sum + points[given[factor] ?? 'low'] * by[factor],
        0,
      );
      const done = complete(given, by);
      expect(done.level).toBe(hundredths < 150 ? 'Low' : hundredths < 250 ? 'Medium' : 'High');
      expect(done.flips.every(({ level }) => level !== done.level)).toBe(true);
    }),
  );
});

it('keeps the final sum within the range of incomplete answers', () => {
  fc.assert(
    fc.property(anyAnswers, anyWeights, fc.subarray([...FACTORS], { minLength: 1 }), (given, by, hidden) => {
      const partly = Object.fromEntries(
        Object.entries(given).filter(([name]) => !hidden.some((one) => one === name)),
      );
      const open = riskChecklist(partly, by);
      if (!open.ok || open.value.kind !== 'incomplete') throw new Error('not incomplete');
      const { weightedSum } = complete(given, by);
      expect(open.value.lowest.weightedSum).toBeLessThanOrEqual(weightedSum);
      expect(open.value.highest.weightedSum).toBeGreaterThanOrEqual(weightedSum);
    }),
  );
});
