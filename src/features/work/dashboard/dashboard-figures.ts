/** The numbers of the dashboard, counted from this person's own records. */
import { applicationCounts } from '#data/records/application/applications.ts';
import { type ApplicationCounts, GRANTED, UNDECIDED } from '#domain/status-rules.ts';
import { WAITING } from '#data/outbox/outbox-row.ts';
import type { Db } from '#data/store/db.ts';

export interface DashboardFigures extends ApplicationCounts {
  /** Since when the oldest undecided application has been with the court. */
  readonly oldestPending: string | null;
  /** Of the last thirty days, and how many of those are approved already. */
  readonly filedLately: number;
  readonly approvedLately: number;
  /** Filed here and not yet with the court: these are not pending there. */
  readonly unsent: number;
}

const LATELY_DAYS = 30;

export async function dashboardFigures(db: Db, now: Date): Promise<DashboardFigures> {
  const since = new Date(now.getTime() - LATELY_DAYS * 86_400_000).toISOString();
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
  const filed = db.applications.where('createdAt').aboveOrEqual(since).count();
  const approved = db.applications
    .where('[status+createdAt]')
    .between([GRANTED, since], [GRANTED, '\uffff'])
    .count();
  const [oldest, counts, unsent, filedLately, approvedLately] = await Promise.all([
    oldestPending,
    applicationCounts(db),
    filings,
    filed,
    approved,
  ]);
  return {
    ...counts,
    pending: counts.pending - unsent,
    unsent,
    filedLately,
    approvedLately,
    oldestPending: oldest?.createdAt ?? null,
  };
}
