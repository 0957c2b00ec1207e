/** The stored papers of signed orders. Each has the exact text of its seal. */
import { createHash } from 'node:crypto';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { paperOfSeal, type StoredPapers } from '#documents/order/stored-papers.ts';
import type { Sql } from '#server/storage/sql.ts';

/** After the row of its seal. */
export async function keepPaper(sql: Sql, orderId: string, paper: CourtDocument): Promise<void> {
  await sql.query('INSERT INTO order_papers (order_id, paper) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    orderId,
    JSON.stringify(SealedPaper.parse(paper)),
  ]);
}

interface PaperRow {
  readonly order_id: string;
  readonly paper: SealedPaper;
}

export async function papersOfOrders(sql: Sql, applicationId: string): Promise<StoredPapers> {
  const { rows } = await sql.query<PaperRow>(
    'SELECT order_id, paper FROM order_papers JOIN order_seals USING (order_id) WHERE application_id = $1',
    [applicationId],
  );
  return Object.fromEntries(rows.map(({ order_id: id, paper }) => [id, paperOfSeal(paper)]));
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** True if these are the words that were signed. */
export const hasHash = (paper: SealedPaper, sha256: string): boolean =>
  sha256Of(exactTextOf(paperOfSeal(paper))) === sha256;
