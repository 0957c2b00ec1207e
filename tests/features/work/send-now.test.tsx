// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import type { Db } from '#data/store/db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { SendNow } from '#features/work/sync/send-now.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { fileOne } from '../../data/acts.ts';
import { type FakeServer, fakeServer } from '../../data/fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { settled } from '../../support/passing-time.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
  useNotices.setState({ shown: [] });
});
afterEach(() => {
  cleanup();
  db.close();
});

it('waits for the automatic round, and then reports its own result', async () => {
  await fileOne(db, ports);
  const calls: (() => void)[] = [];
  ports.fetch = async (...call) => {
    await new Promise<void>((resolve) => calls.push(resolve));
    return server.fetch(...call);
  };
  const automatic = drain(engineOf(db, ports));
  await waitFor(() => expect(calls).toHaveLength(1));
  renderScreen(<SendNow />, { db, ports });
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  await settled();
  expect(useNotices.getState().shown).toEqual([]);
  ports.fetch = server.fetch;
  for (const answer of calls) answer();
  expect((await automatic).kind).toBe('drained');
  await waitFor(() => {
    expect(useNotices.getState().shown.at(-1)).toMatchObject({ description: 'Nothing left to send.' });
  });
});
