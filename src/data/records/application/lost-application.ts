import { type Application, contentOf } from '#contract/application/application.ts';
import { childGroundsOf, type Decision } from '#contract/application/order.ts';
import { isUndecided, isWithdrawn, canBeDecided, WITHDRAWN } from '#domain/case/status-rules.ts';
import { isRecord, patchBetween, same } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { RecoveryAction } from '#data/outbox/record-kind.ts';
import { nameFor } from '#domain/case/name-for.ts';

interface MissingApplication {
  readonly ours: Application;
  /** Null if the server does not have it. */
  readonly theirs: Application | null;
}

/** The operation that the owner or judge repeats after a loss; null if nothing of the user is lost. */
export async function lostApplication(
  db: Db,
  { ours, theirs }: MissingApplication,
): Promise<RecoveryAction | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== ours.createdBy) return lostOrder(db, { ours, theirs });
  const content = contentOf(ours);
  const { _id, caseId, applicationNumber } = ours;
  const about = { entity: 'application', entityId: _id, opVersion: 1 } as const;
  const subject = { title: nameFor(ours), applicationNumber, content };
  if (!theirs) {
    const act = { op: 'file', ...about, baseVersion: 0, body: { ...content, _id, caseId }, subject } as const;
    return { act, resendMode: 'again' };
  }
  const before = contentOf(theirs);
  const at = { ...about, baseVersion: theirs.version, subject: { ...subject, before } };
  const body = patchBetween(before, content);
  if (isRecord(body)) return { act: { op: 'amend', ...at, body }, resendMode: 'after-a-choice' };
  if (!isWithdrawn(ours.status) || !isUndecided(theirs.status)) return null;
  return { act: { op: 'withdraw', ...at, body: { status: WITHDRAWN } }, resendMode: 'after-a-choice' };
}

/**
 * Only an order signed on this device. It is resent unchanged if the server has the text on which it was
 * signed.
 */
async function lostOrder(db: Db, { ours, theirs }: MissingApplication): Promise<RecoveryAction | null> {
  if (!theirs) return null;
  const order = ours.orders.findLast(
    ({ _id, correction }) => !correction && theirs.orders.every((other) => other._id !== _id),
  );
  if (!order) return null;
  const signed = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', ''], ['accepted', '\uffff'])
    .filter(({ op, entityId }) => op === 'decide' && entityId === ours._id)
    .count();
  if (signed === 0) return null;
  const { to: status, reasons, conditions, text, bond, notes } = order;
  const grounds = childGroundsOf(order);
  const childGrounds = grounds.length > 0 ? grounds : undefined;
  const body: Decision = { status, reasons, conditions, ...present({ childGrounds, text, bond, notes }) };
  const { _id: entityId, applicationNumber } = ours;
  const subject = { title: nameFor(ours), applicationNumber, content: contentOf(ours) };
  const at = { entityId, opVersion: 1, baseVersion: theirs.version };
  const asSigned = canBeDecided(theirs.status) && same(contentOf(ours), contentOf(theirs));
  return {
    act: { op: 'decide', entity: 'application', ...at, body, subject },
    resendMode: asSigned ? 'again' : 'after-a-choice',
  };
}
