/** The numbers of the desk, counted from this person's own records. */
import { type ApplicationCounts, applicationCounts } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';

export interface DeskFigures extends ApplicationCounts {
  /** Since when the oldest undecided application has been with the court. */
  readonly oldestPending: string | null;
}

export async function deskFigures(db: Db): Promise<DeskFigures> {
  const oldestPending = db.applications
    .where('[status+createdAt]')
    .between(['Pending', ''], ['Pending', '\uffff'])
    .filter(({ version }) => version > 0)
    .first();
  const [oldest, counts] = await Promise.all([oldestPending, applicationCounts(db)]);
  return { ...counts, oldestPending: oldest?.createdAt ?? null };
}
