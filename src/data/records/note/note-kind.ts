/** Private notes on the device. */
import type {
  ChangeTextOperation,
  CreateTextOperation,
  RemoveTextOperation,
} from '#data/records/written-kind.ts';
import { writtenKind, writtenSpec } from '#data/records/written-kind.ts';
import { noteRecord } from '#records/note.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'write-note': CreateTextOperation<'note'>;
    'change-note': ChangeTextOperation<'note'>;
    'remove-note': RemoveTextOperation<'note'>;
  }
}

/** One call sends all text typed within the pause. */
export const NOTES = writtenSpec(noteRecord, { pauseMs: 3_000 });

export const noteKind = writtenKind(NOTES);
