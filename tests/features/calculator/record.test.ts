/** The calculator opened from a record: its facts are counted, shown as the source and passed on. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { draftWithFacts } from '#data/records/application/draft-with-facts.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import {
  BLANK,
  type CalculatorForm,
  withoutHiddenAnswers,
} from '#features/law/calculator/calculator-form.ts';
import { draftSeed } from '#features/law/calculator/draft-seed.ts';
import { formFromRecord } from '#features/law/calculator/form-from-record.ts';
import { resultOf } from '#features/law/calculator/result.ts';
import { count } from '#parts/liberty-clock/count-matters.ts';
import { english } from '../../support/english.ts';
import { fileOne } from '../../data/acts.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';
import { JADHAV, TODAY } from './asked.ts';

/** Held twice, with a year between: from 10-07-2024 to 09-08-2024, and again since 10-08-2025. */
const FACTS: Partial<CaseFacts> = {
  sections: ['BNS 318(4)'],
  arrestDate: day('2024-07-10'),
  firstRemandDate: day('2024-07-11'),
  custody: [
    { from: day('2024-07-10'), to: day('2024-08-09'), kind: 'judicial' },
    { from: day('2025-08-10'), kind: 'judicial' },
  ],
  chargesheet: { state: 'filed', on: day('2024-08-01') },
  antecedents: { known: true, rows: [] },
  delayByAccusedDays: 0,
};
const record = lawFactsOf(FACTS, TABLES);
const seeded = formFromRecord({ facts: FACTS });
const given = { tab: 'bnss', asOf: TODAY, tables: TABLES, words: english, seeded, record } as const;
const result = (change: Partial<CalculatorForm> = {}) => resultOf({ ...seeded, ...change }, given);

describe('the calculator opened from a record', () => {
  it('counts the custody spans and gaps like the clock', () => {
    const { dates } = result().explained.found.undertrial;
    const matter = { caseId: 'c', name: 'n', firNumber: null, facts: FACTS, claimedOn: undefined };
    const clock = count(matter, { tables: TABLES, asOf: TODAY });
    expect(dates?.oneThird).toBe('2027-11-10');
    expect(clock.coming.find(({ right }) => right === 'one-third')?.on).toBe(dates?.oneThird);
    expect(result().explained.served).toMatchObject({ out: 365 });
  });

  it('counts from an arrest date that the user enters', () => {
    const { explained } = result({ arrestDate: '2025-08-10', firstRemandDate: '' });
    expect(explained.served?.out).toBe(0);
  });

  it('names the source of every met condition', () => {
    const { explained, from } = result({ previousConvictions: 'none', earlierSections: '' });
    const met = [...explained.conditions, ...explained.routes.flatMap(({ conditions }) => conditions)].filter(
      ({ state }) => state === 'met',
    );
    expect(met.filter(({ source }) => from(source) === english.calculator.from.nothing)).toEqual([]);
    expect(from('arrestDate')).toBe('Case record');
  });
});

it('removes answers that are hidden by another answer', () => {
  const left = {
    ...JADHAV,
    chargesheet: 'not-filed',
    chargesheetOn: '2025-11-15',
    defaultBailClaim: 'claimed',
  } as const;
  expect(withoutHiddenAnswers(left)).toMatchObject({ chargesheetOn: '', defaultBailClaim: '' });
});

describe('the draft from the calculator', () => {
  it('contains every fact and belongs to the same matter', async () => {
    const db = await testDb();
    const ports = testPorts();
    const filed = await fileOne(db, ports, { fullName: 'Sunil Jadhav', sections: 'BNS 318(4)' });
    const caseId = (await db.applications.get(filed))?.caseId ?? '';
    const made = resultOf(JADHAV, { ...given, seeded: null, record: undefined });
    const draft = await draftWithFacts(db, ports, { ...draftSeed(JADHAV, made, 'Evidence'), caseId });
    expect(draft).toMatchObject({
      caseId,
      form: { fullName: 'Sunil Jadhav', relief: 'undertrial', arrestDate: '2024-07-10' },
      under: {
        case: {
          firstRemandDate: '2024-07-11',
          chargesheet: { state: 'filed', on: '2024-09-05' },
          delayByAccusedDays: 0,
          antecedents: { known: true, rows: [] },
        },
      },
    });
    expect(await db.drafts.count()).toBe(1);
    db.close();
  });

  it('keeps facts that the matter already has', async () => {
    const db = await testDb();
    const ports = testPorts();
    const filed = await fileOne(db, ports, { fullName: 'Sunil Jadhav', arrestDate: '2024-07-10' });
    const caseId = (await db.applications.get(filed))?.caseId ?? '';
    const form = { ...JADHAV, arrestDate: '', timeServed: '1' };
    const made = resultOf(form, { ...given, seeded: null, record: undefined });
    const draft = await draftWithFacts(db, ports, { ...draftSeed(form, made, 'Evidence'), caseId });
    expect(draft?.form.arrestDate).toBe('2024-07-10');
    db.close();
  });
});

it('copies the facts of the other routes into the draft', async () => {
  const db = await testDb();
  const ports = testPorts();
  const filed = await fileOne(db, ports, { fullName: 'Sunil Jadhav', sections: 'BNS 318(4)' });
  const caseId = (await db.applications.get(filed))?.caseId ?? '';
  const routes = {
    ...BLANK.routes,
    arrestAt: '10:00',
    production: 'produced',
    producedOn: '2024-07-11',
    groundsOfArrest: 'none',
    bailOrder: 'granted',
    bailOrderOn: '2024-10-01',
    otherOrders: '2',
    witnessesCited: '12',
    witnessesExamined: '3',
    incomplete: 'yes',
    proclaimed: 'yes',
    ageAtAct: '19',
    policeCustody: 'some',
    policeSpans: [{ from: '2024-07-11', to: '2024-07-14' }],
  } as const;
  const form = { ...JADHAV, routes };
  const made = resultOf(form, { ...given, seeded: null, record: undefined });
  const draft = await draftWithFacts(db, ports, { ...draftSeed(form, made, 'Evidence'), caseId });
  expect(draft?.under?.case).toMatchObject({
    arrest: { at: '10:00', production: { state: 'produced', on: '2024-07-11' } },
    groundsOfArrest: { state: 'none' },
    bailOrder: { state: 'granted', on: '2024-10-01', otherOrders: 2 },
    trial: { stage: 'Evidence', witnessesCited: 12, witnessesExamined: 3 },
    chargesheet: { state: 'filed', on: '2024-09-05', incomplete: true },
    coercive: { known: true, rows: [{ kind: 'proclamation' }] },
    person: { ageAtAct: 19 },
    custody: [
      { from: '2024-07-10', to: '2024-07-11', kind: 'judicial' },
      { from: '2024-07-11', to: '2024-07-14', kind: 'police' },
      { from: '2024-07-14', kind: 'judicial' },
    ],
  });
  db.close();
});
