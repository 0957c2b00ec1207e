/** `/applications/{id}/orders`: the orders of the caller's courts, the signature of a key, and the public `/verify/{id}`. */
import { ok } from '#server/http/answer.ts';
import { countRequest } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import { placeOf } from '#server/http/place-of.ts';
import { requireParty } from '#server/account/passkey/relying-party.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { correctOrder } from './correct-order.ts';
import { formerOrders } from './former-orders.ts';
import { sealedOrder } from './sealed-order.ts';
import { beginOrderSignature, signOrder } from './sign-order.ts';
import { transferredOrders } from './transferred-orders.ts';
import { checkOrder } from './verify-order.ts';

export function orderRoutes(api: Api): void {
  const { ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'verifyOrder', async ({ params, request }) => {
    const bucket = `verify:${placeOf(request.ip)}`;
    const { sharedPerAddress: limit } = ports.config.limits;
    await countRequest(sql, { bucket, limit, seconds: 60 }, ports.now());
    const check = await checkOrder(sql, params.orderId);
    if (!check) throw new Refusal('not-found');
    if (!check.answer) throw new Refusal('status-closed', { msg: REMOVED });
    return ok(check.answer);
  });
  route(api, 'formerOrders', async ({ caller, params }) => ok(await formerOrders(ports, caller, params._id)));
  route(api, 'sealedOrder', async ({ caller, params }) => ok(await sealedOrder(ports, caller, params)));
  route(api, 'transferredOrders', async ({ caller }) => ok(await transferredOrders(ports, caller)));
  route(api, 'beginOrderSignature', async ({ caller, params, request }) => {
    const party = requireParty(ports, request);
    return ok({ options: await beginOrderSignature(ports, { caller, party }, params) });
  });
  route(api, 'signOrder', async (call) => {
    const party = requireParty(ports, call.request);
    return writeCall(ports, call, signOrder(call.params, call.body.response, party));
  });
  route(api, 'correctOrder', async (call) => writeCall(ports, call, correctOrder(call.params, call.body)));
}

const REMOVED =
  'This order has a proof, but it is no longer in its application. Ask the court for a certified copy.';
