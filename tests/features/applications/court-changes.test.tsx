// @vitest-environment jsdom
/** A judge sees changes after listing, and an application that another court has transferred. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { english } from '../../support/english.ts';
import { serverApplication, serverHearing } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

const { mark } = english.judge.amendments;
const words = english.judgeApplication.amendments;
const OLD = 'The applicant has deep roots in the city, and has never left it in forty years of honest work.';
const NEW = 'The applicant has deep roots in the city, and has never left it in fifty years of honest work.';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  db.close();
});

async function amended(): Promise<string> {
  const { bail } = serverApplication();
  const { _id, caseId } = await onTheDevice(db, {
    bail: { ...bail, grounds: NEW },
    amendments: [
      { at: '2026-11-19T05:00:00.000Z', by: 'Meera Deshpande', before: { bail: { grounds: OLD } } },
    ],
  });
  const hearing = serverHearing({ caseId, applicationId: _id, at: '2026-11-18T05:00:00.000Z' });
  await db.hearings.put({ ...hearing, asOf: null });
  return _id;
}

it('marks the row of the list and shows the changed words until they are read', async () => {
  const id = await amended();
  openJudge({ db, ports });
  expect(await screen.findByText(mark)).toBeTruthy();
  cleanup();
  openJudge({ db, ports }, `/judge-application-view/${id}`);
  const section = (await screen.findByText(words.title)).closest('section');
  if (!section) throw new Error('no section');
  expect(section.querySelector('del')?.textContent).toBe(`${words.removed} forty `);
  expect(section.querySelector('ins')?.textContent).toBe(`${words.added} fifty `);
  expect(within(section).getByText('Meera Deshpande')).toBeTruthy();
  fireEvent.click(within(section).getByRole('button', { name: words.read }));
  await waitFor(() => expect(within(section).queryByText(words.unread)).toBeNull());
});

async function transferred() {
  const { updates } = serverApplication();
  const from = { kind: 'sessions', place: 'Pune' } as const;
  const told = { code: 'transferred', from, to: { ...from, place: 'Nashik' }, judge: 'Justice Rao' } as const;
  return onTheDevice(db, {
    updates: [...updates, { description: '', by: 'Justice Rao', date: '2026-11-19T05:00:00.000Z', told }],
  });
}

it('marks a transferred row in one word on a wide screen, until a hearing is listed', async () => {
  const { _id, caseId } = await transferred();
  openJudge({ db, ports });
  const long = await screen.findByText(english.judge.transferred.mark);
  expect(long.nextElementSibling?.textContent).toBe(english.judge.docket.short.transferred);
  const hearing = serverHearing({ caseId, applicationId: _id, at: '2026-11-19T06:00:00.000Z' });
  await db.hearings.put({ ...hearing, asOf: null });
  await waitFor(() => expect(screen.queryByText(english.judge.transferred.mark)).toBeNull());
});

it('shows the former court until this court has listed a hearing', async () => {
  const { _id, caseId } = await transferred();
  openJudge({ db, ports }, `/judge-application-view/${_id}`);
  const former = await screen.findByText(/Transferred from Court of Session, Pune by Justice Rao on/);
  expect(former.textContent).toContain('19-11-2026');
  expect(screen.getByText(english.judge.transferred.list)).toBeTruthy();
  const hearing = serverHearing({ caseId, applicationId: _id, at: '2026-11-19T06:00:00.000Z' });
  await db.hearings.put({ ...hearing, asOf: null });
  await waitFor(() => expect(screen.queryByText(english.judge.transferred.list)).toBeNull());
});
