/** An order that the caller signed. Nobody else signs it with a key or corrects it. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { applicationById } from '#server/storage/applications.ts';
import { canSee, matterOfApplication } from '#server/storage/matter.ts';
import type { Sql } from '#server/storage/sql.ts';

export interface OrderRef {
  readonly _id: string;
  readonly orderId: string;
}

export interface OrderAsked extends OrderRef {
  readonly lock?: '' | 'FOR UPDATE';
  /** Answer to another judge. */
  readonly ifOther?: string;
}

export interface OwnOrder {
  readonly application: Application;
  readonly order: Order;
  readonly sha256: string;
}

export async function ownOrder(
  sql: Sql,
  caller: Caller,
  { _id, orderId, lock = '', ifOther = OTHER_JUDGE }: OrderAsked,
): Promise<OwnOrder> {
  const application = await applicationById(sql, _id, lock);
  const order = application?.orders.find((each) => each._id === orderId);
  if (!application || !order || !canSee(caller, matterOfApplication(application)))
    throw new Refusal('not-found');
  const { proof } = order;
  if (proof?.userId !== caller.user._id) throw new Refusal('forbidden', { msg: ifOther });
  return { application, order, sha256: proof.sha256 };
}

const OTHER_JUDGE = 'Only the judge who signed this order can sign it with a passkey.';
