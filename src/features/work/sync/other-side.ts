/** Last editor of the record, from the server copy sent with the rejection. */
import { Application } from '#contract/application/application.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';

export interface OtherSide {
  readonly who: string;
  readonly at: string;
}

export function otherSide({ theirs }: Pick<OutboxRow, 'theirs'>): OtherSide | null {
  const copy = Application.safeParse(theirs);
  const last = copy.success ? copy.data.updates.at(-1) : undefined;
  return last ? { who: last.by, at: last.date } : null;
}
