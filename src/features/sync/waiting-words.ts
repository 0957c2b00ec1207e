/** Why a row has not gone yet. */
import type { OutboxRow } from '#data/outbox-row.ts';
import { isStruggling } from '#data/struggling.ts';
import type { SyncDesk } from './sync-desk.ts';

export type WaitingFor =
  | { readonly kind: 'sending' | 'struggling' | 'undo' | 'behind' | 'paused' | 'turn' }
  | { readonly kind: 'signal' | 'server'; readonly tries: number; readonly nextAt: string | null };

export function waitingFor(row: OutboxRow, desk: SyncDesk, now: Date): WaitingFor {
  if (row.state === 'sending') return { kind: 'sending' };
  if (isStruggling(row, now.getTime())) return { kind: 'struggling' };
  const future = Date.parse(row.nextAt) > now.getTime();
  if (row.op === 'decide' && !row.tried && future) return { kind: 'undo' };
  if (desk.waiting.some(({ entityId, n }) => entityId === row.entityId && n < row.n))
    return { kind: 'behind' };
  if (desk.paused) return { kind: 'paused' };
  if (row.attempts > 0) {
    return { kind: 'server', tries: row.attempts, nextAt: future ? row.nextAt : desk.nextAt };
  }
  return desk.unreachable > 0
    ? { kind: 'signal', tries: desk.unreachable, nextAt: desk.nextAt }
    : { kind: 'turn' };
}
