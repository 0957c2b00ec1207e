/** Who changed the record last, as the copy that came with the refusal says it. */
import { Application } from '#contract/application.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';

export interface OtherSide {
  readonly who: string;
  readonly at: string;
}

export function otherSide({ theirs }: Pick<OutboxRow, 'theirs'>): OtherSide | null {
  const copy = Application.safeParse(theirs);
  const last = copy.success ? copy.data.updates.at(-1) : undefined;
  return last ? { who: last.by, at: last.date } : null;
}
