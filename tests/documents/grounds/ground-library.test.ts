/** The library of grounds holds together: authorities, blanks, kinds and facts are known. */
import { expect, it } from 'vitest';
import CASES from '#law/tables/cases.json' with { type: 'json' };
import { RECORDED } from '#documents/grounds/ground-blanks.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { FACT_IDS, factRow, isFact } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { TABLES } from '../../law/law-tables.ts';
import { falsehoods } from '../generated-papers.ts';

const library = await loadGroundLibrary();
const { grounds } = library;

const blanksIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

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

it('has a source for every blank', () => {
  const known = ({ fills }: (typeof grounds)[number]) => new Set([...fills, ...Object.keys(RECORDED)]);
  const missing = grounds.flatMap((ground) =>
    [ground.text.en, ground.text.hi, ground.heading.en, ground.heading.hi]
      .flatMap(blanksIn)
      .filter((name) => !known(ground).has(name) && !isFact(name))
      .map((name) => `${ground.id}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names only facts of the registry, kinds and proofs that it defines', () => {
  const paths = new Set(FACT_IDS.map((id) => factRow(id).path));
  const lists = new Set([
    'case.antecedents.rows',
    'case.coercive.rows',
    'case.custody',
    'case.coAccused',
    'case.trial.over',
  ]);
  const tests = grounds.flatMap(({ when, never }) => [...when, ...never]);
  const unknown = tests
    .map(({ fact }) => fact)
    .filter((fact) => fact !== 'kinds' && !fact.startsWith('law.') && !paths.has(fact) && !lists.has(fact));
  expect([...new Set(unknown)]).toEqual([]);
  expect(grounds.flatMap(({ kinds }) => kinds ?? []).filter((kind) => !(kind in library.kinds))).toEqual([]);
  expect(grounds.flatMap(({ proof }) => proof).filter((proof) => !(proof in library.proofs))).toEqual([]);
});

it('proposes no ground that rests on an absent fact of the record', () => {
  const wants = new Map(grounds.map(({ id, when }) => [id, when]));
  expect(
    falsehoods(({ matter }) => {
      const record = { applicant: matter.applicant, case: matter.case, bail: matter.bail };
      return proposedGrounds(matter, library).flatMap(({ id }) =>
        (wants.get(id) ?? [])
          .filter(({ fact, op }) => op !== 'absent' && /^(case|bail|applicant)\./.test(fact))
          .map(({ fact }) => valueAt(record, fact) === undefined && `${id} without ${fact}`),
      );
    }),
  ).toEqual([]);
});

it('proposes no default bail after a timely charge-sheet, and no absent bar', () => {
  expect(
    falsehoods(({ matter, found }) => {
      const ids = new Set(proposedGrounds(matter, library).map(({ id }) => id));
      return [
        found.defaultBail.status === 'charge-sheet-in-time' &&
          ids.has('default-period-over') &&
          'default-period-over after a timely charge-sheet',
        found.anticipatory.conclusion.kind === 'barred' &&
          ids.has('anticipatory-not-barred') &&
          'anticipatory-not-barred where it is barred',
      ];
    }),
  ).toEqual([]);
});
