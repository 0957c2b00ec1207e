import type { NewFeedback } from '#contract/account/feedback.ts';
import type { Db } from '#data/store/db.ts';
import type { FeedbackRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { invariant } from '#kernel/assert.ts';

/** The local feedback until the server has it. */
export async function localFeedback(db: Db, ports: Ports, body: NewFeedback): Promise<FeedbackRow> {
  const user = await getMeta(db, 'user');
  invariant(user && body._id, 'feedback without a person');
  const { _id, name, role } = user;
  return { ...body, _id: body._id, version: 0, at: nowIso(ports), by: { _id, name, role }, asOf: null };
}
