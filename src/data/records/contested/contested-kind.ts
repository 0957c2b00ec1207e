/** Contested points on the device. */
import type {
  ChangeTextOperation,
  CreateTextOperation,
  RemoveTextOperation,
} from '#data/records/written-kind.ts';
import { writtenKind, writtenSpec } from '#data/records/written-kind.ts';
import { contestedPointRecord } from '#records/contested-point.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'contest-point': CreateTextOperation<'contested'>;
    'change-point': ChangeTextOperation<'contested'>;
    'remove-point': RemoveTextOperation<'contested'>;
  }
}

export const CONTESTED = writtenSpec(contestedPointRecord, { pauseMs: 0 });

export const contestedKind = writtenKind(CONTESTED);
