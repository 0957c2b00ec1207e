/**
 * Unsent work of this device as readable JSON: drafts, orders, reports and outbox rows. It contains no token.
 */
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { unfinishedEntries } from '#data/records/diary/diary-drafts.ts';
import { orderDraftOf, unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { typedForms } from '#data/store/form-drafts.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { unfinishedFeedback } from '#data/records/feedback/feedback-drafts.ts';
import { unfinishedReports } from '#data/records/feedback/report-drafts.ts';

export async function exportUnsent(db: Db, ports: Ports): Promise<string> {
  const user = await getMeta(db, 'user');
  const drafts = await db.drafts.orderBy('updatedAt').toArray();
  const unsent = await db.outbox.orderBy('n').toArray();
  const orders = await Promise.all(
    (await unfinishedOrders(db)).map(async (of) => ({ of, draft: await orderDraftOf(db, of) })),
  );
  const reports = await unfinishedReports(db);
  const feedback = await unfinishedFeedback(db);
  const exportData = {
    format: 'zamanat-unsent-1',
    exportedAt: nowIso(ports),
    user,
    drafts,
    orders,
    reports,
    feedback,
    diary: await unfinishedEntries(db),
    forms: await typedForms(db),
    unsent,
  };
  return JSON.stringify(exportData, null, 2);
}
