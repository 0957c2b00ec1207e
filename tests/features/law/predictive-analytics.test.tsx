// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { PredictiveAnalyticsScreen } from '#features/law/predictive-analytics/predictive-analytics-screen.tsx';
import { lawyer, pulledDb, testDb, testPorts } from '../../data/test-device.ts';
import { serverApplication } from '../../data/server-records.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;

beforeEach(async () => {
  db = await pulledDb();
});
afterEach(cleanup);

async function keep(many: number, status: Application['status'], section: string) {
  const rows = Array.from({ length: many }, (_, n) => {
    const made = serverApplication({
      status,
      _id: v7(),
      caseId: v7(),
      applicationNumber: `BA/2026/${section}/${n}`,
    });
    const facts = { ...made.case, sections: [section], court: 'sessions' as const };
    delete facts.offences;
    return { ...made, case: facts, asOf: null };
  });
  await db.applications.bulkPut(rows);
}

const open = () =>
  renderScreen(<PredictiveAnalyticsScreen />, {
    db,
    ports: testPorts(),
    user: lawyer,
    at: '/predictive-analytics',
  });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const predict = () => fireEvent.click(screen.getByRole('button', { name: 'Predict' }));
const result = () => screen.findByRole('region', { name: 'Result' });

it('counts nothing before the first finished pull, and all matters after it', async () => {
  db = await testDb();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Predict' }));
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(screen.queryByText('SAMPLE')).toBeNull();
  expect(screen.queryByText('No matters filed yet.')).toBeNull();
  await keep(12, 'Approved', 'BNS 303(2)');
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  await screen.findByRole('option', { name: 'BNS 303(2)' });
  expect(within(await result()).getByText(/^Of 12 decided matters of yours/)).toBeTruthy();
});

it('shows the grant rate of a section with its interval and limits', async () => {
  await keep(11, 'Approved', 'BNS 303(2)');
  await keep(7, 'Rejected', 'BNS 303(2)');
  await keep(9, 'Rejected', 'BNS 318(4)');
  open();
  await screen.findByRole('option', { name: 'BNS 303(2)' });
  choose('Offence', 'BNS 303(2)');
  choose('Judge (optional)', 'Justice X');
  predict();
  const shown = within(await result());
  shown.getByText(
    'Of 18 decided matters of yours under BNS 303(2), 11 were granted (61%, likely between 39% and 80%).',
  );
  shown.getByText(/Fewer than thirty matters: not reliable/);
  shown.getByText('Moderate probability');
  shown.getByText('Judge named: Justice X. Not counted.');
  shown.getByText('Granted: 11 of 18 similar matters, 0 of 9 others.');
  fireEvent.click(shown.getByRole('tab', { name: 'Similar Cases' }));
  expect(shown.getAllByText(/% similar/)).toHaveLength(5);
  shown.getAllByText(/Same: Section/);
  fireEvent.click(shown.getByRole('tab', { name: 'Recommendation' }));
  shown.getByText(/Counts are not a ground for or against bail/);
});

it('states no probability below ten matters', async () => {
  await keep(4, 'Approved', 'BNS 303(2)');
  open();
  await screen.findByRole('option', { name: 'BNS 303(2)' });
  predict();
  const shown = within(await result());
  expect(shown.queryByText('No probability is stated.')).not.toBeNull();
  shown.getByText(/Of 4 decided matters of yours, 4 were granted. Fewer than ten/);
});

it('shows the marked sample only when nothing can be counted', async () => {
  open();
  await screen.findByText('No matters filed yet.');
  predict();
  const shown = within(await result());
  expect(shown.queryByText('SAMPLE')).not.toBeNull();
  shown.getByText('Moderate probability'); // 68 percent
});

it('rejects invalid numbers, keeps them and counts nothing', async () => {
  open();
  await screen.findByText('No matters filed yet.');
  choose('Age of the applicant (optional)', '300');
  choose('Time in custody, in months', 'six');
  predict();
  const summary = within(await screen.findByRole('alert'));
  summary.getByText('Enter an age from 1 to 120, or leave blank.');
  summary.getByText('Enter a whole number, such as 6, or leave blank.');
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Time in custody, in months').value).toBe('six');
});

it('rejects too long and too large values and keeps them', async () => {
  await keep(4, 'Approved', 'BNS 303(2)');
  open();
  await screen.findByRole('option', { name: 'BNS 303(2)' });
  choose('Judge (optional)', 'x'.repeat(5_000));
  choose('Previous convictions', '1e9');
  choose('Time in custody, in months', '99999');
  predict();
  const summary = within(await screen.findByRole('alert'));
  summary.getByText('Enter a name of at most 120 letters.');
  summary.getByText('Enter a whole number, such as 6, or leave blank.');
  summary.getByText('Enter months from 0 to 600.');
  expect(screen.getByLabelText<HTMLInputElement>('Judge (optional)').value).toHaveLength(5_000);
});

it('shows months, courts, sections and time to order as tables', async () => {
  await keep(12, 'Approved', 'BNS 303(2)');
  await keep(3, 'Pending', 'BNS 303(2)');
  open();
  const history = within(await screen.findByRole('region', { name: 'Historical Analytics' }));
  await history.findByRole('table', { name: 'By month' });
  expect(history.getAllByRole('row')).toHaveLength(2); // its head, and the one month with matters
  expect(history.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    'Filed',
    'Decided',
    'Granted',
  ]);
  const bars = history.getByRole('img', { name: /by month/ });
  expect([...bars.querySelectorAll('text')].map((text) => text.textContent)).toContain('15');
  fireEvent.click(history.getByRole('tab', { name: 'By court' }));
  history.getByText('100% (76 to 100)');
  fireEvent.click(history.getByRole('tab', { name: 'By section' }));
  history.getByText('BNS 303(2)');
  fireEvent.click(history.getByRole('tab', { name: 'Time to order' }));
  history.getByText('15 matters, of which 3 pending.');
  history.getByRole('img', { name: /still pending, by days/ });
});
