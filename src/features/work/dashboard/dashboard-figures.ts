/** Dashboard figures, counted from the user's own records. */
import { applicationCounts } from '#data/records/application/applications.ts';
import { type ApplicationCounts, GRANTED, UNDECIDED } from '#domain/case/status-rules.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';

export interface DashboardFigures extends ApplicationCounts {
  /** Filing date of the oldest undecided application. */
  readonly oldestPending: string | null;
  /** Filed in the last thirty days, and approved among those. */
  readonly filedLately: number;
  readonly approvedLately: number;
  /** Filed here but not sent, so not pending at the court. */
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
