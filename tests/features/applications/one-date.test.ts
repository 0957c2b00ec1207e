/**
 * For every relief the date is the same in the record, on the clock and in the paper. Uses the real form,
 * database, clock and document.
 */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { day, indianDate } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { clockMatters } from '#parts/liberty-clock/clock-matters.ts';
import { count } from '#parts/liberty-clock/count-matters.ts';
import { fileOne } from '../../data/acts.ts';
import { testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';

const TODAY = day('2026-11-20');

interface ExpectedDate {
  readonly form: Partial<ApplicationForm>;
  /** The right or the time on the clock, and its day. */
  readonly right: string;
  readonly on: string;
  /** The text of the paper, or of its notes, around that day. */
  readonly says: (date: string) => string;
}

const baseForm: Partial<ApplicationForm> = {
  court: 'magistrate',
  arrestDate: '2026-09-08',
  antecedents: 'none',
};

const MATTERS: Readonly<Record<Relief, ExpectedDate>> = {
  bailable: {
    form: { ...baseForm, relief: 'bailable', sections: 'BNS 115(2)', arrestDate: '2026-11-15' },
    right: 'bailable',
    on: '2026-11-23',
    says: (date) => `within a week of arrest, that is, before ${date}`,
  },
  'regular-magistrate': {
    form: {
      ...baseForm,
      relief: 'regular-magistrate',
      sections: 'BNS 303(2)',
      arrestDate: '2026-01-10',
      chargesheet: 'filed',
      chargesheetOn: '2026-02-20',
      trialStage: 'evidence',
      firstEvidenceDate: '2026-08-01',
    },
    right: 'sixty-days',
    on: '2026-10-01',
    says: (date) => `directs release on bail from ${date}`,
  },
  'regular-sessions': {
    form: { relief: 'regular-sessions', court: 'sessions', sections: 'BNS 318(4)', arrestDate: '2026-07-10' },
    right: 'default-bail',
    on: '2026-09-08',
    says: (date) => `The right to default bail may have accrued on ${date}`,
  },
  'regular-high-court': {
    form: {
      relief: 'regular-high-court',
      court: 'high',
      sections: 'SC/ST 3(1)(r)',
      specialCourtOrderOn: '2026-10-01',
    },
    right: 'appeal-by',
    on: '2026-12-30',
    says: (date) => `The period of limitation for the appeal expires on ${date}`,
  },
  anticipatory: {
    form: {
      relief: 'anticipatory',
      sections: 'BNS 318(4)',
      custodyStatus: 'not-arrested',
      arrestDate: '',
      interimProtectionUntil: '2026-12-04',
    },
    right: 'interim-protection',
    on: '2026-12-04',
    says: (date) => `Interim protection from arrest is in force until ${date}`,
  },
  default: {
    form: {
      ...baseForm,
      relief: 'default',
      sections: 'BNS 303(2)',
      firstRemandDate: '2026-09-09',
      chargesheet: 'not-filed',
      chargesheetOn: '2026-11-20',
      remandExtension: 'none',
    },
    right: 'default-bail',
    on: '2026-11-08',
    says: (date) => `accrued to the applicant on ${date} and subsists`,
  },
  undertrial: {
    form: {
      ...baseForm,
      relief: 'undertrial',
      sections: 'BNS 318(4)',
      arrestDate: '2024-07-05',
      firDate: '2024-07-04',
      firNumber: '123/2024',
      delayByAccusedDays: '12',
    },
    right: 'one-third',
    on: '2026-11-17',
    says: (date) => `it was completed on ${date}`,
  },
  suspension: {
    form: {
      relief: 'suspension',
      sections: 'NI 138',
      convictingCourt: 'the Judicial Magistrate First Class, Pune',
      convictedOn: '2026-10-10',
      sentence: 'simple imprisonment for 1 year',
      appealNumber: '77/2026',
      chequeDeposit: 'ordered',
      chequeDepositOn: '2026-11-01',
    },
    right: 'deposit-due',
    on: '2026-12-31',
    says: (date) => `it is due by ${date}`,
  },
};

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

/** Rights with a date, anywhere on the clock. */
async function clockDays(): Promise<string[]> {
  const [matter] = await clockMatters(db);
  if (!matter) throw new Error('the case is on this device');
  const { open, coming, maybe } = count(matter, { tables: TABLES, asOf: TODAY });
  return [
    ...[...open, ...coming].map(({ right, on }) => `${right} ${on}`),
    ...maybe.map(({ right, since }) => `${right} ${since}`),
  ];
}

describe.each(Object.entries(MATTERS))('%s', (relief, { form, right, on, says }) => {
  it('has the same date in the facts, the clock and the paper', async () => {
    const id = await fileOne(db, ports, form);
    const row = await db.applications.get(id);
    if (!row) throw new Error('it was filed on this device');
    expect(row.bail.relief).toBe(relief);
    expect(await clockDays()).toContain(`${right} ${on}`);
    const paper = bailApplication(contentOf(row), { filedOn: TODAY, lawEdition: 'x', tables: TABLES });
    const concernTexts = paper.concerns.map(({ text }) => text);
    expect([plainText(paper), ...concernTexts].join('\n')).toContain(says(indianDate(day(on))));
  });
});
