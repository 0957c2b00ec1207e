/** The numbers of the desk, counted from this person's own records. */
import { type ApplicationCounts, applicationCounts } from '#data/applications.ts';
import type { Db } from '#data/db.ts';

export interface DeskFigures extends ApplicationCounts {
  /** Since when the oldest undecided application has been with the court. */
  readonly oldestPending: string | null;
}

export async function deskFigures(db: Db): Promise<DeskFigures> {
  const oldest = await db.applications
    .where('[status+createdAt]')
    .between(['Pending', ''], ['Pending', '\uffff'])
    .filter(({ version }) => version > 0)
    .first();
  return { ...(await applicationCounts(db)), oldestPending: oldest?.createdAt ?? null };
}
