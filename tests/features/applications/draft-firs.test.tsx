// @vitest-environment jsdom
/** A draft order of a judge after an amendment removes or reorders the FIRs of the application. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision } from '#contract/application/order.ts';
import type { FurtherFir } from '../../../src/contract/case/case-facts.ts';
import { orderDraftOf } from '#data/records/application/order-drafts.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import { joinedOrders } from '#parts/order-editor/keep-as-draft.ts';
import { draftOnFirs } from '#parts/order-editor/draft-firs.ts';
import type { Db } from '#data/store/db.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { serverApplication } from '../../data/server-records.ts';
import { aundh, kothrud, mysuru } from '../../documents/firs/fir-matters.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

const { case: filedFacts, bail } = serverApplication();
const { arrestDate: _, firstRemandDate: _r, ...facts } = filedFacts;

const withFirs = (furtherFirs: FurtherFir[], change: { readonly _id?: string } = {}) =>
  onTheDevice(db, {
    ...change,
    case: {
      ...facts,
      firNumber: '218/2024',
      court: 'sessions',
      custodyStatus: 'not-arrested',
      ...(furtherFirs.length > 0 && { furtherFirs }),
    },
    bail: { ...bail, relief: 'anticipatory' },
  });

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name }, { timeout: 20_000 });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const FACTS = 'The call record shows the threat.';

/** Refuses bail in the FIR of Aundh, the third one. */
async function refusedInAundh() {
  const { _id } = await withFirs([kothrud, aundh]);
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=approve`);
  await write('Public Prosecutor', 'opposed');
  fireEvent.click(await box(/^Parity/));
  await write('Bond (Rs) (optional)', '25,000');
  await write('Number of sureties (optional)', '1');
  fireEvent.click(await box(/^FIR 12\/2026/));
  await write(/^Facts of the refusal in FIR 12\/2026/, FACTS);
  fireEvent.click(await box(/^Custody is needed for the investigation/));
  const key = { applicationId: _id, status: 'Approved' } as const;
  await waitFor(async () => expect((await orderDraftOf(db, key))?.refusedFirs[0]?.reasons.length).toBe(1), {
    timeout: 20_000,
  });
  cleanup();
  return _id;
}

async function sentAfter(id: string): Promise<Decision> {
  openJudge({ db, ports }, `/judge-application-view/${id}?decide=approve`);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign and approve' }, { timeout: 20_000 }));
  await waitFor(async () => expect(await db.outbox.count()).toBe(1), { timeout: 20_000 });
  const [row] = await db.outbox.toArray();
  return Decision.parse(row?.body);
}

it.each([
  ['the FIRs are in another order', [aundh, kothrud]],
  ['an FIR before it is removed', [aundh]],
])('keeps the refusal on its FIR after %s', async (_name, furtherFirs) => {
  const id = await refusedInAundh();
  await withFirs(furtherFirs, { _id: id });
  expect((await sentAfter(id)).refusedFirs).toEqual([{ fir: 2, reasons: ['custody-needed'], text: FACTS }]);
});

it('moves no refusal of a removed FIR to another one', async () => {
  const id = await refusedInAundh();
  await withFirs([kothrud, mysuru], { _id: id });
  expect((await sentAfter(id)).refusedFirs).toBeUndefined();
});

it('sends no hidden refusal once one FIR remains, and tells the judge', async () => {
  const id = await refusedInAundh();
  await withFirs([], { _id: id });
  openJudge({ db, ports }, `/judge-application-view/${id}?decide=approve`);
  const said = await screen.findByText(/^The FIRs of the application changed/, {}, { timeout: 20_000 });
  expect(said.textContent).toContain('FIR 12/2026, Aundh');
  cleanup();
  const { refusedFirs } = await sentAfter(id);
  expect(refusedFirs).toBeUndefined();
});

const draft = (change: Partial<OrderDraft>): OrderDraft => ({ ...BLANK_ORDER, ...change });
const own = { firNumber: '218/2024', policeStation: 'Kothrud' };

it('moves a finding with its FIR and drops that of a removed one', () => {
  const findings = {
    'transit-notice fir2': 'Two.',
    'transit-notice fir3': 'Three.',
    'transit-link': 'Here.',
  };
  const written = draftOnFirs(draft({ findings }), [own, kothrud, aundh]);
  const moved = draftOnFirs(written, [own, aundh]);
  expect(moved.findings).toEqual({ 'transit-notice fir2': 'Three.', 'transit-link': 'Here.' });
  expect(moved.goneFirs).toEqual([{ firNumber: '31/2026', policeStation: 'Kothrud' }]);
});

it('gives the only FIR its finding and drops its refusal', () => {
  const written = draftOnFirs(
    draft({
      findings: { 'transit-notice fir2': 'Two.' },
      refusedFirs: [{ fir: 1, reasons: [], text: 'One.' }],
    }),
    [own, aundh],
  );
  expect(draftOnFirs(written, [aundh])).toMatchObject({
    findings: { 'transit-notice': 'Two.' },
    refusedFirs: [],
    goneFirs: [own],
  });
  expect(draftOnFirs(written, [own])).toMatchObject({ findings: {}, refusedFirs: [] });
});

it('joins two drafts by the FIRs, not by their places', () => {
  const one = draftOnFirs(draft({ refusedFirs: [{ fir: 2, reasons: [], text: 'A.' }] }), [own, aundh]);
  const other = draftOnFirs(draft({ refusedFirs: [{ fir: 3, reasons: [], text: 'B.' }] }), [
    own,
    kothrud,
    aundh,
  ]);
  expect(joinedOrders(one, other).refusedFirs).toEqual([{ fir: 2, reasons: [], text: 'A.\n\nB.' }]);
});
