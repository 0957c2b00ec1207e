// @vitest-environment jsdom
/** The rows of a list of one outcome: each application with its last order, or the result of each applicant. */
import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts } from '../../data/test-device.ts';
import { GRANT, onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;

beforeEach(async () => {
  db = await testDb(judge);
});
afterEach(() => {
  cleanup();
  db.close();
});

it('shows the number, sections, filing and last order in a row of an outcome list', async () => {
  await onTheDevice(db, { status: 'Approved', applicationNumber: 'BA/2026/7', orders: [GRANT] });
  openJudge({ db, ports: testPorts() }, '/judge-dashboard?list=approved');
  const list = await screen.findByRole('region', { name: 'Approved Bail Applications' });
  const row = await within(list).findByRole('listitem');
  const { applicant, case: facts } = serverApplication();
  expect(within(row).getByRole('link', { name: applicant.name })).toBeTruthy();
  for (const text of [
    'BA/2026/7',
    facts.sections.join(', '),
    'Approved',
    'Order of 18-11-2026, S. Deshpande',
  ])
    expect(row.textContent).toContain(text);
});

it('shows the result of each applicant in a row of an outcome list', async () => {
  const { applicant } = serverApplication();
  const second = { ...applicant, name: 'Ravi Kale' };
  await onTheDevice(db, { coApplicants: [second], orders: [{ ...GRANT, applicants: [2] }] });
  openJudge({ db, ports: testPorts() }, '/judge-dashboard?list=total');
  const list = await screen.findByRole('region', { name: 'All Bail Applications' });
  const row = (await within(list).findByText(`${applicant.name} +1`)).closest('li');
  expect(row?.textContent).toContain(`1. ${applicant.name}: Pending`);
  expect(row?.textContent).toContain('2. Ravi Kale: Approved, Order of 18-11-2026, S. Deshpande');
});
