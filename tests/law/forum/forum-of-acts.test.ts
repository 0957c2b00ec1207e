/** The forum of every special Act, compared with the table of `forum.json` in its own words. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import type { Forum } from '#law/forum/forum.ts';
import { sitsAsSessions } from '#law/forum/named-court.ts';
import type { Offence } from '#law/tables.ts';
import { TABLES } from '../law-tables.ts';

interface ActEntry {
  readonly code: string;
  /** Court of the first application, in words. */
  readonly first: string;
  readonly route: string;
  readonly to: string;
  readonly anticipatory: string;
  readonly anticipatoryAt: string | null;
  readonly bar: string;
  readonly barAt: string | null;
  readonly respondents: readonly string[];
}

const ACTS: readonly ActEntry[] = JSON.parse(readFileSync('tests/law/forum/forum-of-acts.json', 'utf8'));
const TODAY = day('2026-11-25');

const adult: LawFacts = {
  offences: [],
  unrecognised: [],
  arrestDate: day('2026-10-01'),
  custodyStatus: 'judicial',
  ageAtAct: 30,
  woman: false,
  sickOrInfirm: false,
  neverConvicted: true,
  convictions: [],
};

const rowsOf = (code: string): readonly Offence[] => TABLES.offences.filter((row) => row.code === code);

const forumWith = (offences: LawFacts['offences'], more: Partial<LawFacts> = {}): Forum =>
  determineAll({ ...adult, ...more, offences }, TABLES, TODAY).forum;

/** The gravest offence of the Act, which decides the court of a case under it. */
const gravest = (code: string): Offence | undefined =>
  rowsOf(code).toSorted((a, b) => gravity(b) - gravity(a))[0];

const gravity = ({ court, life, death, maxYears }: Offence): number =>
  (court === 'special' ? 1000 : 0) + (life || death ? 100 : (maxYears ?? -1));

