/**
 * Rows the server answered while storage was full, not resent until there is space. Kept in memory only: a
 * new process sends them again under the same key.
 */
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { TakenRow } from '#data/store/storage-status.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { probeSpace } from '#data/store/storage-reserve.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Engine } from './engine.ts';

/** About the size of an answer. */
const ANSWER_BYTES = 8_000;

/** Keys of the rows, with the accepted record. Each page and the worker have their own ports. */
const unkept = new WeakMap<Ports, Map<string, TakenRow | null>>();

export const recordUnstoredAnswer = (
  { ports, kinds }: Pick<Engine, 'ports' | 'kinds'>,
  row: OutboxRow,
  isTaken: boolean,
): void => {
  const { key, entityId } = row;
  const isFiling = kinds.operationOf(row)?.isFiling === true;
  const answers = unkept.get(ports) ?? new Map<string, TakenRow | null>();
  const acceptedRow = isTaken ? { key, application: isFiling ? entityId : null } : null;
  unkept.set(ports, answers.set(key, acceptedRow));
};

export const acceptedUnstored = (ports: Ports): TakenRow[] =>
  [...(unkept.get(ports)?.values() ?? [])].filter((row) => row !== null);

export const isAnswerUnstored = (ports: Ports, { key }: Pick<OutboxRow, 'key'>): boolean =>
  unkept.get(ports)?.has(key) ?? false;

export const hasUnstoredAnswers = (ports: Ports): boolean => unkept.has(ports);

/** Once there is space, allow these rows to be resent so that their answers can be stored. */
export async function retryUnstoredAnswers(db: Db, ports: Ports): Promise<void> {
  if (hasUnstoredAnswers(ports) && (await bestEffort(probeSpace(db, ANSWER_BYTES)))) unkept.delete(ports);
}
