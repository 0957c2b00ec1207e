/**
 * Which text each step rests on, under each code: `citations.yaml`, to be read against the statute.
 * Every case of `cases/*.yaml` is run under the BNSS and under the CrPC, and everything that is cited is collected.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { cite } from '#law/authority.ts';
import type { Regime } from '#law/facts.ts';
import { libertyCitations } from './liberty-citations.ts';
import { caseFiles, conclusionsOf, determineCase } from './case-files.ts';

const expected = parse(readFileSync(new URL('citations.yaml', import.meta.url), 'utf8'));

it.each<Regime>(['BNSS', 'CrPC'])('cites the expected authorities under the %s', (regime) => {
  expect(cited(regime)).toEqual(expected[regime]);
});

it('cites the expected authorities if dates choose the code', () => {
  const found = Object.entries(cited(undefined)).filter(([code]) => code.startsWith('governing'));
  expect(Object.fromEntries(found)).toEqual(expected['by date']);
});

function cited(regime: Regime | undefined): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, text: string) =>
    found.set(code, (found.get(code) ?? new Set()).add(text.replaceAll('\u00a0', ' ')));
  for (const [, file] of caseFiles) {
    for (const one of file.cases) {
      if (regime && one.facts?.regime && one.facts.regime !== regime) continue;
      const finding = determineCase(file, one, regime);
      const { cautions } = finding;
      const reasons = conclusionsOf(finding).flatMap((of) => (of.kind === 'undetermined' ? [] : of.because));
      for (const { code, authority } of [...reasons, ...cautions])
        add(`${file.rule}: ${code}`, cite(authority));
    }
  }
  for (const [right, text] of regime ? libertyCitations(regime) : []) add(`clock: ${right}`, text);
  return Object.fromEntries(
    [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, texts]) => [code, [...texts].toSorted()]),
  );
}