/** Courts that the words allow, most specific first. */
function courtsIn({ code, first }: ActEntry): readonly string[] {
  if (code === 'JJ') return ['childrens-court'];
  const named: readonly (readonly [RegExp, string])[] = [
    [/^Designated Court/, 'designated'],
    [/^Special Court.*Magistrate of the first class$|Magistrate.*\(Special Court/, 'special-magistrate'],
    [/^Special Court designated under section 280A|^Special Court of Magistrate/, 'special-magistrate'],
    [/Special Court|Special Judge/, 'special'],
    [/Executive Magistrate/, 'executive-magistrate'],
    [/^Chief Judicial/, 'chief-magistrate'],
    [/Court of Session/, 'sessions'],
    [/Magistrate|By the term/, 'magistrate'],
  ];
  return named.filter(([words]) => words.test(first)).map(([, court]) => court);
}

const refs = (...names: string[]) =>
  names.map((name) => {
    const [code = '', section = ''] = name.split(' ');
    return { code, section };
  });

const convicted = (name: string, more: Partial<LawFacts>) => {
  const [code = '', section = ''] = name.split(' ');
  const facts = { conviction: { on: day('2026-11-01') }, sentenceYears: 2, ...more };
  return determineAll({ ...adult, ...facts, offences: [{ code, section }] }, TABLES, TODAY);
};

it('covers every Act of the tables', () => {
  expect(ACTS.map(({ code }) => code).toSorted()).toEqual(TABLES.acts.map(({ code }) => code).toSorted());
});

describe.each(ACTS)('$code', (entry) => {
  const { code } = entry;
  const row = gravest(code);
  if (!row) throw new Error(`no row for ${code}`);
  const forum = forumWith([row]);

  it('is heard by a court that the Act allows', () => {
    expect(courtsIn(entry)).toContain(forum.hears?.court);
    expect(forum.hears?.authority.at).toMatch(/^s\.\d/);
  });

  it('names the respondent', () => {
    const respondents = code === 'JJ' ? ['state-police'] : entry.respondents;
    expect(forum.respondents).toEqual(respondents);
  });

  it('names the way after a refusal', () => {
    const by = { 'R-14A': 'appeal', 'R-NIA21': 'appeal', 'R-MCOCA': 'appeal-or-application' }[entry.route];
    const { court = 'magistrate' } = forum.hears ?? {};
    const to = entry.to.startsWith('High Court') || sitsAsSessions(court) ? 'high' : 'sessions';
    expect(forum.afterRefusal).toMatchObject({ by: by ?? 'application', to });
  });

  it('excludes anticipatory bail if and only if the table does', () => {
    const barred = rowsOf(code).some(({ bars }) => bars.some(({ kind }) => kind === 'anticipatory-barred'));
    expect(barred).toBe(entry.anticipatory === 'barred');
    const section = entry.anticipatoryAt?.split(',')[0]?.split('(')[0] ?? '';
    const bars = rowsOf(code).flatMap((each) =>
      each.bars.filter(({ kind }) => kind === 'anticipatory-barred'),
    );
    expect(bars.every(({ section: at }) => at?.startsWith(section))).toBe(true);
  });

  it('has the bail bar of the table', () => {
    const kinds = new Set(rowsOf(code).flatMap(({ bars }) => bars.map(({ kind }) => kind)));
    const twin = entry.bar === 'twin-conditions' || entry.bar === 'prima-facie-true';
    expect(kinds.has('twin-conditions')).toBe(twin);
    expect(kinds.has('hearing')).toBe(entry.bar === 'hearing');
  });
});

it.each([
  ['BLACK-MONEY 51(1)', 'special-magistrate', 's.84', null],
  ['MMDR 21(1)', 'special', 's.30B', 'magistrate'],
  ['TELECOM 42(1)', 'chief-magistrate', 's.42(8)', null],
  ['PRIZE-CHITS 4', 'chief-magistrate', 's.9', null],
  ['BONDED-LABOUR 16', 'executive-magistrate', 's.21', 'magistrate'],
  ['MANUAL-SCAVENGERS 8', 'executive-magistrate', 's.21', 'magistrate'],
  ['JJ 75', 'childrens-court', 's.86(4)', null],
] as const)('corrects the court of %s', (...[name, court, at, otherwise]) => {
  const { hears } = determineAll({ ...adult, offences: refs(name) }, TABLES, TODAY).forum;
  expect(hears).toMatchObject({ court, authority: { at }, otherwise });
});

it.each([
  ['PDPP 4', 'prosecutor', 's.5', 's.5'],
  ['MWPRM 4', 'wife', 's.7(c)', 's.7(c)'],
  ['SC/ST 3(1)(r)', 'victim', 's.15A(3)', 's.15A(5)'],
] as const)('has notice and hearing of %s apart from a bar', (...[name, to, notice, hearing]) => {
  const { notices } = determineAll({ ...adult, offences: refs(name) }, TABLES, TODAY).forum;
  expect(notices).toMatchObject([{ to, notice: { at: notice }, hearing: { at: hearing } }]);
});

describe('a case under several laws', () => {
  it.each([
    ['BNS 103(1), SC/ST 3(2)(v)', 'special', 'SC/ST'],
    ['POCSO 6, SC/ST 3(2)(v)', 'special', 'POCSO'],
    ['NDPS 21(c), UAPA 17', 'special', 'UAPA'],
    ['NDPS 21(a), BNS 303(2)', 'magistrate', null],
    ['BNS 103(1), BNS 303(2)', 'sessions', null],
    ['BNS 303(2)', 'magistrate', null],
    ['TELECOM 42(1), BNS 103(1)', 'sessions', null],
    ['TELECOM 42(1), BNS 303(2)', 'chief-magistrate', 'TELECOM'],
    ['FSS 59(iii)', 'special', 'FSS'],
    ['FSS 59(i)', 'magistrate', null],
    ['MMDR 21(2)', 'magistrate', null],
  ])('%s is heard by %s', (names, court, named) => {
    const forward = refs(...names.split(', '));
    for (const offences of [forward, forward.toReversed()]) {
      expect(forumWith(offences).hears).toMatchObject({ court, act: named });
    }
  });

  it('names no court while an unread section may need a Special Court', () => {
    expect(forumWith(refs('BNS 303(2)'), { unrecognised: ['BNS 9999'] })).toMatchObject({
      hears: null,
      missing: ['offences'],
    });
    expect(forumWith(refs('UAPA 17'), { unrecognised: ['BNS 9999'] }).hears?.court).toBe('special');
  });

  it('sends a woman charged with murder to the Magistrate first, a man to the Sessions Court', () => {
    expect(forumWith(refs('BNS 103(1)'), { woman: true }).hears?.court).toBe('magistrate');
    expect(forumWith(refs('BNS 103(1)')).hears?.court).toBe('sessions');
  });
});

describe('a child', () => {
  it.each(['BNS 303(2)', 'BNS 103(1)', 'NDPS 21(c)', 'UAPA 17', 'SC/ST 3(2)(v)', 'PMLA 4'])(
    'is heard by the Board for %s',
    (name) => {
      const [code = '', section = ''] = name.split(' ');
      expect(forumWith([{ code, section }], { ageAtAct: 17 })).toMatchObject({
        stage: 'child',
        hears: { court: 'board', authority: { source: 'JJ', at: 's.12(1)' } },
        others: [],
        afterRefusal: { by: 'appeal', to: 'childrens-court', days: 30 },
      });
    },
  );
});

describe('after the judgment', () => {
  it.each([
    ['BNS 303(2)', {}, 'sessions', 's.415(3)'],
    ['BNS 103(1)', {}, 'high', 's.415(2)'],
    ['BNS 303(2)', { sentenceYears: 8 }, 'high', 's.415(2)'],
    ['UAPA 17', {}, 'high', 's.21(1)'],
    ['PC 7', {}, 'high', 's.27'],
    ['NDPS 21(c)', {}, 'high', 's.415(2)'],
    ['BNS 303(2)', { appealYear: 2022 }, 'sessions', 's.374(3)'],
  ])('%s with %o goes to the court of appeal %s', (name, more, ...[court, at]) => {
    expect(convicted(name, more).forum.hears).toMatchObject({ court, authority: { at } });
  });

  it('keeps an appeal of 2022 under the CrPC', () => {
    const [reason] = [convicted('BNS 303(2)', { appealYear: 2022 }).suspension.conclusion];
    expect(reason).toMatchObject({ because: [{ authority: { source: 'CrPC', at: 's.389(1)' } }] });
    expect(convicted('BNS 303(2)', { appealYear: 2025 }).suspension.conclusion).toMatchObject({
      because: [{ authority: { source: 'BNSS', at: 's.430(1)' } }],
    });
  });
});
