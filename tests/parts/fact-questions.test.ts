import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { type FactForm, factForm, type Question, questionsFor } from '#parts/fact-questions/fact-form.ts';
import { factFaults } from '#parts/fact-questions/fact-faults.ts';
import { factPatch } from '#parts/fact-questions/fact-patch.ts';
import type { KnownFacts } from '#parts/liberty-clock/clock-matters.ts';
import { english } from '../support/english.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');
const known: KnownFacts = { sections: ['BNS 303(2)'], arrestDate: day('2026-09-18'), firNumber: '1/2026' };
const ALL: Question[] = ['firDate', 'arrestDate', 'firstRemandDate', 'chargesheet', 'remandExtension'];

const asked = (questions: readonly Question[], facts = known) => ({
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
  factFaults(form(change, facts), asked(questions, facts));
const patch = (questions: readonly Question[], change: Partial<FactForm>, facts = known) =>
  factPatch(form(change, facts), asked(questions, facts));

describe('the questions', () => {
  it('are one for two facts that one answer gives', () => {
    expect(questionsFor(['neverConvicted', 'otherPendingCases', 'chargesheet', 'maximumTerm'])).toEqual([
      'antecedents',
      'chargesheet',
    ]);
  });

  it('ask a charge-sheet that was once said not to be filed afresh, as of today', () => {
    const stale: KnownFacts = { ...known, chargesheet: { state: 'not-filed', asOf: day('2026-11-01') } };
    expect(factForm(stale, TODAY)).toMatchObject({ chargesheet: '', chargesheetAsOf: '2026-11-20' });
  });
});

describe('the answers', () => {
  it('hold what was answered and nothing else', () => {
    expect(patch(ALL, { firstRemandDate: '2026-09-19' })).toEqual({ firstRemandDate: '2026-09-19' });
    expect(patch(ALL, {})).toEqual({});
  });

  it.each([
    [
      { chargesheet: 'filed', chargesheetOn: '2026-11-01' },
      { state: 'filed', on: '2026-11-01', asOf: null },
    ],
    [{ chargesheet: 'not-filed' }, { state: 'not-filed', asOf: '2026-11-20', on: null }],
  ] as const)('say one state of the charge-sheet and clear the other', (change, chargesheet) => {
    expect(patch(['chargesheet'], change)).toEqual({ chargesheet });
  });

  it('leave unknown what is said to be unknown', () => {
    const unknown = { chargesheet: 'unknown', antecedents: 'unknown', remandExtension: 'unknown' } as const;
    expect(patch(['chargesheet', 'antecedents', 'remandExtension'], unknown)).toEqual({});
  });

  it('tell none from unknown, and some by their rows', () => {
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

describe('the answers about the trial', () => {
  it('make the limb that was picked an offence of the record', () => {
    expect(patch(['sections'], { sections: 'BNS 318(4), theft of a cow' })).toEqual({
      sections: ['BNS 318(4)', 'theft of a cow'],
      offences: [{ code: 'BNS', section: '318(4)' }],
    });
  });

  it('take a date back to unknown when it is emptied', () => {
    expect(patch(['arrestDate'], { arrestDate: '' })).toEqual({ arrestDate: null });
  });

  it('give a trial of which only the date for evidence is known its stage', () => {
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
    'First remand by a Magistrate: 31-02-2026 is not a date. Correct the day, the month or the year.',
  ],
  [
    'firstRemandDate',
    { firstRemandDate: '2026-09-' },
    'First remand by a Magistrate: -09-2026 is not a date. Correct the day, the month or the year.',
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
    'The BNS applies to acts from 01-07-2024, and the arrest was before that. Correct the date, or choose the section of the IPC.',
  ],
  ['firDate', { firDate: '2026-12-01' }, 'The FIR cannot be after today. Correct the date.'],
  ['chargesheetOn', { chargesheet: 'filed' }, 'Give the date on which the charge-sheet was filed.'],
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
    'Nobody knows yet what will be filed. Give today or an earlier day.',
  ],
  [
    'chargesheetAsOf',
    { chargesheet: 'not-filed', chargesheetAsOf: '' },
    'Give the day as of which no charge-sheet is filed.',
  ],
  ['extendedUntil', { remandExtension: 'granted' }, 'Give the day until which the court extended the time.'],
] as const;

describe('what cannot be true', () => {
  it.each(FALSE)('stands beside %s: %j', (field, change, sentence) => {
    expect(faults(ALL, change)).toEqual({ [field]: sentence });
  });

  it('stands beside the field that is asked, whichever of the two is wrong', () => {
    const remanded: KnownFacts = { ...known, firstRemandDate: day('2026-09-10') };
    expect(faults(['arrestDate'], { arrestDate: '2026-09-12' }, remanded)).toHaveProperty('arrestDate');
  });

  it('asks for complete rows, and for a whole number of days', () => {
    const half = { firNumber: '9/2020', policeStation: '', sections: '', state: '' } as const;
    expect(faults(['antecedents'], { antecedents: 'some' })).toHaveProperty('antecedents');
    expect(faults(['antecedents'], { antecedents: 'some', others: [half] })).toEqual({
      'other-0': 'Other case 1: give the FIR number, the police station and the outcome.',
    });
    expect(faults(['delayDays'], { delayDays: 'two weeks' })).toHaveProperty('delayDays');
    expect(faults(['delayDays'], { delayDays: '14' })).toEqual({});
  });

  it('says so when nothing was answered', () => {
    expect(faults(['chargesheet', 'delayDays'], { chargesheet: 'unknown' })).toEqual({
      chargesheet: 'Nothing is answered yet. Answer one question, or close the form.',
    });
  });
});
