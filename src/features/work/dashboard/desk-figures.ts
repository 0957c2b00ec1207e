/** The numbers of the desk, counted from this person's own records. */
import { applicationCounts } from '#data/records/application/applications.ts';
import { type ApplicationCounts, UNDECIDED } from '#domain/status-rules.ts';
import type { Db } from '#data/store/db.ts';

export interface DeskFigures extends ApplicationCounts {
  /** Since when the oldest undecided application has been with the court. */
  readonly oldestPending: string | null;
}

export async function deskFigures(db: Db): Promise<DeskFigures> {
  const oldestPending = db.applications
    .where('[status+createdAt]')
    .between([UNDECIDED, ''], [UNDECIDED, '\uffff'])
    .filter(({ version }) => version > 0)
    .first();
  const [oldest, counts] = await Promise.all([oldestPending, applicationCounts(db)]);
  return { ...counts, oldestPending: oldest?.createdAt ?? null };
}
