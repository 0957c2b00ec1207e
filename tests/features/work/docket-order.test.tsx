// @vitest-environment jsdom
/** The docket with the law on the device: rights, custody, maximum and gates in the row, and its order. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { Db } from '#data/store/db.ts';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
});
afterEach(() => {
  cleanup();
  db.close();
});

const filed = (name: string, createdAt: string, facts: Partial<CaseFacts>) => {
  const { applicant, case: before } = serverApplication();
  return onTheDevice(db, {
    createdAt,
    applicant: { ...applicant, name },
    case: { ...before, custodyStatus: 'judicial', ...facts },
  });
};
const offence = (code: string, section: string) => ({
  offences: [{ code, section }],
  sections: [`${code} ${section}`],
});

it('sorts by accrued right, share of the maximum and age, and shows them with the gate', async () => {
  const notFiled = { state: 'not-filed', asOf: day('2026-11-20') } as const;
  const filedSheet = { state: 'filed', on: day('2026-01-10') } as const;
  await filed('Early Stage', '2026-10-01T05:00:00.000Z', {
    ...offence('NDPS', '21(c)'),
    arrestDate: day('2026-11-01'),
    chargesheet: notFiled,
  });
  await filed('Long Custody', '2026-11-10T05:00:00.000Z', {
    ...offence('BNS', '305'),
    arrestDate: day('2025-11-20'),
    chargesheet: filedSheet,
  });
  await filed('Default Bail', '2026-11-15T05:00:00.000Z', {
    ...offence('BNS', '303(2)'),
    arrestDate: day('2026-09-01'),
    firstRemandDate: day('2026-09-01'),
    chargesheet: notFiled,
  });
  await filed('Open Question', '2026-10-02T05:00:00.000Z', {
    ...offence('NDPS', '21(c)'),
    arrestDate: day('2026-01-02'),
  });
  openJudge({ db, ports: testPorts() }); // 20-11-2026
  const list = await screen.findByRole('region', { name: 'Pending Bail Applications' });
  await within(list).findByText('Sorted by accrued right, share of the maximum served, age');
  const rows = () => within(list).getAllByRole('listitem');
  const names = () => rows().map((row) => row.querySelector('h3')?.textContent);
  await waitFor(() => expect(names()[0]).toBe('Default Bail'));
  expect(rows()[0]?.textContent).toMatch(/Open \d+ days/);
  expect(rows()[0]?.textContent).toContain('BNS 303(2), 3 years');
  expect(rows()[0]?.textContent).toContain('81 days');
  const early = rows().find((row) => row.textContent?.includes('Early Stage'));
  expect(early?.textContent).toContain('Gate: s.37');
  // the date fills the line of the column, so that the row keeps two lines
  const open = rows().find((row) => row.textContent?.includes('Open Question'));
  expect(open?.querySelector('.docket-provision .docket-long')?.textContent).toContain('s.187(3)');
  expect(open?.querySelector('.docket-provision .docket-short')?.textContent).toBe('');
});

it('returns to the row from which a file was opened', async () => {
  await filed('First Applicant', '2026-11-01T05:00:00.000Z', {
    ...offence('BNS', '305'),
    chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
  });
  await filed('Second Applicant', '2026-11-02T05:00:00.000Z', {
    ...offence('BNS', '305'),
    chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
  });
  openJudge({ db, ports: testPorts() });
  await screen.findByText('Sorted by accrued right, share of the maximum served, age');
  const second = await screen.findByRole('link', { name: 'Second Applicant' });
  second.focus();
  fireEvent.click(second);
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await screen.findByText('Sorted by accrued right, share of the maximum served, age');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Second Applicant'));
});
