// @vitest-environment jsdom
/**
 * The session ended during a call: each such call leads to the sign-in screen, which returns to this screen.
 */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '#contract/account/user.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { DocumentScreen } from '#features/work/document/document-screen.tsx';
import { fileOne } from '../../data/acts.ts';
import { problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { lawyer, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { renderScreen } from '../render-screen.tsx';

const PROFILE: User = { ...lawyer, version: 1, settings: {} };
const ACTS = {
  appear: () => undefined,
  closed: async () => true,
  renamed: async () => undefined,
  passwordChanged: () => undefined,
  lockNow: () => undefined,
  erase: () => undefined,
};

const AT = '2026-11-20T06:00:00.000Z';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(async () => problem('unauthenticated'));
  await setMeta(db, 'profile', PROFILE);
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => {
  cleanup();
  db.close();
});

const show = (at: string, path: string, element: ReactNode) =>
  renderScreen(
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at },
  );
const settings = (part: string) =>
  show(`/settings?part=${part}`, '/settings', <SettingsScreen acts={ACTS} />);
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** The return address of the sign-in screen, once the device is signed out. */
async function returnAddress(): Promise<string | undefined> {
  const gate = await screen.findByText(/^\/login from /);
  await waitFor(async () => expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'signed-out' }));
  return gate.textContent?.replace('/login from ', '');
}

it('returns to the document after the login', async () => {
  const id = await fileOne(db, ports);
  const of = { kind: 'application', id } as const;
  const added = await addDocument(db, ports, { of, kind: 'annexure', name: 'fir.pdf', bytes: samplePdf() });
  const paper = added.ok ? added.value.document._id : '';
  await db.blobs.clear();
  show(`/document/${paper}`, '/document/:id', <DocumentScreen />);
  expect(await returnAddress()).toBe(`/document/${paper}`);
});

it('returns to the list of devices after the login', async () => {
  settings('security');
  expect(await returnAddress()).toBe('/settings?part=security');
});

it('returns to the download of server data after the login', async () => {
  settings('data');
  await press('Your data on the server (JSON)');
  expect(await returnAddress()).toBe('/settings?part=data');
});

it('returns to the closing of the account after the login', async () => {
  settings('data');
  await write('Your password', 'three quiet herons');
  await press('Close account');
  await press('Close permanently');
  expect(await returnAddress()).toBe('/settings?part=data');
});

it('keeps the known links visible and returns to them after the login', async () => {
  const application = serverApplication();
  await db.applications.put({ ...application, asOf: '2026-11-20T05:00:00.000Z' });
  const live = {
    _id: ports.newId(),
    createdAt: AT,
    expiresAt: '2026-12-04T06:00:00.000Z',
    hide: [],
    opened: 2,
  };
  await db.shares.put({ applicationId: application._id, at: AT, live: [live] });
  show(`/application?id=${application._id}&tab=share`, '/application', <GeneratorScreen />);
  await screen.findByText('Your session has ended. Log in to see active links.');
  await screen.findByText(/Opened 2 times/);
  expect(screen.queryByText('No active links.')).toBeNull();
  await press('Log in');
  expect(await returnAddress()).toBe(`/application?id=${application._id}&tab=share`);
});
