/** One record as it is now, as JSON text, with what decides who may see it. */
import type { CourtKind } from '#contract/court.ts';
import type { Matter } from './matter.ts';
import { readingOf, type StoredKind, wholeOf } from './record-kind.ts';
import type { Beside } from '../user/session.ts';

export interface RecordRow {
  readonly id: string;
  readonly record_version: number;
  readonly record: string;
  readonly owner_id: string;
  readonly court: CourtKind | null;
  readonly place_key: string | null;
}

/** Read beside the session of the call: its first parameter is the second of that statement. */
export function recordBeside(kind: StoredKind): (id: string) => Beside {
  const text = readingOf(kind, '= $2', wholeOf(kind));
  return (id) => ({ text, values: [id] });
}

export const matterOfRow = ({ owner_id: ownerId, court, place_key: place }: RecordRow): Matter => ({
  ownerId,
  court: court ?? undefined,
  courtPlace: place ?? undefined,
});
