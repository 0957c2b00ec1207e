/** Judgments as dated rows: which were law on a day for a matter, and which the applicant must disclose. */
import { describe, expect, it } from 'vitest';
import { day, isDay } from '#kernel/calendar-date.ts';
import { ADVERSE_FACTS, MEASURES, TREATMENTS } from '#law/case-law/judgment.ts';
import { adverseJudgments } from '#law/case-law/adverse-judgments.ts';
import { judgmentsInForce, judgmentState, treatmentsOf } from '#law/case-law/judgments-on.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import type { Relief } from '#law/relief.ts';
import { lawTables } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';
import { ROWS } from './law-library.ts';

const { judgments } = TABLES;
const ON = day('2026-11-26');
/** Only a later judgment can do this. */
const LATER = new Set(['overrules', 'doubts', 'follows']);

const facts = (code: string, section: string, more: Partial<LawFacts> = {}): LawFacts => ({
  offences: [{ code, section }],
  unrecognised: [],
  custodyStatus: 'judicial',
  arrestDate: day('2026-10-01'),
  ageAtAct: 30,
  woman: false,
  sickOrInfirm: false,
  ...more,
});

const row = (id: string) => {
  const found = judgments.find((each) => each.id === id);
  if (!found) throw new Error(`no judgment ${id}`);
  return found;
};

const stateOf = (id: string, given: LawFacts, on = ON) =>
  judgmentState(row(id), determineAll(given, TABLES, on).matter, { on, judgments });

const adverseIn = (relief: Relief, given: LawFacts, on = ON) =>
  adverseJudgments(determineAll(given, TABLES, on), relief, { on, judgments }).map(({ id }) => id);

describe('the effect of a judgment', () => {
  it.each([
    ['2025-11-05', 'not-in-effect'],
    ['2025-11-06', 'in-force'],
  ])('of Mihir Rajesh Shah for an arrest on %s is %s', (arrest, state) => {
    expect(stateOf('mihir-2025', facts('BNS', '303(2)', { arrestDate: day(arrest) }))).toBe(state);
  });

  it('is unknown while the day of arrest is unknown', () => {
    const given = facts('BNS', '303(2)', { arrestDate: undefined, custodyStatus: undefined });
    expect(stateOf('mihir-2025', given)).toBe('day-unknown');
  });

  it('is limited to the Act of the judgment', () => {
    expect(stateOf('pankaj-bansal-2023', facts('PMLA', '4'))).toBe('in-force');
    expect(stateOf('pankaj-bansal-2023', facts('BNS', '303(2)'))).toBe('not-in-effect');
  });

  it('does not begin before the day of the decision', () => {
    const given = facts('BNS', '303(2)', { arrestDate: day('2026-01-10') });
    expect(stateOf('shaurya-singh-2026', given, day('2026-06-30'))).toBe('not-decided');
    expect(stateOf('shaurya-singh-2026', given, day('2026-07-01'))).toBe('in-force');
  });

  it('ends with a judgment that overrules it', () => {
    expect(stateOf('salauddin-1995', facts('BNS', '303(2)'))).toBe('overruled');
    expect(
      judgmentsInForce(determineAll(facts('BNS', '303(2)'), TABLES, ON).matter, { on: ON, judgments }),
    ).not.toContainEqual(row('salauddin-1995'));
  });

  it('is measured by the complaint for the hearing before cognizance', () => {
    const filed = facts('PMLA', '4', { chargesheet: { state: 'filed', on: day('2026-10-20') } });
    expect(row('kushal-agarwal-2025').effect).toMatchObject({ from: '2024-07-01', by: 'complaint' });
    expect(stateOf('kushal-agarwal-2025', filed)).toBe('in-force');
  });
});

describe('adverse authority in default bail', () => {
  const filed: Partial<LawFacts> = {
    firstRemandDate: day('2026-10-01'),
    chargesheet: { state: 'filed', on: day('2026-11-20') },
  };

  it('is listed once the charge-sheet is filed', () => {
    expect(adverseIn('default', facts('BNS', '303(2)', filed))).toEqual([
      'cbi-wadhawan-2024',
      'shaurya-singh-2026',
    ]);
    expect(adverseIn('default', facts('BNS', '303(2)'))).toEqual([]);
  });

  it('is not listed on a day before its decision', () => {
    const early = facts('BNS', '303(2)', {
      arrestDate: day('2025-10-01'),
      firstRemandDate: day('2025-10-01'),
      chargesheet: { state: 'filed', on: day('2025-11-20') },
    });
    expect(adverseIn('default', early, day('2025-12-10'))).toEqual(['cbi-wadhawan-2024']);
  });
});

