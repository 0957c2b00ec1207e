// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { CustodyRow } from '#domain/application/form-rows.ts';
import { day } from '#kernel/calendar-date.ts';
import { CustodyLedger } from '#parts/custody-ledger/custody-ledger.tsx';
import { custodyFaults } from '#parts/custody-ledger/custody-faults.ts';
import { custodyLedger } from '#text/en/work/custody-ledger.ts';
import { useLive } from '#data/react/use-live.ts';
import { useDevice } from '#data/react/use-device.ts';
import { fileOne } from '../../data/acts.ts';
import { serverHearing } from '../../data/server-records.ts';
import { testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

const TODAY = day('2026-11-20');
const { errors } = custodyLedger;
const faultsOf = (...rows: (readonly [CustodyRow['kind'], string, string])[]) =>
  custodyFaults(
    rows.map(([kind, from, to]) => ({ kind, from, to })),
    { words: errors, today: TODAY },
  );

it.each([
  ['a period without a type', [['', '2026-08-02', '']], { 'custody-0-kind': errors.kind }],
  ['a period without a first day', [['judicial', '--', '']], { 'custody-0-from': errors.from }],
  ['a day that does not exist', [['judicial', '2026-02-30', '']], { 'custody-0-from': errors.noDay }],
  [
    'a period that ends before it begins',
    [['judicial', '2026-08-02', '2026-08-01']],
    { 'custody-0-to': errors.backwards },
  ],
  ['a future day', [['judicial', '2026-11-21', '']], { 'custody-0-from': errors.afterToday }],
  [
    'a future surrender',
    [['interim-bail', '2026-11-01', '2026-12-01']],
    { 'custody-0-to': errors.surrenderAhead },
  ],
  [
    'two overlapping periods in custody',
    [
      ['judicial', '2026-08-06', ''],
      ['police', '2026-08-02', '2026-08-07'],
    ],
    { 'custody-0-from': errors.overlap('02-08-2026') },
  ],
] as const)('rejects %s at its field', (_, rows, expectedFaults) => {
  expect(faultsOf(...rows)).toEqual(expectedFaults);
});

it('accepts a shared transfer day and interim bail within custody', () => {
  expect(
    faultsOf(
      ['police', '2026-08-02', '2026-08-07'],
      ['judicial', '2026-08-07', ''],
      ['interim-bail', '2026-09-01', '2026-09-11'],
    ),
  ).toEqual({});
});

let db: Db;
let ports: TestPorts;
let record: CaseRow;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
  const id = await fileOne(db, ports, { custodyStatus: 'judicial', arrestDate: '2026-08-02' });
  const found = await db.cases.get((await applicationOf(db, id))?.caseId ?? '');
  if (!found) throw new Error('no case');
  record = found;
});
afterEach(cleanup);

function Shown() {
  const { db: here } = useDevice();
  const live = useLive(() => here.cases.get(record._id), [here]);
  return live.status === 'ready' && live.value ? <CustodyLedger record={live.value} /> : null;
}

const spans = () => screen.findAllByRole('group', { name: /^Period \d/ });
async function fill(nth: number, kind: string, ...days: readonly string[]) {
  const span = (await spans())[nth];
  if (!span) throw new Error('no such span');
  fireEvent.change(within(span).getByLabelText('Type'), { target: { value: kind } });
  const dates = within(span).getAllByPlaceholderText('DD-MM-YYYY');
  for (const [n, date] of days.entries()) {
    const box = dates[n];
    if (!box) throw new Error('no such date');
    fireEvent.change(box, { target: { value: date } });
  }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows the days, saves the periods and shows their effect', async () => {
  renderScreen(<Shown />, { db, ports });
  expect(await screen.findByText(/days in custody up to \d/)).toBeDefined();
  await press('Edit custody periods');
  await fill(0, 'judicial', '2026-08-02');
  await press('Add interim bail');
  await fill(1, 'interim-bail', '2026-09-01', '2026-09-11');
  expect(await screen.findByText('Effect on the dates if saved')).toBeDefined();
  expect((await db.cases.get(record._id))?.facts?.custody ?? []).toEqual(record.facts?.custody ?? []);
  await press('Save custody periods');
  await waitFor(async () =>
    expect((await db.cases.get(record._id))?.facts?.custody).toEqual([
      { kind: 'judicial', from: '2026-08-02' },
      { kind: 'interim-bail', from: '2026-09-01', to: '2026-09-11' },
    ]),
  );
  expect(await screen.findByText('Effect on the dates')).toBeDefined();
  expect(screen.getByText('surrendered 11-09-2026')).toBeDefined();
  expect(screen.getByText('111 days')).toBeDefined(); // the days below and the nine days out
  expect(await screen.findByText(/^102 days in custody up to \d/)).toBeDefined();
  expect(await db.outbox.where('op').equals('keep-case').count()).toBe(1);
});

it('draws the hearings on the custody line and says how many and which is next', async () => {
  const caseId = record._id;
  await db.hearings.bulkPut([
    { ...serverHearing({ caseId, date: day('2026-09-10'), state: 'heard' }), asOf: null },
    { ...serverHearing({ caseId, date: day('2026-10-10'), state: 'cancelled' }), asOf: null },
    { ...serverHearing({ caseId, date: day('2026-11-25') }), asOf: null },
  ]);
  await db.cases.update(caseId, { nextHearingDate: day('2026-12-05') });
  renderScreen(<Shown />, { db, ports });
  const caption = await screen.findByText(/^Hearings \(triangles\)/);
  expect(caption.textContent).toBe('Hearings (triangles): 1 until today, the next on 25-11-2026.');
  const drawn = document.querySelectorAll('.custody .wide .cp-hearing');
  expect(drawn).toHaveLength(3); // with the date that the user typed
  expect(document.querySelectorAll('.custody .tall .cp-hearing')).toHaveLength(1);
  expect(document.querySelector('.custody .tall')?.textContent).toContain('Next hearing');
});

it('rejects a period before the arrest and keeps the input', async () => {
  renderScreen(<Shown />, { db, ports });
  await press('Edit custody periods');
  await fill(0, 'judicial', '2026-07-30');
  await press('Save custody periods');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toContain('before the arrest');
  expect(screen.getByRole('textbox', { name: /^From/ })).toHaveProperty('value', '2026-07-30');
  expect((await db.cases.get(record._id))?.facts?.custody).toBeUndefined();
});
