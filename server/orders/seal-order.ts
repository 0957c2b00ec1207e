/** Seals a new order: stores its exact text with the hash, and adds the hash to the order. */
import { createHash } from 'node:crypto';
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { invariant } from '#kernel/assert.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { papersOf } from '#server/papers/papers-of.ts';
import type { Sql } from '#server/storage/sql.ts';

interface Sealing {
  readonly sql: Sql;
  readonly caller: { readonly user: { readonly _id: string } };
}

/** The application with the proof in its last order. */
export async function sealLastOrder(
  { sql, caller }: Sealing,
  application: Application,
  /** Hash of the text that the judge saw. */
  shown?: string,
): Promise<Application> {
  const order = application.orders.at(-1);
  invariant(order, 'sealLastOrder: the application has no order');
  const text = await exactTextOfOrder(application, order);
  const sha256 = sha256Of(text);
  if (shown !== undefined && shown !== sha256) throw invalid({ shown: OTHER_WORDS });
  await sql.query(
    `INSERT INTO order_seals (order_id, application_id, at, exact_text, sha256, record_sha256)
     VALUES ($1, $2, $3, $4, decode($5, 'hex'), decode($6, 'hex'))`,
    [order._id, application._id, order.at, text, sha256, recordHashOf(order)],
  );
  const proof = { userId: caller.user._id, sha256 };
  return { ...application, orders: [...application.orders.slice(0, -1), { ...order, proof }] };
}

const OTHER_WORDS =
  'The words of this order changed after you saw them, or the app is older than the server. Read the order and sign again.';

async function exactTextOfOrder(application: Application, order: Order): Promise<string> {
  return exactTextOf(signedOrder(application, order, await contextOfOrder(order)));
}

/** Texts in the language of the order, and the law. */
export const contextOfOrder = async (order: Order) => ({
  lawEdition: '',
  tables: await serverLawTables(),
  papers: papersOf(order),
  words: order.language === 'hi' ? hindiOrder : ENGLISH_ORDER,
});

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hash of the order without its proof, which is added later. */
export function recordHashOf(order: Order): string {
  const { proof: _proof, ...signed } = order;
  return sha256Of(canonicalJson(signed));
}
