// @vitest-environment jsdom
/** An order on an anticipatory application in several FIRs, and in transit, in the editor of the judge. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { serverApplication } from '../../data/server-records.ts';
import { aundh, kothrud } from '../../documents/firs/fir-matters.ts';
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

async function opened(firInOtherState: boolean) {
  const application = await onTheDevice(db, {
    case: {
      ...facts,
      firNumber: '218/2024',
      court: 'sessions',
      custodyStatus: 'not-arrested',
      firInOtherState,
      furtherFirs: [kothrud, aundh],
    },
    bail: { ...bail, relief: 'anticipatory' },
  });
  openJudge({ db, ports }, `/judge-application-view/${application._id}?decide=approve`);
  return application;
}

const box = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }));
const printed = async (text: string) => {
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() => expect(paper.textContent).toContain(text));
};
const sent = async (): Promise<Decision> => {
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  return Decision.parse(row?.body);
};

async function grant() {
  await write('Public Prosecutor', 'opposed');
  fireEvent.click(await box(/^Parity/));
  await write('Bond (Rs) (optional)', '25,000');
  await write('Number of sureties (optional)', '1');
}

it('refuses bail in one FIR, with its reasons, and grants it in the others', async () => {
  await opened(false);
  await grant();
  fireEvent.click(await box(/^FIR 12\/2026/));
  await press('Sign and approve');
  expect((await screen.findByRole('alert')).textContent).toContain('Write why bail is refused in each FIR');
  await write(/^Facts of the refusal in FIR 12\/2026/, 'The call record shows the threat.');
  fireEvent.click(await box(/^Custody is needed for the investigation/));
  await printed('In FIR No. 12/2026, Police Station Aundh, the application under');
  await press('Sign and approve');
  expect((await sent()).refusedFirs).toEqual([
    { fir: 3, reasons: ['custody-needed'], text: 'The call record shows the threat.' },
  ]);
});

it('asks for one FIR with bail', async () => {
  await opened(false);
  await grant();
  for (const number of [/^FIR 218\/2024/, /^FIR 31\/2026/, /^FIR 12\/2026/]) {
    fireEvent.click(await box(number));
  }
  for (const field of await screen.findAllByLabelText(/^Facts of the refusal in FIR/))
    fireEvent.change(field, { target: { value: 'Not traced.' } });
  await press('Sign and approve');
  expect((await screen.findByRole('alert')).textContent).toContain('grant bail in at least one FIR');
  expect(await db.outbox.count()).toBe(0);
});

it('signs protection in transit only with the findings in each FIR with bail', async () => {
  await opened(true);
  await grant();
  await write('Last day of this order', '04-12-2026');
  fireEvent.click(await box(/^FIR 12\/2026/));
  await write(/^Facts of the refusal in FIR 12\/2026/, 'No arrest is near.');
  await write(/^Residence or other link with this place/, 'The applicant has lived here since 2019.');
  await write(/^FIR 218\/2024.*: Notice to the officer/, 'Served on 17-11-2026.');
  await write(/^FIR 218\/2024.*: Fear of arrest/, 'A team is in the town.');
  await write(/^FIR 218\/2024.*: Why not the competent court/, 'It is 1,200 km away.');
  await write(/^FIR 218\/2024.*: No bar of anticipatory bail/, 'No amendment of the State.');
  await press('Sign and approve');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Record the finding that the law requires',
  );
  for (const button of await screen.findAllByText(/^Repeat the text of the other FIR/, {
    selector: 'button',
  }))
    fireEvent.click(button);
  await press('Sign and approve');
  const { findings = [] } = await sent();
  expect(findings.map(({ code, fir }) => [code, fir])).toEqual([
    ['transit-link', undefined],
    ['transit-notice', 1],
    ['transit-notice', 2],
    ['transit-apprehension', 1],
    ['transit-apprehension', 2],
    ['transit-competent-court', 1],
    ['transit-competent-court', 2],
    ['transit-state-law', 1],
    ['transit-state-law', 2],
  ]);
});
