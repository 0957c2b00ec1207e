/** The calls that a passkey answers: a login, and the proof of a new order. */
import { addedPasskey, HERE } from '../support/added-passkey.ts';
import { type CallResult, callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import type { TestServer } from '../support/test-server.ts';

type PasskeyTry =
  | 'logInWithPasskey'
  | 'formerOrders'
  | 'sealedOrder'
  | 'transferredOrders'
  | 'verifyOrder'
  | 'beginOrderSignature'
  | 'signOrder'
  | 'changeConditions'
  | 'correctOrder';

export const passkeyTries = (
  server: () => TestServer,
): Readonly<Record<PasskeyTry, () => Promise<CallResult>>> => ({
  logInWithPasskey: async () => {
    const { device } = await addedPasskey(server(), await server().makeUser('user'));
    const { body } = await callsOf(server()).post('/auth/passkeys/challenge');
    return callsOf(server()).post('/auth/passkeys/session', { response: device.get(body.options, HERE) });
  },
  verifyOrder: async () => callsOf(server()).get(`/verify/${(await newOrder(server())).orderId}`),
  formerOrders: async () => {
    const { calls, path } = await newOrder(server());
    return calls.get(path.slice(0, path.lastIndexOf('/')));
  },
  sealedOrder: async () => {
    const { calls, path } = await newOrder(server());
    return calls.get(`${path}/paper`);
  },
  transferredOrders: async () => (await newOrder(server())).calls.get('/orders/transferred'),
  beginOrderSignature: async () => {
    const { path, calls } = await newOrder(server());
    return calls.post(`${path}/challenge`, {});
  },
  changeConditions: async () => {
    const { path, calls } = await newOrder(server());
    const conditions = [{ code: 'attend', text: 'Attend the court on every date' }];
    const change = { askedBy: 'state', otherSide: 'heard', text: 'The trial began.', conditions };
    return calls.post(`${path}/conditions`, change);
  },
  correctOrder: async () => {
    const { path, calls } = await newOrder(server());
    const words = { wrong: 'Jadhav', right: 'Jadhao', why: 'The name is misspelled.' };
    return calls.post(`${path}/correction`, words);
  },
  signOrder: async () => {
    const { path, calls, device } = await newOrder(server());
    const { body } = await calls.post(`${path}/challenge`, {});
    return calls.post(`${path}/signature`, { response: device.get(body.options, HERE) });
  },
});

async function newOrder(server: TestServer) {
  const judge = await server.makeUser('judge');
  const calls = callsOf(server, judge);
  const { device } = await addedPasskey(server, judge);
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const { body } = await lawyer.post('/applications', filed());
  const decided = await calls.put(`/applications/${body._id}`, { status: 'Approved' });
  const orderId: string = decided.body.orders[0]._id;
  return { calls, device, orderId, path: `/applications/${body._id}/orders/${orderId}` };
}
