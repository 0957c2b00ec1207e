// @vitest-environment jsdom
/** Conditions in an order: those that the law allows this court, mandatory ones, and removed ones. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  db.close();
});

const offence = (section: string) => ({ code: 'BNS', section });

async function opened(section: string, change: Partial<Application['bail']> = {}): Promise<string> {
  const { case: facts, bail } = serverApplication();
  const { _id } = await onTheDevice(db, {
    case: {
      ...facts,
      court: 'magistrate',
      offences: [offence(section)],
      sections: [`BNS ${section}`],
    },
    bail: { ...bail, relief: 'regular-magistrate', ...change },
  });
  return _id;
}

const open = (id: string) => openJudge({ db, ports }, `/judge-application-view/${id}?decide=approve`);
const library = () => screen.findByRole('group', { name: 'Conditions' });
const offered = async () =>
  within(await library())
    .getAllByRole('checkbox')
    .map(({ id }) => id.replace('order-conditions-', ''));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));

it('offers all conditions, and asks before it omits mandatory ones', async () => {
  open(await opened('303(2)'));
  expect(
    await screen.findByText(
      /^Mandatory for BNS 303\(2\) \(Chapter XVII\): attendance, no similar offence, no tampering/,
    ),
  ).toBeTruthy();
  expect(await offered()).toHaveLength(10);
  await tick(/^Long custody/);
  await tick(/^Attend the court/);
  await press('Sign and approve');
  const dialog = await screen.findByRole('dialog', { name: 'Approve without the mandatory conditions?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Not commit a similar offence',
    'Not contact or influence any witness, nor tamper with evidence',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go back to the order' }));
  expect(await db.outbox.count()).toBe(0);
  await press('Tick the 2 missing conditions');
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  expect(row?.body).toMatchObject({
    conditions: [{ code: 'attend' }, { code: 'not-repeat' }, { code: 'not-tamper' }],
  });
});

it('offers only attendance and free text outside the chapters', async () => {
  open(await opened('336(2)'));
  expect(await screen.findByText(/so only attendance is offered/)).toBeTruthy();
  expect(await offered()).toEqual(['attend', 'other']);
});

it('offers only attendance when bail is a right', async () => {
  open(await opened('115(2)', { relief: 'bailable' }));
  expect(await screen.findByText(/^Bail is of right here; only attendance may be required:/)).toBeTruthy();
  expect(await offered()).toEqual(['attend']);
});

it('keeps a condition ticked earlier although it is not offered', async () => {
  const id = await opened('336(2)');
  await saveOrderDraft(db, { applicationId: id, status: 'Approved' }, { conditions: ['surrender-passport'] });
  open(id);
  expect(await screen.findByText('Ticked earlier, not offered here')).toBeTruthy();
  expect(await offered()).toEqual(['attend', 'surrender-passport', 'other']);
});

it('warns about an unlawful free-text condition but allows the signature', async () => {
  open(await opened('303(2)'));
  await tick(/^Another condition/);
  fireEvent.change(await screen.findByLabelText('Text of the condition'), {
    target: { value: 'Share the live location with the officer.' },
  });
  expect(
    await screen.findByText(/^No condition may allow the police to track the location of the accused/),
  ).toBeTruthy();
  await tick(/^Parity/);
  await press('Tick the 3 missing conditions');
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});

it('signs no condition to report or to stay away without its detail', async () => {
  open(await opened('303(2)'));
  await tick(/^Parity/);
  await press('Tick the 3 missing conditions');
  await tick(/^Stay away/);
  await press('Sign and approve');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Write when and where to report, and from whom or from where to stay away.',
  );
  expect(await db.outbox.count()).toBe(0);
  fireEvent.change(await screen.findByLabelText('From whom or from where'), {
    target: { value: 'the shop of the informant' },
  });
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
});
