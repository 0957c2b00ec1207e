import { expect, it } from 'vitest';
import { fc } from './fast-check.ts';

/** Output of a property that fails in one of three runs. */
const tried = () => {
  const { failed, numRuns, seed, counterexample } = fc.check(
    fc.property(fc.nat(), (n) => n % 100 !== 7),
    { numRuns: 40 },
  );
  return { failed, numRuns, seed, counterexample };
};

it('generates the same cases again for the seed of the run', () => {
  const first = tried();
  for (let n = 0; n < 10; n += 1) expect(tried()).toEqual(first);
  expect(String(first.seed)).toBe(process.env['PROPERTY_SEED']);
});
