import { isLostByServer } from './lost-by-server.ts';
import type { WorkFacts } from '#text/en/sync-answer.ts';
import type { Need, SyncWork } from './sync-work.ts';

/** What the one sentence on top is made of. */
export function workFacts(
  { needs, waiting: rowsWaiting, counts, orders, reports, feedback, paused }: SyncWork,
  taken: ReadonlySet<string>,
): WorkFacts {
  const waiting = rowsWaiting.filter(({ key }) => !taken.has(key));
  const unkept = rowsWaiting.length - waiting.length;
  const rows = needs.flatMap((need) => (need.kind === 'row' || need.kind === 'conflict' ? [need.row] : []));
  const rejected = rows.filter(({ state }) => state === 'rejected');
  const refused = rejected.filter((row) => !isLostByServer(row));
  const conflicts = rows.filter(({ state }) => state === 'conflict');
  const returned = conflicts.filter(({ op }) => op === 'decide').length;
  return {
    refused: refused.length,
    refusedFilings: refused.filter(({ op }) => op === 'file').length,
    lostByServer: rejected.length - refused.length,
    conflicts: conflicts.length - returned,
    returned,
    held: rows.filter(({ state }) => state === 'held').length,
    paused: paused && counts.waiting > unkept ? (paused === 'too-old' ? 'update' : 'sign-in') : null,
    sweep: needs.reduce((sum, need) => sum + removesOf(need), 0),
    hasLost: needs.some(({ kind }) => kind === 'lost-work'),
    unkept,
    waiting: counts.waiting - unkept,
    waitingFilings: waiting.filter(({ op }) => op === 'file').length,
    saved: counts.saved,
    savedOrders: orders.length,
    savedReports: reports.length + feedback.length,
    sent: counts.sent,
  };
}

const removesOf = (need: Need): number => (need.kind === 'sweep' ? need.removes : 0);
