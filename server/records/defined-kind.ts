/** The part of a server's kind that follows from the shared definition. */
import type { RecordDefinition } from '#records/define-record.ts';
import type { StoredKind, StoredRecord } from '#server/storage/record-kind.ts';

export const definedKind = <T extends StoredRecord>({
  kind,
  table,
  parent,
  seenBy,
}: RecordDefinition<T>): Pick<StoredKind<T>, 'entity' | 'table' | 'seen' | 'inCaseFile'> => ({
  entity: kind,
  table,
  seen: parent !== null && seenBy === 'parent' ? { under: parent.kind } : 'owner',
  inCaseFile: seenBy === 'parent', // the file of a case is what everyone in the case sees
});
