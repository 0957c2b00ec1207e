/** The part of a server's kind that follows from the shared definition. */
import type { RecordDefinition } from '#records/define-record.ts';
import type { StoredKind, StoredRecord } from '#server/storage/record-kind.ts';

export const definedKind = <T extends StoredRecord>(
  record: RecordDefinition<T> & { readonly table: string },
): Pick<StoredKind<T>, 'entity' | 'table' | 'seen' | 'sharedBy' | 'inCaseFile' | 'callsWithFacts'> => ({
  entity: record.kind,
  table: record.table,
  seen: seenBy(record),
  ...(record.sharedBy !== undefined && { sharedBy: record.sharedBy }),
  inCaseFile: record.seenBy !== 'owner', // the file of a case is what everyone in the case sees
  ...(record.holdsFacts && { callsWithFacts: Object.values(record.verbs).map(({ endpoint }) => endpoint) }),
});

function seenBy<T>({ seenBy: readers, parent }: RecordDefinition<T>): StoredKind['seen'] {
  if (readers !== 'parent') return readers;
  return parent === null ? 'owner' : { under: parent.kind };
}
