/** A record that is added and never changed. It can conflict only with its own id. */
import type * as z from 'zod/mini';
import { STATUS_OF } from '#contract/problem.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { present } from '#kernel/present.ts';
import { quickCheck } from '#contract/law/quick-check.ts';
import type { Db } from '#data/store/db.ts';
import { stateOf } from '#data/store/meta.ts';
import { nowIso } from '#data/store/ports.ts';
import { classifyAnswer, type AnswerVerdict } from '#data/outbox/classify-answer.ts';
import type { SettleContext, SettleResult } from '#data/outbox/settle-types.ts';
import { type OutboxAct, closeRow, rowsOf } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { AnswerVerdictFor, RecordlessVerdict, RecordKind } from '../outbox/record-kind.ts';
import { parentIsGone } from './parent-is-gone.ts';

export interface AddedRecord {
  readonly _id: string;
  readonly version: number;
}

interface AddedSpec<T> extends Pick<
  RecordKind,
  'entity' | 'operations' | 'parent' | 'technicalFields' | 'unfinished'
> {
  readonly table: string;
  readonly schema: z.ZodMiniType<T>;
  /** Id of the record that a row adds. */
  readonly idOf: (row: OutboxRow) => string | undefined;
  /** Index of the table that holds the queue id, if that is not the record's own id. */
  readonly queue?: string;
  /** The operation that adds a lost record again; null if nothing can be done. */
  readonly again?: (db: Db, record: T) => Promise<OutboxAct | null>;
}

export function addedKind<T extends AddedRecord>(spec: AddedSpec<T>): RecordKind {
  const { entity, table, schema, operations, parent, technicalFields, unfinished } = spec;
  const rows = (db: Db) => db.table<AddedRecord, string>(table);
  return {
    entity,
    table,
    operations,
    ...present({ parent, technicalFields, unfinished }),
    canParse: quickCheck(schema),
    read: (exchanged) => answered(classifyAnswer(exchanged, schema), spec),
    applyRecords: async ({ db, at, epoch }, records) => {
      await rows(db).bulkPut(records.map((record) => ({ ...asAdded(record), asOf: at, seen: epoch })));
    },
    remove: async (db, id) => rows(db).delete(id),
    lost: async (db, { ours }) => {
      const { asOf: _asOf, seen: _seen, ...record } = Object(ours);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record of this kind, as this device held it
      const act = await spec.again?.(db, record as T);
      return act ? { act, resendMode: 'again' } : null;
    },
    recompute: async (db, entityId) => {
      const own = (await rowsOf(db, entityId)).filter((row) => row.entity === entity);
      const unsent = new Set(own.map((row) => spec.idOf(row)));
      await rows(db)
        .where(spec.queue ?? '_id')
        .equals(entityId)
        .filter(({ _id, version }) => version === 0 && !unsent.has(_id))
        .delete();
    },
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
const asAdded = (record: unknown): AddedRecord => record as AddedRecord;

function answered<T extends AddedRecord>(verdict: AnswerVerdict<T>, spec: AddedSpec<T>): AnswerVerdictFor {
  if (verdict.kind === 'accepted') {
    return { kind: 'record', isAccepted: true, settle: (settling) => accept(settling, spec, verdict.entity) };
  }
  if (verdict.kind === 'already-there' || verdict.kind === 'stale') return ID_TAKEN;
  return verdict;
}

const ID_TAKEN: RecordlessVerdict = {
  kind: 'refused',
  status: STATUS_OF['id-taken'],
  problem: { code: 'id-taken', msg: MESSAGE_OF['id-taken'] },
};

/** Closes the row with a receipt and replaces the local copy by the server's. */
async function accept<T extends AddedRecord>(
  { db, ports, row }: SettleContext,
  spec: AddedSpec<T>,
  entity: T,
): Promise<SettleResult> {
  const at = nowIso(ports);
  await closeRow(db, row, { at, outcome: 'accepted', version: entity.version });
  if (await parentIsGone(db, spec, entity)) await db.table(spec.table).delete(entity._id);
  else await db.table(spec.table).put({ ...entity, asOf: at, seen: (await stateOf(db, 'sync')).epoch ?? 0 });
  return 'sent';
}
