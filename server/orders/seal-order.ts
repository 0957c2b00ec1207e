/** Seals a new order: stores its paper and its exact text with the hash, and adds the hash to the order. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { bySpecialCourt } from '#documents/order/order-of-decision.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import type { StoredPapers } from '#documents/order/stored-papers.ts';
import { invariant } from '#kernel/assert.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { papersOf } from '#server/papers/papers-of.ts';
import type { Sql } from '#server/storage/sql.ts';
import { keepPaper, papersOfOrders, sha256Of } from './order-papers.ts';

interface SealInput {
  readonly sql: Sql;
  readonly caller: { readonly user: { readonly _id: string } };
}

/** The application with the proof in its last order. */
export async function sealLastOrder(
  { sql, caller }: SealInput,
  application: Application,
  /** Hash of the text that the judge saw. */
  shown?: string,
): Promise<Application> {
  const made = application.orders.at(-1);
  invariant(made, 'sealLastOrder: the application has no order');
  const stored = await papersOfOrders(sql, application._id);
  const context = await contextOfOrder(made, stored);
  const order = bySpecialCourt(made, matterOfOrder(application, made, context));
  const paper = signedOrder(application, order, context);
  const text = exactTextOf(paper);
  const sha256 = sha256Of(text);
  if (shown !== undefined && shown !== sha256) throw invalid({ shown: OTHER_WORDS });
  await sql.query(
    `INSERT INTO order_seals (order_id, application_id, at, exact_text, sha256, record_sha256)
     VALUES ($1, $2, $3, $4, decode($5, 'hex'), decode($6, 'hex'))`,
    [order._id, application._id, order.at, text, sha256, recordHashOf(order)],
  );
  await keepPaper(sql, order._id, paper);
  const proof = { userId: caller.user._id, sha256 };
  return { ...application, orders: [...application.orders.slice(0, -1), { ...order, proof }] };
}

const OTHER_WORDS =
  'The words of this order changed after you saw them, or the app is older than the server. Read the order and sign again.';

/** Texts in the language of the order, the law, and the stored papers of its application. */
export const contextOfOrder = async (order: Order, stored: StoredPapers = {}) => ({
  stored,
  lawEdition: '',
  tables: await serverLawTables(),
  papers: papersOf(order),
  words: order.language === 'hi' ? hindiOrder : ENGLISH_ORDER,
});

/** Hash of the order without its proof, which is added later. */
export function recordHashOf(order: Order): string {
  const { proof: _proof, ...signed } = order;
  return sha256Of(canonicalJson(signed));
}
