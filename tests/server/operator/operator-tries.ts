/** One valid request of each call of an operator, for the test of the contract. */
import type { EndpointName } from '#contract/endpoints.ts';
import type { OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { type CallResult, type Calls, callsOf } from '../../support/calls.ts';
import type { TestServer } from '../../support/test-server.ts';

type Name = Extract<EndpointName, keyof typeof OPERATOR_ENDPOINTS>;

export function operatorTries(server: () => TestServer): Readonly<Record<Name, () => Promise<CallResult>>> {
  const operator = async (): Promise<Calls> => callsOf(server(), await server().makeUser('operator'));
  const judge = async () => (await server().makeUser('judge', [{ kind: 'high' }])).user;
  const move = async (check: boolean) => ({
    judgeId: (await judge())._id,
    from: { kind: 'high' },
    to: { kind: 'sessions', place: 'Pune' },
    day: addDays(dayInIndia(server().now()), 3),
    check,
  });
  const onLawyer = async (act: string) => {
    const { user } = await server().makeUser('lawyer');
    return (await operator()).post(`/operator/accounts/${user._id}/${act}`, { reason: 'The phone is lost.' });
  };
  return {
    operatorJudges: async () => {
      await judge();
      return (await operator()).get('/operator/judges?search=justice');
    },
    importJudges: async () =>
      (await operator()).post('/operator/judges/import', { file: 'email,name\n', check: true }),
    planMove: async () => (await operator()).post('/operator/moves', await move(true)),
    cancelMove: async () => {
      const calls = await operator();
      const body = await move(false);
      await calls.post('/operator/moves', body);
      const { judges } = (await calls.get('/operator/judges')).body;
      const found = judges.find(({ _id }: { _id: string }) => _id === body.judgeId);
      return calls.remove(`/operator/moves/${found.moves[0]._id}`);
    },
    operatorAccounts: async () => (await operator()).get('/operator/accounts?search=example'),
    endAccountSessions: async () => onLawyer('end-sessions'),
    resetAccountFactor: async () => onLawyer('reset-second-factor'),
    searchAudit: async () => {
      const { user } = await server().makeUser('lawyer');
      return (await operator()).get(`/operator/audit?about=${user.email}`);
    },
    operatorFeedback: async () => (await operator()).get('/operator/feedback'),
    setQuota: async () =>
      (await operator()).post('/operator/quotas', { quota: 'mails', reason: 'A busy week.' }),
    operatorState: async () => (await operator()).get('/operator/state'),
  };
}
