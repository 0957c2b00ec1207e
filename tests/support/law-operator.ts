/** A server for each test, with the calls of a lawyer and the ports of the operator who imports law. */
import { afterEach, beforeEach } from 'vitest';
import { LawManifest } from '#contract/law/law-manifest.ts';
import { pullLaw } from '#data/law/pull-law.ts';
import { setMeta } from '#data/store/meta.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import type { OperatorPorts } from '../../server/ports.ts';
import { answer } from '../data/fake-server.ts';
import { testDb, testPorts } from '../data/test-device.ts';
import { type Calls, callsOf } from './calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface LawOperator {
  readonly server: TestServer;
  readonly lawyer: Calls;
  readonly ports: OperatorPorts;
}

/** Registers the start and the stop of the server. The returned function gives the one of the running test. */
export function lawOperatorForEach(): () => LawOperator {
  let running: LawOperator | null = null;
  beforeEach(async () => {
    const server = await startTestServer();
    const lawyer = callsOf(server, await server.makeUser('lawyer'));
    running = { server, lawyer, ports: { ...server.ports, operator: 'clerk' } };
  });
  afterEach(async () => running?.server.stop());
  return () => {
    if (!running) throw new Error('the server starts before each test');
    return running;
  };
}

/** A device that talks to the server; the answer to one file may be changed. */
export async function lawDeviceOf(
  { lawyer }: Pick<LawOperator, 'lawyer'>,
  spoil: (body: string) => string = (body) => body,
) {
  const db = await testDb();
  await setMeta(db, 'token', 'any');
  const shared = new SharedDb(`shared-${crypto.randomUUID()}`);
  const device = testPorts(async (url) => {
    const { body } = await lawyer.get(url.replace('/api', ''));
    return url === '/api/law' ? answer(200, body) : answer(200, spoil(JSON.stringify(body)));
  });
  return { shared, pull: () => pullLaw(shared, db, device) };
}

export const lawManifestOf = async ({ lawyer }: Pick<LawOperator, 'lawyer'>): Promise<LawManifest> =>
  LawManifest.parse((await lawyer.get('/law')).body);
