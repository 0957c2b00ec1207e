// @vitest-environment jsdom
/** A phone whose clock is two days slow: the clock, the calculator and the papers count by the server's day. */
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { setMeta } from '#data/store/meta.ts';
import { CalculatorScreen } from '#features/law/calculator/calculator-screen.tsx';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import { useUnfinishedDocument } from '#parts/court-document/use-court-document.ts';
import { ClockStrip } from '../../../src/app/shell/strips.tsx';
import { fileOne } from '../../data/acts.ts';
import { pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

const DAY = 24 * 3_600_000;
let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  localStorage.clear();
  db = await pulledDb();
  ports = testPorts(); // 20-11-2026, 11:30 IST
  const server = ports.now().getTime();
  await setMeta(db, 'contact', { server, device: server - 2 * DAY });
  ports.wait(-2 * DAY);
});
afterEach(() => {
  cleanup();
  db.close();
});

const LONG = { timeout: 15_000 };

it('opens a right on the server date and shows that date', async () => {
  const arrestDate = '2026-09-19';
  const form = { sections: 'BNS 303(2)', court: 'magistrate', arrestDate, firDate: arrestDate } as const;
  const id = await fileOne(db, ports, { fullName: 'Imran Sheikh', ...form });
  const saved = await saveCaseFacts(db, ports, (await db.applications.get(id))?.caseId ?? '', {
    firstRemandDate: arrestDate,
    chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
    antecedents: { known: true, rows: [] },
    delayByAccusedDays: 0,
  });
  expect(saved.ok).toBe(true);
  renderScreen(<DashboardScreen />, { db, ports });
  await waitFor(() => {
    const region = screen.getByRole('region', { name: 'Liberty clock' });
    const link = within(region).getByRole('link', { name: 'Imran Sheikh' });
    expect(link.closest('li')?.textContent).toContain('2 days since accrual');
  }, LONG);
  expect(screen.getByText('20-11-2026')).toBeTruthy();
});

it('uses the server date as today in the calculator', async () => {
  renderScreen(<CalculatorScreen />, { db, ports });
  await screen.findByRole('heading', { level: 1 });
  const day = await screen.findAllByText(/20-11-2026/, {}, LONG);
  expect(day.length).toBeGreaterThan(0);
  expect(screen.queryByText(/18-11-2026/)).toBeNull();
});

it('dates an unfinished document by the server date', async () => {
  renderScreen(<Paper />, { db, ports });
  await waitFor(() => expect(screen.getByTestId('paper').textContent).toContain('20-11-2026'), LONG);
  expect(screen.getByTestId('paper').textContent).not.toContain('18-11-2026');
});

function Paper() {
  return <p data-testid="paper">{JSON.stringify(useUnfinishedDocument({}, null))}</p>;
}

it('warns with the date of the phone and of the server', async () => {
  renderScreen(<ClockStrip />, { db, ports });
  const warning = await screen.findByText(/clock of this phone shows 18-11-2026/);
  expect(warning.textContent).toContain('the court’s server shows 20-11-2026. Dates use the server’s date.');
});

it('warns from the first render after a restart', async () => {
  renderScreen(<ClockStrip />, { db, ports });
  await screen.findByText(/18-11-2026/);
  await waitFor(() => expect(localStorage.getItem('zamanat-contact')).not.toBeNull());
  cleanup();
  renderScreen(<ClockStrip />, { db, ports });
  expect(screen.getByText(/18-11-2026/)).toBeTruthy();
});

it('warns about a clock in 1970 and an old server contact', async () => {
  ports.wait(-20_000 * DAY);
  renderScreen(<ClockStrip />, { db, ports });
  const warning = await screen.findByText(/, which is wrong/);
  expect(warning.textContent).toContain('Dates use the last contact with the court’s server, on 20-11-2026.');
  cleanup();
  ports.wait(20_000 * DAY + 22 * DAY);
  await setMeta(db, 'contact', {
    server: ports.now().getTime() - 20 * DAY,
    device: ports.now().getTime() - 20 * DAY,
  });
  renderScreen(<ClockStrip />, { db, ports });
  expect(await screen.findByText(/^Last contact with the court’s server:/)).toBeTruthy();
});
