/** The library of grounds holds together: authorities, blanks, kinds and facts are known. */
import { expect, it } from 'vitest';
import CASES from '#law/tables/cases.json' with { type: 'json' };
import { isTestedFact, unknownBlanks } from '#documents/grounds/ground-facts.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { TABLES } from '../../law/law-tables.ts';

const library = await loadGroundLibrary();
const { grounds } = library;

it('has every ground once, in both languages', () => {
  expect(new Set(grounds.map(({ id }) => id)).size).toBe(grounds.length);
  expect(grounds.length).toBe(145);
  for (const { heading, text } of grounds)
    expect([heading.en, heading.hi, text.en, text.hi].every((each) => each.length > 3)).toBe(true);
});

it('cites only judgments of the case table, and sections of known codes', () => {
  const judgments = new Set(CASES.map(({ name, citation }) => `${name}, ${citation}`));
  const codes = new Set(['BNSS', 'BSA', 'BNS', 'Constitution', ...TABLES.acts.map(({ code }) => code)]);
  const cited = grounds.flatMap(({ authority, against }) => [...authority, ...against]);
  const unknown = cited.filter(({ source, at }) =>
    /^(s|art)\. ?/.test(at) ? !codes.has(source) : !judgments.has(`${source}, ${at}`),
  );
  expect(unknown).toEqual([]);
});

it('asks if anything is left to recover before a ground denies it', () => {
  const denying = grounds.filter(({ text }) => /nothing (?:remains|is outstanding)/i.test(text.en));
  expect(denying.length).toBeGreaterThan(3);
  const asks = /outstanding|left to recover|all property/i;
  expect(denying.filter(({ confirm }) => !confirm.some(({ ask }) => asks.test(ask.en)))).toEqual([]);
});

it('says of no property that it was restored', () => {
  const restored = grounds.filter(({ heading, text }) =>
    /restored|returned/i.test(`${heading.en} ${text.en}`),
  );
  expect(restored.map(({ id }) => id)).toEqual([]);
});

it('has a source for every blank', () => {
  expect(grounds.flatMap((ground) => unknownBlanks(ground).map((name) => `${ground.id}: ${name}`))).toEqual(
    [],
  );
});

it('names only facts of the registry, kinds and proofs that it defines', () => {
  const tests = grounds.flatMap(({ when, never }) => [...when, ...never]);
  expect(tests.map(({ fact }) => fact).filter((fact) => !isTestedFact(fact))).toEqual([]);
  expect(grounds.flatMap(({ kinds }) => kinds ?? []).filter((kind) => !(kind in library.kinds))).toEqual([]);
  expect(grounds.flatMap(({ proof }) => proof).filter((proof) => !(proof in library.proofs))).toEqual([]);
});
