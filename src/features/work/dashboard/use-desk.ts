/** Everything the dashboard reads, live; a database that does not answer is a state of the screen. */
import { useState } from 'react';
import type { Db } from '#data/store/db.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { type DeskFigures, deskFigures } from './desk-figures.ts';
import { type RecentWork, recentWork } from './recent-work.ts';

export interface Desk {
  readonly figures: DeskFigures;
  readonly recent: RecentWork;
}

/** `desk` is null until first read; then the last that was read, also while a longer list is fetched. */
export function useDesk(rows: number): { readonly desk: Desk | null; readonly failed: boolean } {
  const db = useDb();
  const [last, setLast] = useState<Desk | null>(null);
  const live = useLive(() => reading(() => readDesk(db, rows)), [db, rows]);
  const read = live.status === 'ready' && live.value.ok ? live.value.value : null;
  if (read && read !== last) setLast(read);
  return { desk: read ?? last, failed: live.status === 'ready' && !live.value.ok };
}

async function readDesk(db: Db, rows: number): Promise<Desk> {
  const [figures, recent] = await Promise.all([deskFigures(db), recentWork(db, rows)]);
  return { figures, recent };
}

async function reading<T>(read: () => Promise<T>): Promise<Result<T, { readonly cause: unknown }>> {
  try {
    return ok(await read());
  } catch (cause) {
    return err({ cause });
  }
}
