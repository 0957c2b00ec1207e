/** What a record with a version that several devices edit says of itself (`edited-kind.ts`). */
import type { Db } from '#data/store/db.ts';
import type { NotificationRow, Receipt } from '#data/store/rows.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import type { ApplyContext, RecoveryAction, RecordKind } from '../outbox/record-kind.ts';
import type { ConflictSpec, EditedRecord } from './edited-conflicts.ts';

/** As it lies on the device. */
export type DeviceCopy<T> = T & { readonly asOf: string | null; readonly seen?: number };

export interface EditedSpec<T extends EditedRecord>
  extends
    ConflictSpec<T>,
    Pick<RecordKind, 'entity' | 'operations' | 'parent' | 'isCaseload' | 'noteRemoval' | 'afterPage'> {
  readonly table: string;
  /** What this command asks for is already so; edits are compared here. */
  readonly commandHolds?: (row: OutboxRow, record: T) => boolean;
  /** A filing that had arrived with another text goes on as an edit of it. */
  readonly asEdit?: (
    row: OutboxRow,
    texts: { readonly before: unknown; readonly body: unknown },
  ) => OutboxRow;
  /** The text that a filing would make of what is there. */
  readonly filedText?: (row: OutboxRow, current: T) => unknown;
  readonly receiptOf?: (record: T) => Partial<Receipt>;
  /** What the bell says where the server's copy takes the place of this one. */
  readonly noteChange?: (arrival: ApplyContext, previous: DeviceCopy<T>, record: T) => NotificationRow | null;
  readonly accepted?: (db: Db, before: DeviceCopy<T> | undefined, after: DeviceCopy<T>) => Promise<void>;
  /** By the record's own history, whether the server's copy has been through all that ours has; by its text where this is left out. */
  readonly follows?: (theirs: T, ours: T) => boolean;
  /** By what a record says that is made anew: ours is lost, whatever has been written on it since. */
  readonly anew?: (theirs: T, ours: T) => boolean;
  /** The server was restored from a backup and is behind this device. */
  readonly lost?: (
    db: Db,
    lost: { readonly ours: DeviceCopy<T>; readonly theirs: T | null },
  ) => Promise<RecoveryAction | null>;
  readonly recompute: RecordKind['recompute'];
}
