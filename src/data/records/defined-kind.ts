/** The part of a device's record kind that follows from the shared definition. */
import type * as z from 'zod/mini';
import type { Entity } from '#contract/changes.ts';
import type { Operation, OperationCode, RecordKind } from '#data/outbox/record-kind.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { PARENT_TABLE, type RecordDefinition, type Verb } from '#records/define-record.ts';

interface DefinedKind<T, Kind extends Entity> extends Pick<
  RecordKind,
  'parent' | 'isCaseload' | 'operations' | 'technicalFields'
> {
  readonly entity: Kind;
  readonly table: string;
  readonly schema: z.ZodMiniType<T>;
  readonly isEdit: (row: OutboxRow) => boolean;
  readonly isSignedAgain: (row: OutboxRow) => boolean;
}

type Verbs = Readonly<Record<string, Verb>>;

/** `code`: this device's code for each verb of the definition. */
export function definedKind<T, Kind extends Entity, V extends Verbs>(
  record: RecordDefinition<T, Kind, V> & { readonly table: string },
  code: { readonly [Name in keyof V]: OperationCode },
): DefinedKind<T, Kind> {
  const { kind, table, schema, parent, seenBy, isCaseload, technicalFields, verbs } = record;
  const modes = new Map(Object.values(verbs).map(({ op, inConflict }) => [op, inConflict]));
  const isRemovedWithParent = parent !== null && seenBy === 'parent';
  return {
    entity: kind,
    table,
    schema,
    operations: operationsOf(verbs, code),
    isEdit: ({ op }) => modes.get(op) === 'compare',
    isSignedAgain: ({ op }) => modes.get(op) === 'sign',
    ...(technicalFields && { technicalFields }),
    ...(isCaseload && { isCaseload }),
    ...(isRemovedWithParent && {
      parent: { entity: parent.kind, table: PARENT_TABLE[parent.kind], index: parent.field },
    }),
  };
}

/** By the names that rows store. */
function operationsOf(
  verbs: Verbs,
  code: Readonly<Record<string, OperationCode>>,
): Readonly<Record<string, Operation>> {
  const all = Object.entries(verbs).flatMap(([name, { op, ...verb }]) => {
    const own = code[name];
    return own ? [[op, { ...verb, ...own }] as const] : [];
  });
  return Object.fromEntries(all);
}

/** The part of a kind that the device sends outside the outbox. Its own code stores and removes its records. */
export const kindOutsideOutbox = <T>({
  kind,
  schema,
  table,
}: RecordDefinition<T>): Pick<
  RecordKind,
  'entity' | 'table' | 'ownTable' | 'operations' | 'read' | 'canParse'
> => ({
  entity: kind,
  table: null,
  ...(table !== null && { ownTable: table }),
  operations: {},
  read: () => ({ kind: 'unreachable' }),
  canParse: (data) => schema.safeParse(data).success,
});