describe('adverse authority', () => {
  it.each<[string, readonly [Relief, LawFacts], string[]]>([
    ['SC/ST anticipatory', ['anticipatory', facts('SC/ST', '3(1)(r)')], ['kiran-2025']],
    ['an absconder', ['anticipatory', facts('BNS', '303(2)', { proclaimed: true })], ['balmukund-2026']],
    ['a dowry death', ['regular-sessions', facts('BNS', '80(2)')], ['shabeen-ahmad-2025']],
    ['section 447', ['anticipatory', facts('COMPANIES', '447')], ['aditya-sarda-2025']],
    [
      'an arrest without writing before the ruling',
      [
        'regular-sessions',
        facts('BNS', '303(2)', { arrestDate: day('2025-10-01'), groundsOfArrest: { state: 'none' } }),
      ],
      ['darshan-2025', 'karan-singh-2026'],
    ],
    [
      'the same arrest after the ruling',
      [
        'regular-sessions',
        facts('BNS', '303(2)', { arrestDate: day('2025-11-06'), groundsOfArrest: { state: 'none' } }),
      ],
      [],
    ],
    [
      'delay under the UAPA',
      [
        'regular-high-court',
        facts('UAPA', '18', { arrestDate: day('2021-01-01'), witnesses: { cited: 100, examined: 4 } }),
      ],
      ['gurwinder-2024', 'gulfisha-2026', 'dayamoy-mahato-2025'],
    ],
    [
      'a life sentence for murder',
      ['suspension', facts('IPC', '302', { conviction: { on: day('2026-10-10') }, sentenceYears: Infinity })],
      ['omprakash-sahni-2023', 'rajesh-upadhayay-2025'],
    ],
  ])('of %s is disclosed by the applicant', (_name, matter, ids) => {
    expect(adverseIn(...matter)).toEqual(ids);
  });

  it('never lists a row of low confidence', () => {
    const low = { ...row('shabeen-ahmad-2025'), confidence: 'low' as const };
    const found = determineAll(facts('BNS', '80(2)'), TABLES, ON);
    expect(adverseJudgments(found, 'regular-sessions', { on: ON, judgments: [low] })).toEqual([]);
  });
});

it('shows the treatment by later judgments', () => {
  const treated = treatmentsOf(row('gurwinder-2024'), judgments);
  expect(treated.map(({ as, by }) => `${as} ${by.id}`)).toContain('doubts andrabi-2026');
});

it('replaces a row by that of the operator and moves the day of reading forward only', () => {
  const own = { ...row('mihir-2025'), citation: '(2026) 1 SCC 1' };
  const later = lawTables(ROWS, { judgments: [own], readTo: day('2026-11-20') });
  expect(later.judgments.find(({ id }) => id === 'mihir-2025')).toEqual(own);
  expect(later.judgments).toHaveLength(judgments.length);
  expect(later.caseLawReadTo).toBe('2026-11-20');
  expect(lawTables(ROWS, { judgments: [], readTo: day('2020-01-01') }).caseLawReadTo).toBe('2026-07-01');
});

describe('each row', () => {
  it('has a unique id and treats rows that exist', () => {
    const ids = new Set(judgments.map(({ id }) => id));
    expect(ids.size).toBe(judgments.length);
    const treats = judgments.flatMap((each) => each.treats ?? []);
    expect(treats.filter(({ id, as }) => !ids.has(id) || !TREATMENTS.includes(as))).toEqual([]);
  });

  it('has dates that exist, after the judgments that it treats', () => {
    const wrong = judgments.flatMap(({ id, date, effect, treats = [], year }) => {
      const isWrongDate = date !== undefined && !(isDay(date) && date.startsWith(`${year}-`));
      const isWrongEffect = effect !== undefined && !(isDay(effect.from) && MEASURES.includes(effect.by));
      const isEarlier = treats.some(({ id: treated, as }) => LATER.has(as) && row(treated).year > year);
      return isWrongDate || isWrongEffect || isEarlier ? [id] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('names sections and facts that the engine knows where it is adverse', () => {
    for (const { adverse } of judgments) {
      for (const fact of adverse?.when ?? []) expect(ADVERSE_FACTS).toContain(fact);
      for (const charged of adverse?.charged ?? []) {
        const [code] = charged.split(' ');
        expect(TABLES.offences.some((offence) => offence.code === code)).toBe(true);
      }
    }
  });

  it('is not marked as reviewed', () => {
    expect(judgments.filter(({ reviewedBy }) => reviewedBy !== null)).toEqual([]);
  });
});
