import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { CLOCK_FACTS, FURTHER_FACT_NAMES, type LawFacts } from '#law/facts.ts';
import { type FactForm, factForm, type Question } from '#parts/fact-questions/fact-form.ts';
import { questionsFor, unanswerable } from '#parts/fact-questions/questions-for.ts';
import { matterClock } from '#law-explain/matter-clock.ts';
import { factFaults } from '#parts/fact-questions/fact-faults.ts';
import { factPatch } from '#parts/fact-questions/fact-patch.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { english } from '../support/english.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');
const known: KnownFacts = { sections: ['BNS 303(2)'], arrestDate: day('2026-09-18'), firNumber: '1/2026' };
const ALL: Question[] = ['firDate', 'arrestDate', 'firstRemandDate', 'chargesheet', 'remandExtension'];

const questionContext = (questions: readonly Question[], facts = known) => ({
  facts,
  questions,
  tables: TABLES,
  today: TODAY,
  words: english,
  evidenceStage: 'Evidence',
});
const form = (change: Partial<FactForm>, facts = known): FactForm => ({
  ...factForm(facts, TODAY),
  ...change,
});
const faults = (questions: readonly Question[], change: Partial<FactForm>, facts = known) =>
  factFaults(form(change, facts), questionContext(questions, facts));
const patch = (questions: readonly Question[], change: Partial<FactForm>, facts = known) =>
  factPatch(form(change, facts), questionContext(questions, facts));

describe('the questions', () => {
  it('asks one question for two facts with one answer', () => {
    expect(questionsFor(['neverConvicted', 'otherPendingCases', 'chargesheet', 'maximumTerm'])).toEqual([
      'antecedents',
      'chargesheet',
    ]);
  });

  it('asks again about a charge-sheet recorded as not filed', () => {
    const stale: KnownFacts = { ...known, chargesheet: { state: 'not-filed', asOf: day('2026-11-01') } };
    expect(factForm(stale, TODAY)).toMatchObject({ chargesheet: '', chargesheetAsOf: '2026-11-20' });
  });
});

