/** One valid request of each call of a service account, for the test of the contract. */
import { COURT_KINDS } from '#contract/case/court.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { addedService } from './added-service.ts';

interface TriesContext {
  readonly server: () => TestServer;
  readonly caseId: () => string;
}

/** Reads all courts. */
async function reader(server: TestServer): Promise<Calls> {
  const scopes = ['--scope', 'read-cases', '--scope', 'read-hearings'];
  const courts = COURT_KINDS.flatMap((kind) => ['--court', kind]);
  return (await addedService(server, ...scopes, ...courts)).calls;
}

export const serviceTries = ({ server, caseId }: TriesContext) => ({
  importCases: async () =>
    callsOf(server(), await server().makeUser('lawyer')).post(
      '/cases/import',
      'court,applicant,key\nsessions,Asha Kale,1',
      { 'content-type': 'text/csv' },
    ),
  serviceCases: async () => (await reader(server())).get('/service/cases'),
  serviceCase: async () => (await reader(server())).get(`/service/cases/${caseId()}`),
  serviceHearings: async () => (await reader(server())).get('/service/hearings'),
});
