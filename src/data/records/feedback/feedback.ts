/** What one tells the operator: added and never changed. */
import type { Feedback } from '#contract/feedback.ts';
import { acceptAdded } from '#data/outbox/accept-added.ts';
import type { Db } from '#data/store/db.ts';
import type { Desk, Settled } from '#data/outbox/desk.ts';
import { rowsOf } from '#data/outbox/outbox.ts';

/** Inside the caller's transaction. */
export const acceptFeedback = (desk: Desk, entity: Feedback): Promise<Settled> =>
  acceptAdded(desk, entity, (copy) => desk.db.feedback.put(copy));

/** After its row has left the outbox unsent: it is not shown as if it were kept. */
export async function recomputeFeedback(db: Db, id: string): Promise<void> {
  const row = await db.feedback.get(id);
  if (row?.version === 0 && (await rowsOf(db, id)).length === 0) await db.feedback.delete(id);
}
