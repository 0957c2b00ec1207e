/**
 * Stores the papers of orders that were signed before papers were stored. It composes each one again, and keeps it if
 * its words have the signed hash.
 */
import { exactTextOf } from '#documents/exact-text.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { keepPaper, papersOfOrders, sha256Of } from '#server/orders/order-papers.ts';
import { contextOfOrder } from '#server/orders/seal-order.ts';
import { applicationById } from '#server/storage/applications.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { forEachInBatches } from './in-batches.ts';
import { counted } from './law-words.ts';

export const keepOrderPapersCommand: Command = {
  usage: 'keep-order-papers',
  read: ([more]) => {
    if (more !== undefined) throw new UsageError(`${more} is not understood.`);
    return async ({ pool }) => {
      const sql = sqlOf(pool);
      const others: string[] = [];
      let kept = 0;
      const seals = {
        after: (id: string) => sealsAfter(sql, id),
        idOf: (seal: SealWithoutPaper) => seal.order_id,
      };
      await forEachInBatches(seals, async (seal) => {
        if (await keepIfSigned(sql, seal)) kept += 1;
        else others.push(seal.order_id);
      });
      return [`${counted(kept, 'paper', 'papers')} stored.`, ...leftOut(others)].join('\n');
    };
  },
};

const leftOut = (others: readonly string[]): string[] =>
  others.length === 0
    ? []
    : [
        `This release words ${counted(others.length, 'order', 'orders')} otherwise. A print of each says that its words differ. Use the copies that were made when they were signed:`,
        ...others.map((id) => `  ${id}`),
      ];

interface SealWithoutPaper {
  readonly order_id: string;
  readonly application_id: string;
  readonly sha256: string;
}

/** Ids of orders grow with time, so a correction follows the order that it corrects. */
async function sealsAfter(sql: Sql, after: string): Promise<readonly SealWithoutPaper[]> {
  const { rows } = await sql.query<SealWithoutPaper>(
    `SELECT order_id, application_id, encode(sha256, 'hex') AS sha256
     FROM order_seals LEFT JOIN order_papers USING (order_id)
     WHERE paper IS NULL AND order_id > $1 ORDER BY order_id LIMIT 200`,
    [after],
  );
  return rows;
}

async function keepIfSigned(
  sql: Sql,
  { order_id: id, application_id: of, sha256 }: SealWithoutPaper,
): Promise<boolean> {
  const application = await applicationById(sql, of);
  const order = application?.orders.find((each) => each._id === id);
  if (!application || !order) return false;
  const context = await contextOfOrder(order, await papersOfOrders(sql, of));
  const paper = signedOrder(application, order, context);
  if (sha256Of(exactTextOf(paper)) !== sha256) return false;
  await keepPaper(sql, id, paper);
  return true;
}
