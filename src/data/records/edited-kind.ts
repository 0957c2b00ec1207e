/**
 * A versioned record that several devices edit. Unsent changes are applied to the server copy
 * (`store-server-copies.ts`), and answers settle them (`settle-edited.ts`).
 */
import { present } from '#kernel/present.ts';
import { quickCheck } from '#contract/law/quick-check.ts';
import { classifyAnswer, type AnswerVerdict } from '#data/outbox/classify-answer.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { conflictsOf, type EditedRecord } from './edited-conflicts.ts';
import type { EditedSpec } from './edited-spec.ts';
import { storeServerCopies } from './store-server-copies.ts';
import type { RecordKind } from '../outbox/record-kind.ts';
import { accept, acceptAlreadyApplied, settleConflict } from './settle-edited.ts';

export function editedKind<T extends EditedRecord>(spec: EditedSpec<T>): RecordKind {
  const { entity, table, schema, operations, recompute } = spec;
  return {
    entity,
    table,
    operations,
    recompute,
    ...optionalPartsOf(spec),
    canParse: quickCheck(schema),
    read: (exchanged, row) => {
      const verdict = classifyAnswer(exchanged, schema);
      const { kind } = verdict;
      const version = versionBelow(verdict, row);
      if (version !== null) return { kind: 'other-history', version };
      if (kind === 'accepted') {
        const how = verdict.entity.version > row.baseVersion + 1 ? acceptAlreadyApplied : accept;
        return {
          kind: 'record',
          isAccepted: true,
          settle: (settling) => how(settling, spec, verdict.entity),
        };
      }
      if (kind !== 'already-there' && kind !== 'stale') return verdict;
      return {
        kind: 'record',
        isAccepted: false,
        settle: (settling) => settleConflict(settling, spec, verdict),
      };
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    applyRecords: (arrival, records) => storeServerCopies(arrival, spec, records as readonly T[]),
    remove: async (db, id) => {
      await db.table(table).delete(id);
      await db.bases.delete([entity, id]);
    },
    conflicts: conflictsOf(spec),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are records of this kind
    ...(spec.lost && { lost: (db, lost) => spec.lost?.(db, lost as never) ?? Promise.resolve(null) }),
  };
}

const optionalPartsOf = <T extends EditedRecord>(spec: EditedSpec<T>): Partial<RecordKind> => {
  const { parent, isCaseload, noteRemoval, afterPage, technicalFields, unfinished, forget } = spec;
  return present({ parent, isCaseload, noteRemoval, afterPage, technicalFields, unfinished, forget });
};

/** The server's version is below the known one, so it was restored without notice. */
function versionBelow<T extends EditedRecord>(
  verdict: AnswerVerdict<T>,
  { baseVersion }: OutboxRow,
): number | null {
  const { version = baseVersion } =
    (verdict.kind === 'accepted' && verdict.entity) || (verdict.kind === 'stale' && verdict.current) || {};
  return version < baseVersion ? version : null;
}
