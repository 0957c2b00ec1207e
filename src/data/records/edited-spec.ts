/** Properties of a versioned record that several devices edit (`edited-kind.ts`). */
import type { Db } from '#data/store/db.ts';
import type { NotificationRow, Receipt } from '#data/store/rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { ApplyContext, RecoveryAction, RecordKind } from '../outbox/record-kind.ts';
import type { ConflictSpec, EditedRecord } from './edited-conflicts.ts';

/** The record as stored on the device. */
export type DeviceCopy<T> = T & { readonly asOf: string | null; readonly seen?: number };

export interface EditedSpec<T extends EditedRecord>
  extends
    ConflictSpec<T>,
    Pick<RecordKind, 'entity' | 'operations' | 'parent' | 'isCaseload' | 'noteRemoval' | 'afterPage'>,
    Pick<RecordKind, 'technicalFields' | 'unfinished' | 'forget'> {
  readonly table: string;
  /** True if the command's result is already in place. Edits are compared by text. */
  readonly commandHolds?: (row: OutboxRow, record: T) => boolean;
  /** Converts a filing that exists with another text into an edit of it. */
  readonly asEdit?: (
    row: OutboxRow,
    texts: { readonly before: unknown; readonly body: unknown },
  ) => OutboxRow;
  /** The text of the existing record after this filing. */
  readonly filedText?: (row: OutboxRow, current: T) => unknown;
  readonly receiptOf?: (record: T) => Partial<Receipt>;
  /** The notifications for a change of the record by the server. */
  readonly noteChange?: (arrival: ApplyContext, previous: DeviceCopy<T>, record: T) => NotificationRow[];
  readonly accepted?: (db: Db, before: DeviceCopy<T> | undefined, after: DeviceCopy<T>) => Promise<void>;
  /** Whether the history of the server copy contains ours; by default compares texts. */
  readonly follows?: (theirs: T, ours: T) => boolean;
  /** True if the record was created again, so that ours is lost whatever was written later. */
  readonly anew?: (theirs: T, ours: T) => boolean;
  /** The server was restored and lacks data of this device. */
  readonly lost?: (
    db: Db,
    lost: { readonly ours: DeviceCopy<T>; readonly theirs: T | null },
  ) => Promise<RecoveryAction | null>;
  readonly recompute: RecordKind['recompute'];
}
