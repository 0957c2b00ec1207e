/** The part of a device's record kind that follows from the shared definition. */
import type * as z from 'zod/mini';
import type { Entity } from '#contract/changes.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';
import type { RecordDefinition } from '#records/define-record.ts';

const TABLE_OF = { case: 'cases', application: 'applications' } as const;

interface DefinedKind<T, Kind extends Entity> extends Pick<RecordKind, 'parent'> {
  readonly entity: Kind;
  readonly table: string;
  readonly schema: z.ZodMiniType<T>;
}

export function definedKind<T, Kind extends Entity>({
  kind,
  table,
  schema,
  parent,
  seenBy,
}: RecordDefinition<T, Kind>): DefinedKind<T, Kind> {
  const isRemovedWithParent = parent !== null && seenBy === 'parent';
  return {
    entity: kind,
    table,
    schema,
    ...(isRemovedWithParent && {
      parent: { entity: parent.kind, table: TABLE_OF[parent.kind], index: parent.field },
    }),
  };
}
