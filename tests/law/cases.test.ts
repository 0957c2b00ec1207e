/** Runs `cases/*.yaml`: worked cases in a form that counsel can read and correct. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '#law/determination.ts';
import { FACT_NAMES } from '#law/facts.ts';
import { CAUTION_CODES, REASON_CODES } from '#law/reason-codes.ts';
import { caseFiles, conclusionsOf, determineCase, outcomeOf } from './case-files.ts';

describe.each(caseFiles)('%s', (_, file) => {
  it.each(file.cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const found = determineCase(file, one);
    const expectation = one.expect;
    expect(outcomeOf(found, expectation)).toEqual(expectation);
  });

  it('covers each declared kind of conclusion', () => {
    const kinds = new Set(file.cases.map((one) => determineCase(file, one).conclusion.kind));
    expect([...kinds].toSorted()).toEqual(file.kinds.toSorted());
  });
});

it('covers every reason, caution and missing fact', () => {
  const codes = new Set<string>();
  const facts = new Set<string>();
  for (const [, file] of caseFiles) {
    for (const one of file.cases) collect(determineCase(file, one), codes, facts);
  }
  expect([...REASON_CODES, ...CAUTION_CODES].filter((code) => !codes.has(code))).toEqual([]);
  expect(FACT_NAMES.filter((name) => !facts.has(name))).toEqual([]);
});

function collect(found: Finding<unknown>, codes: Set<string>, facts: Set<string>): void {
  for (const { code } of found.cautions) codes.add(code);
  for (const conclusion of conclusionsOf(found)) {
    if (conclusion.kind === 'undetermined') for (const name of conclusion.missing) facts.add(name);
    else for (const { code } of conclusion.because) codes.add(code);
  }
}
