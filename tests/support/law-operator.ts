/** A server for each test, with the calls of a lawyer and the ports of the operator who imports law. */
import { afterEach, beforeEach } from 'vitest';
import { LawManifest } from '#contract/law/law-manifest.ts';
import type { OperatorPorts } from '../../server/ports.ts';
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
    const { pool, now, newId } = server.ports;
    const lawyer = callsOf(server, await server.makeUser('lawyer'));
    running = { server, lawyer, ports: { pool, now, newId, operator: 'clerk' } };
  });
  afterEach(async () => running?.server.stop());
  return () => {
    if (!running) throw new Error('the server starts before each test');
    return running;
  };
}

export const lawManifestOf = async ({ lawyer }: Pick<LawOperator, 'lawyer'>): Promise<LawManifest> =>
  LawManifest.parse((await lawyer.get('/law')).body);
