/** Live dashboard data; a database that does not answer is a screen state. */
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import type { Db } from '#data/store/db.ts';
import type { Layout } from '#contract/account/layouts.ts';
import { recordsState } from '#data/store/first-pull.ts';
import { layoutOf } from '#data/records/user/light-settings.ts';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useLive } from '#data/react/use-live.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { type DashboardFigures, dashboardFigures } from './dashboard-figures.ts';
import { FIRST_ROWS } from './recent-applications.tsx';
import { type RecentWork, recentWork } from './recent-work.ts';

export interface DashboardData {
  /** Null until the device has all records. */
  readonly figures: DashboardFigures | null;
  readonly recent: RecentWork;
  readonly layout: Layout;
  /** The first pull is running: its records come before the code of further parts. */
  readonly isFetching: boolean;
}

interface Failure {
  readonly cause: unknown;
}

type DashboardReading = Result<DashboardData, Failure>;

interface DashboardState {
  /** Cached data before the first read; then the last result, also while a longer list loads. */
  readonly data: DashboardData | null;
  /** The database has answered, and no first pull is running. */
  readonly read: boolean;
  readonly failed: boolean;
}

export function useDashboard(rows: number): DashboardState {
  const { db, ports } = useDevice();
  const [last, setLast] = useState<DashboardData | null>(null);
  const live = useLive(() => reading(() => readDashboard(db, rows, ports.now())), [db, rows, ports]);
  const answer = live.status === 'ready' ? live.value : null;
  const read = answer?.ok ? answer.value : null;
  const seen = useLastSeen(rows === FIRST_ROWS ? 'seen:dashboard' : null, read);
  if (read && read !== last) setLast(read);
  return { data: read ?? last ?? seen, read: isRead(answer), failed: answer?.ok === false };
}

const isRead = (answer: DashboardReading | null): boolean =>
  answer !== null && !(answer.ok && answer.value.isFetching);

async function readDashboard(db: Db, rows: number, now: Date): Promise<DashboardData> {
  const [state, figures, recent, layout] = await Promise.all([
    recordsState(db),
    dashboardFigures(db, now),
    recentWork(db, rows),
    layoutOf(db),
  ]);
  return {
    figures: state.kind === 'known' ? figures : null,
    recent,
    layout,
    isFetching: state.kind === 'fetching',
  };
}

async function reading<T>(read: () => Promise<T>): Promise<Result<T, Failure>> {
  try {
    return ok(await read());
  } catch (cause) {
    return err({ cause });
  }
}
