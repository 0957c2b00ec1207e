/**
 * The definition of a kind of record, shared by device and server. It holds schemas and names only: no Dexie, no SQL
 * and no React.
 */
import type * as z from 'zod/mini';
import type { Entity } from '#contract/changes.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** One change of a record: the operation of the outbox, whose name devices store, and the endpoint that it calls. */
export interface Verb<Op extends string = string> {
  readonly op: Op;
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
}

/** The record to which it belongs, and the field that holds the id of that record. */
export interface ParentField<T> {
  readonly kind: 'case' | 'application';
  readonly field: keyof T & string;
}

export interface RecordDefinition<
  T,
  Kind extends Entity = Entity,
  Verbs extends Readonly<Record<string, Verb>> = Readonly<Record<string, Verb>>,
  Parent extends ParentField<T> | null = ParentField<T> | null,
> {
  /** The name of the kind in the API. */
  readonly kind: Kind;
  readonly schema: z.ZodMiniType<T>;
  /** The body of the call that creates it. */
  readonly newSchema: z.ZodMiniType;
  readonly parent: Parent;
  /** `owner`: its writer alone. `parent`: every user who sees the parent; it leaves a device with the parent. */
  readonly seenBy: 'owner' | 'parent';
  readonly verbs: Verbs;
  /** The fields that a change may contain; empty for a record that never changes. */
  readonly patchable: readonly (keyof NoInfer<T> & string)[];
  /** The name of its table, on the device and on the server. */
  readonly table: string;
  /** The indexes of the device's table, besides `_id` and `seen`. */
  readonly indexes: readonly string[];
}

export const defineRecord = <
  T,
  Kind extends Entity,
  const Verbs extends Readonly<Record<string, Verb>>,
  const Parent extends ParentField<NoInfer<T>> | null,
>(
  definition: RecordDefinition<T, Kind, Verbs, Parent>,
): RecordDefinition<T, Kind, Verbs, Parent> => definition;
