/** The transfers of an application, from its history. */
import type { Application } from '#contract/application/application.ts';
import type { OrderSeat } from '#contract/application/order.ts';
import { knownUpdate } from '#contract/case/history-events.ts';

export interface Transfer {
  readonly at: string;
  readonly from: OrderSeat;
  readonly to: OrderSeat;
  readonly judge: string;
}

/** Oldest first. */
export const transfersOf = ({ updates }: Pick<Application, 'updates'>): Transfer[] =>
  updates.flatMap(({ date: at, told }) => {
    const known = knownUpdate(told);
    return known?.code === 'transferred' ? [{ at, from: known.from, to: known.to, judge: known.judge }] : [];
  });