describe('every fact', () => {
  const random: fc.Arbitrary<LawFacts> = fc
    .record({
      offences: fc.array(
        fc.constantFrom(...TABLES.offences.map(({ code, section, variant }) => ({ code, section, variant }))),
        { maxLength: 3 },
      ),
      custodyStatus: fc.constantFrom('judicial' as const, 'not-arrested' as const, undefined),
      chargesheet: fc.constantFrom({ state: 'filed', on: day('2026-10-01') } as const, undefined),
      arrestDate: fc.constantFrom(day('2026-09-01'), undefined),
      neverConvicted: fc.constantFrom(true, false, undefined),
    })
    .map((facts) => Object.assign(facts, { unrecognised: [] }));

  it('has a field or an explanation when the clock can ask for it', () => {
    for (const fact of CLOCK_FACTS) {
      expect([fact, questionsFor([fact]).length + unanswerable([fact]).length]).toEqual([fact, 1]);
    }
    expect(unanswerable(CLOCK_FACTS)).toEqual(['classification', 'maximumTerm']);
    for (const fact of unanswerable(CLOCK_FACTS))
      expect(english.law.facts[fact].ask.length).toBeGreaterThan(80);
  });

  it('is never asked for when no right of the clock depends on it', () => {
    const never: ReadonlySet<string> = new Set(FURTHER_FACT_NAMES);
    fc.assert(
      fc.property(random, (facts) => {
        const { asks } = matterClock(determineAll(facts, TABLES, TODAY));
        expect(asks.filter((fact) => never.has(fact))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(questionsFor(FURTHER_FACT_NAMES)).toEqual([]);
  });
});

describe('the principal offence', () => {
  const conspiracy: KnownFacts = { ...known, sections: ['BNS 61(2)(a)'] };

  it('is stored apart from the charged offences', () => {
    expect(patch(['principal'], { principal: 'BNS 318(4)' }, conspiracy)).toEqual({
      principalOffences: [{ code: 'BNS', section: '318(4)' }],
    });
    expect(patch(['principal'], {}, conspiracy)).toEqual({});
  });

  it('becomes unknown when its field is emptied', () => {
    const named: KnownFacts = { ...conspiracy, principalOffences: [{ code: 'BNS', section: '318(4)' }] };
    expect(factForm(named, TODAY).principal).toBe('BNS 318(4)');
    expect(patch(['principal'], { principal: '' }, named)).toEqual({ principalOffences: null });
  });

  it('must be an offence in the tables', () => {
    expect(faults(['principal'], { principal: 'some conspiracy' }, conspiracy)).toHaveProperty('principal');
    expect(faults(['principal'], { principal: 'BNS 318' }, conspiracy)).toHaveProperty('principal');
    expect(faults(['principal'], { principal: 'BNS 318(4)' }, conspiracy)).toEqual({});
  });
});

describe('the patch from the answers', () => {
  it('contains only the answered questions', () => {
    expect(patch(ALL, { firstRemandDate: '2026-09-19' })).toEqual({ firstRemandDate: '2026-09-19' });
    expect(patch(ALL, {})).toEqual({});
  });

  it.each([
    [
      { chargesheet: 'filed', chargesheetOn: '2026-11-01' },
      { state: 'filed', on: '2026-11-01', asOf: null },
    ],
    [{ chargesheet: 'not-filed' }, { state: 'not-filed', asOf: '2026-11-20', on: null }],
  ] as const)('sets one state of the charge-sheet and clears the other', (change, chargesheet) => {
    expect(patch(['chargesheet'], change)).toEqual({ chargesheet });
  });

  it('omits the answer unknown', () => {
    const unknown = { chargesheet: 'unknown', antecedents: 'unknown', remandExtension: 'unknown' } as const;
    expect(patch(['chargesheet', 'antecedents', 'remandExtension'], unknown)).toEqual({});
  });

  it('distinguishes no antecedents from unknown, and lists other cases', () => {
    expect(patch(['antecedents'], { antecedents: 'none' })).toEqual({
      antecedents: { known: true, rows: [] },
    });
    const other = {
      firNumber: ' 9/2020 ',
      policeStation: 'Pune',
      sections: 'IPC 379, IPC 411',
      state: 'convicted',
    } as const;
    expect(patch(['antecedents'], { antecedents: 'some', others: [other] })).toEqual({
      antecedents: {
        known: true,
        rows: [
          {
            firNumber: '9/2020',
            policeStation: 'Pune',
            sections: ['IPC 379', 'IPC 411'],
            state: 'convicted',
          },
        ],
      },
    });
  });
});

describe('the patch about the trial', () => {
  it('stores recognised sections as offences of the record', () => {
    expect(patch(['sections'], { sections: 'BNS 318(4), theft of a cow' })).toEqual({
      sections: ['BNS 318(4)', 'theft of a cow'],
      offences: [{ code: 'BNS', section: '318(4)' }],
    });
  });

  it('clears a date when its field is emptied', () => {
    expect(patch(['arrestDate'], { arrestDate: '' })).toEqual({ arrestDate: null });
  });

  it('sets the stage Evidence when only the evidence date is known', () => {
    expect(patch(['firstEvidenceDate'], { firstEvidenceDate: '2026-12-01' })).toEqual({
      trial: { firstEvidenceDate: '2026-12-01', stage: 'Evidence' },
    });
    const charged: KnownFacts = { ...known, trial: { stage: 'Charge framed' } };
    expect(patch(['firstEvidenceDate'], { firstEvidenceDate: '2026-12-01' }, charged)).toMatchObject({
      trial: { stage: 'Charge framed' },
    });
  });
});

const FALSE = [
  [
    'firstRemandDate',
    { firstRemandDate: '2026-02-31' },
    'Date of first remand: 31-02-2026 is not a date. Correct the day, the month or the year.',
  ],
  [
    'firstRemandDate',
    { firstRemandDate: '2026-09-' },
    'Date of first remand: ?-09-2026 is not a date. Correct the day, the month or the year.',
  ],
  [
    'firstRemandDate',
    { firstRemandDate: '2026-09-17' },
    'The first remand cannot be before the arrest. Correct one of the two dates.',
  ],
  [
    'firstRemandDate',
    { firstRemandDate: '2026-11-21' },
    'The first remand cannot be after today. Correct the date.',
  ],
  ['arrestDate', { arrestDate: '2026-11-21' }, 'The arrest cannot be after today. Correct the date.'],
  [
    'arrestDate',
    { arrestDate: '2024-06-30' },
    'The BNS applies to offences from 01-07-2024, but the arrest is earlier. Correct the date, or choose the IPC section.',
  ],
  ['firDate', { firDate: '2026-12-01' }, 'Date of the FIR: this date is in the future. Correct the date.'],
  [
    'chargesheetOn',
    { chargesheet: 'filed' },
    'Date of the charge-sheet: enter the day, month and year, or choose “Not known”.',
  ],
  [
    'chargesheetOn',
    { chargesheet: 'filed', chargesheetOn: '2026-11-21' },
    'The charge-sheet cannot be filed after today. Correct the date.',
  ],
  [
    'chargesheetOn',
    { chargesheet: 'filed', chargesheetOn: '2026-09-01' },
    'The charge-sheet cannot be filed before the arrest. Correct one of the two dates.',
  ],
  [
    'chargesheetAsOf',
    { chargesheet: 'not-filed', chargesheetAsOf: '2026-12-01' },
    'Not filed as of: this date is in the future. Correct the date.',
  ],
  [
    'chargesheetAsOf',
    { chargesheet: 'not-filed', chargesheetAsOf: '' },
    'Not filed as of: enter the day, month and year, or choose “Not known”.',
  ],
  [
    'extendedUntil',
    { remandExtension: 'granted' },
    'Extended until: enter the day, month and year, or choose “Not known”.',
  ],
] as const;

describe('the patch about a claim and an order', () => {
  it('stores the default bail claim and the hour of the charge-sheet', () => {
    const filed: KnownFacts = { ...known, chargesheet: { state: 'filed', on: day('2026-11-19') } };
    const answers = {
      defaultBailClaim: 'claimed',
      defaultBailClaimOn: '2026-11-19',
      defaultBailClaimAt: '11:00',
      chargesheetAt: '15:30',
    } as const;
    expect(patch(['defaultBailClaim', 'chargesheetAt'], answers, filed)).toEqual({
      defaultBailClaim: { state: 'claimed', on: '2026-11-19', at: '11:00' },
      chargesheet: { state: 'filed', on: '2026-11-19', at: '15:30' },
    });
    expect(patch(['defaultBailClaim'], { defaultBailClaim: 'none' })).toEqual({
      defaultBailClaim: { state: 'none', on: null, at: null },
    });
    expect(patch(['defaultBailClaim', 'chargesheetAt'], { defaultBailClaim: 'unknown' })).toEqual({});
  });

  it('stores the date and the circumstances of the extension order', () => {
    const extended: KnownFacts = {
      ...known,
      remandExtension: { state: 'granted', until: day('2027-05-01') },
    };
    const answers = { orderedOn: '2026-11-10', produced: 'yes', prosecutorReport: 'no' } as const;
    expect(patch(['orderedOn'], answers, extended)).toEqual({
      remandExtension: {
        state: 'granted',
        until: '2027-05-01',
        orderedOn: '2026-11-10',
        produced: true,
        prosecutorReport: false,
      },
    });
    expect(patch(['orderedOn'], {}, extended)).toEqual({});
  });
});

describe('invalid answers', () => {
  it.each([
    ['defaultBailClaimOn', { defaultBailClaim: 'claimed' }, 'Applied for on: enter the day'],
    [
      'defaultBailClaimOn',
      { defaultBailClaim: 'claimed', defaultBailClaimOn: '2026-11-21' },
      'Applied for on: this date is in the future',
    ],
    [
      'defaultBailClaimAt',
      { defaultBailClaim: 'claimed', defaultBailClaimOn: '2026-11-19', defaultBailClaimAt: '25:00' },
      'such as 14:30',
    ],
    ['chargesheetAt', { chargesheetAt: 'noon' }, 'such as 14:30'],
    ['orderedOn', { orderedOn: '2026-12-01' }, 'Date of the extension order: this date is in the future'],
  ] as const)('shows the error of a claim or an hour at %s: %j', (field, change, sentence) => {
    const found = faults(['defaultBailClaim', 'chargesheetAt', 'orderedOn'], change);
    expect(found[field]).toContain(sentence);
    expect(Object.keys(found)).toEqual([field]);
  });

  it.each(FALSE)('shows the error at %s: %j', (field, change, sentence) => {
    expect(faults(ALL, change)).toEqual({ [field]: sentence });
  });

  it('shows a conflict of two dates at the asked field', () => {
    const remanded: KnownFacts = { ...known, firstRemandDate: day('2026-09-10') };
    expect(faults(['arrestDate'], { arrestDate: '2026-09-12' }, remanded)).toHaveProperty('arrestDate');
  });

  it('requires complete rows and a whole number of days', () => {
    const half = { firNumber: '9/2020', policeStation: '', sections: '', state: '' } as const;
    expect(faults(['antecedents'], { antecedents: 'some' })).toHaveProperty('antecedents');
    expect(faults(['antecedents'], { antecedents: 'some', others: [half] })).toEqual({
      'other-0': 'Other case 1: enter the FIR number, the police station and the outcome.',
    });
    expect(faults(['delayByAccusedDays'], { delayByAccusedDays: 'two weeks' })).toHaveProperty(
      'delayByAccusedDays',
    );
    expect(faults(['delayByAccusedDays'], { delayByAccusedDays: '14' })).toEqual({});
  });

  it('rejects a form without any answer', () => {
    expect(faults(['chargesheet', 'delayByAccusedDays'], { chargesheet: 'unknown' })).toEqual({
      chargesheet: 'No question is answered yet. Answer one, or close the form.',
    });
  });
});
