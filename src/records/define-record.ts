/**
 * The definition of a kind of record, shared by device and server. It holds schemas and names only: no Dexie, no SQL
 * and no React.
 */
import * as z from 'zod/mini';
import type { Entity } from '#contract/changes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { RECORD_TABLES } from './record-tables.ts';

/** One change of a record: the operation of the outbox, whose name devices store, and the endpoint that it calls. */
export interface Verb<Op extends string = string> {
  readonly op: Op;
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** The first app version that knows the operation in this shape. An older app skips its rows. */
  readonly opVersion: number;
  /** Validates the body of a row of any release before it is first sent. */
  readonly body: z.ZodMiniType;
  /** Undoable until first sent. Send only when the server is reachable. */
  readonly undoableUntilSent?: true;
  /** Until first sent, a later change is merged into the row or removes it. Never send it without a lease. */
  readonly requiresLease?: true;
  /** The court has no such record before it is sent, and the lists say so. */
  readonly isFiling?: true;
  /** A rejected row offers to edit its text, which becomes a draft again. Other rows offer their record. */
  readonly offersEdit?: true;
  /** The user's choice in a conflict; `edit` if absent. */
  readonly inConflict?: ConflictMode;
}

/**
 * `compare`: choose between both versions of each field. `confirm`: send the command again. For
 * `edit` the user edits the text; for `sign` a judge signs again, and nothing is resent.
 */
type ConflictMode = 'compare' | 'confirm' | 'sign' | 'edit';

/** Path of a screen, with `:id` for the id of the record. */
type ScreenPath = string | { readonly judge: string; readonly others: string };

/** Body of a change: a merge patch, which the server validates with the whole record. */
export const PATCH = z.record(z.string(), z.unknown());

/** The record to which it belongs, and the field that holds the id of that record. */
export interface ParentField<T> {
  readonly kind: keyof typeof PARENT_TABLE;
  readonly field: keyof T & string;
}

/** Tables of the kinds that can be a parent. */
export const PARENT_TABLE = {
  case: RECORD_TABLES.case.table,
  application: RECORD_TABLES.application.table,
} as const;

export interface RecordDefinition<
  T,
  Kind extends Entity = Entity,
  Verbs extends Readonly<Record<string, Verb>> = Readonly<Record<string, Verb>>,
  Parent extends ParentField<T> | null = ParentField<T> | null,
  Table extends string | null = string | null,
> {
  /** The name of the kind in the API. */
  readonly kind: Kind;
  readonly schema: z.ZodMiniType<T>;
  readonly parent: Parent;
  /**
   * `owner`: its writer alone. `court`: its owner and the judges of its court; `parent`: every user who sees the
   * parent.
   */
  readonly seenBy: 'owner' | 'court' | 'parent';
  /** A field of a record under a parent. While it is false, only the owner of the parent sees the record. */
  readonly sharedBy?: keyof NoInfer<T> & string;
  /** Empty for a record that is sent outside the outbox. */
  readonly verbs: Verbs;
  /** The fields that a change may contain; empty for a record that never changes. */
  readonly patchable: readonly (keyof NoInfer<T> & string)[];
  /** From `record-tables.ts`; null if the server derives it from the caller, and the device keeps it as its state. */
  readonly table: Table;
  readonly indexes: readonly string[];
  /** These are in `record-tables.ts` too. */
  readonly holdsFacts?: true;
  readonly drafts?: readonly string[];
  readonly sentDrafts?: readonly string[];
  /** Its screen; null if the screen of its parent shows it. */
  readonly screen: ScreenPath | null;
  /** Fields of its rows that no user writes, besides `_id`. A copied text omits them. */
  readonly technicalFields?: readonly string[];
  /** A resync that would remove most of these records asks the user first. */
  readonly isCaseload?: true;
}

export const defineRecord = <
  T,
  Kind extends Entity,
  const Verbs extends Readonly<Record<string, Verb>>,
  const Parent extends ParentField<NoInfer<T>> | null,
  const Table extends string | null,
>(
  definition: RecordDefinition<T, Kind, Verbs, Parent, Table>,
): RecordDefinition<T, Kind, Verbs, Parent, Table> => definition;
