/** Why a row has not gone yet. */
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { isStruggling } from '#data/outbox/struggling.ts';
import type { SyncDesk } from './sync-desk.ts';

export type WaitingFor =
  | { readonly kind: 'sending' | 'struggling' | 'undo' | 'behind' | 'paused' | 'turn' }
  | { readonly kind: 'signal' | 'server'; readonly tries: number; readonly nextAt: string | null };

export function waitingFor(row: OutboxRow, desk: SyncDesk, now: Date): WaitingFor {
  const later = Date.parse(row.nextAt) > now.getTime();
  if (row.state === 'sending') return { kind: 'sending' };
  if (isStruggling(row, now.getTime())) return { kind: 'struggling' };
  if (later && isUndoable(row)) return { kind: 'undo' };
  if (isBehind(row, desk)) return { kind: 'behind' };
  if (desk.paused) return { kind: 'paused' };
  const nextAt = later ? row.nextAt : desk.nextAt;
  if (row.attempts > 0) return { kind: 'server', tries: row.attempts, nextAt };
  return desk.unreachable > 0 ? { kind: 'signal', tries: desk.unreachable, nextAt } : { kind: 'turn' };
}

/** A decision that has not been on the wire. */
const isUndoable = ({ op, tried }: OutboxRow): boolean => op === 'decide' && !tried;

/** An earlier act on the same record goes first. */
const isBehind = (row: OutboxRow, { waiting }: SyncDesk): boolean =>
  waiting.some(({ entityId, n }) => entityId === row.entityId && n < row.n);
