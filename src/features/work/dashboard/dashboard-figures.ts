/** The numbers of the dashboard, counted from this person's own records. */
import { applicationCounts } from '#data/records/application/applications.ts';
import { type ApplicationCounts, UNDECIDED } from '#domain/status-rules.ts';
import { WAITING } from '#data/outbox/outbox-row.ts';
import type { Db } from '#data/store/db.ts';

export interface DashboardFigures extends ApplicationCounts {
  /** Since when the oldest undecided application has been with the court. */
  readonly oldestPending: string | null;
  /** Filed here and not yet with the court: these are not pending there. */
  readonly unsent: number;
}

export async function dashboardFigures(db: Db): Promise<DashboardFigures> {
  const oldestPending = db.applications
    .where('[status+createdAt]')
    .between([UNDECIDED, ''], [UNDECIDED, '\uffff'])
    .filter(({ version }) => version > 0)
    .first();
  const filings = db.outbox
    .where('op')
    .equals('file')
    .filter(({ state }) => WAITING.includes(state))
    .count();
  const [oldest, counts, unsent] = await Promise.all([oldestPending, applicationCounts(db), filings]);
  return { ...counts, pending: counts.pending - unsent, unsent, oldestPending: oldest?.createdAt ?? null };
}
