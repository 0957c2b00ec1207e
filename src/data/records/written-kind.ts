/**
 * A text record of one user: a note or a contested point. `src/records` defines its table, operations and
 * calls; `save-written-record.ts` writes it.
 */
import type * as z from 'zod/mini';
import type { ParentField, RecordDefinition, Verb } from '#records/define-record.ts';
import type { Role } from '#contract/account/user.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { nowIso } from '#data/store/ports.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import type { Exchange } from '#data/outbox/exchange.ts';
import { type OutboxAct, closeRow, rowsOf } from '#data/outbox/outbox.ts';
import { NEEDS_YOU, type Op, type OutboxRow, type RowSubject, WAITING } from '#data/store/outbox-row.ts';
import type { SettleContext, SettleResult } from '#data/outbox/settle-types.ts';
import { definedKind } from './defined-kind.ts';
import type { ConflictSpec } from './edited-conflicts.ts';
import { editedKind } from './edited-kind.ts';
import { recomputePlain } from './plain-edits.ts';
import type { RecoveryAction, Operation, RecordKind } from '../outbox/record-kind.ts';
import { nameFor } from '#domain/case/name-for.ts';

export type WrittenText = Readonly<Record<string, unknown>>;

interface Writer {
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
}

export interface WrittenSubject extends RowSubject {
  /** Id of its parent record. */
  readonly under: string;
  readonly by: Writer;
}

export interface ChangedSubject extends RowSubject {
  /** The text before the change. */
  readonly before: WrittenText;
}

export interface WrittenRecord {
  readonly _id: string;
  readonly version: number;
  readonly by: Writer;
}

interface TextOperation<Kind extends OutboxRow['entity']> {
  readonly entity: Kind;
  readonly body: WrittenText;
}

/** Types of the three operations, for the outbox. */
export interface CreateTextOperation<Kind extends OutboxRow['entity']> extends TextOperation<Kind> {
  readonly subject: WrittenSubject;
}
export interface ChangeTextOperation<Kind extends OutboxRow['entity']> extends TextOperation<Kind> {
  readonly subject: ChangedSubject;
}
export interface RemoveTextOperation<Kind extends OutboxRow['entity']> extends TextOperation<Kind> {
  readonly subject: RowSubject;
}

interface SendingRules {
  /** The pause before sending, for more words. */
  readonly pauseMs: number;
}

export interface WrittenSpec<T extends WrittenRecord>
  extends SendingRules, Pick<RecordKind, 'operations' | 'technicalFields'>, Pick<ConflictSpec<T>, 'isEdit'> {
  readonly entity: OutboxRow['entity'];
  readonly table: string;
  readonly schema: z.ZodMiniType<T>;
  /** The parent record and the field with its id. */
  readonly parent: { readonly entity: 'case' | 'application'; readonly field: string };
  /** The parent with which it is removed; absent for a private record. */
  readonly removedWith?: NonNullable<RecordKind['parent']>;
  /** Fields that its writer may change. */
  readonly fields: readonly string[];
  readonly verbs: TextVerbs;
}

interface TextVerbs extends Readonly<Record<string, Verb>> {
  readonly create: Verb<Op>;
  readonly change: Verb<Op>;
  readonly remove: Verb<Op>;
}

export function writtenSpec<T extends WrittenRecord>(
  record: RecordDefinition<T, OutboxRow['entity'], TextVerbs, ParentField<T>, string>,
  { pauseMs }: SendingRules,
): WrittenSpec<T> {
  const { kind, parent, patchable, verbs } = record;
  const { path } = verbs.create.endpoint;
  const pathOf = (row: OutboxRow) =>
    isWriting({ verbs }, row) ? path.replace(':_id', row.subject.under) : '';
  const reopen = reopenWritten(kind);
  const code = { create: { reopen, pathOf }, change: { reopen }, remove: { reopen } };
  const { parent: removedWith, ...defined } = definedKind(record, code);
  return {
    ...defined,
    parent: { entity: parent.kind, field: parent.field },
    ...(removedWith && { removedWith }),
    fields: patchable,
    verbs,
    pauseMs,
  };
}

/** Opens the record when a rejected call needs its writer. */
const reopenWritten =
  (entity: WrittenSpec<never>['entity']): Operation['reopen'] =>
  async (_db, _ports, { entityId }) => ({ kind: 'record', entity, entityId });

type Writing = OutboxRow & { readonly body: WrittenText; readonly subject: WrittenSubject };
type Changing = OutboxRow & { readonly body: WrittenText; readonly subject: ChangedSubject };
type OfVerbs = Pick<WrittenSpec<never>, 'verbs'>;

export const isWriting = ({ verbs }: OfVerbs, row: OutboxRow): row is Writing => row.op === verbs.create.op;
export const isChanging = ({ verbs }: OfVerbs, row: OutboxRow): row is Changing => row.op === verbs.change.op;
const isRemoving = ({ verbs }: OfVerbs, row: OutboxRow): boolean => row.op === verbs.remove.op;

export function wordsOf(fields: readonly string[], record: object): WrittenText {
  const all = new Map(Object.entries(record));
  return Object.fromEntries(fields.flatMap((field) => (all.has(field) ? [[field, all.get(field)]] : [])));
}

/** The local record until the server has it. */
function writtenBy<T extends WrittenRecord>(spec: WrittenSpec<T>, row: OutboxRow) {
  if (!isWriting(spec, row)) return undefined;
  const { under, by } = row.subject;
  const { entityId: _id, clientTime: at } = row;
  return { ...row.body, _id, version: 0, [spec.parent.field]: under, at, by, asOf: null };
}

/** Call after any outbox change of the record. A record being removed is not shown. */
export async function recomputeWritten<T extends WrittenRecord>(
  db: Db,
  spec: WrittenSpec<T>,
  id: string,
): Promise<void> {
  const plain = { entity: spec.entity, table: spec.table, madeBy: (row: OutboxRow) => writtenBy(spec, row) };
  await recomputePlain(db, plain, id);
  const rows = await rowsOf(db, id);
  if (rows.some((row) => isRemoving(spec, row) && WAITING.includes(row.state))) {
    await db.table(spec.table).delete(id);
  }
}

export type WordsSync = 'waiting' | 'sent' | 'needs-you';

/** Sync state of each record; records not listed are on the server. */
export async function syncsOf(
  db: Db,
  records: readonly { readonly _id: string }[],
): Promise<ReadonlyMap<string, WordsSync>> {
  const ids = records.map(({ _id }) => _id);
  const syncs = new Map<string, WordsSync>();
  for (const { entityId, state } of await db.outbox.where('entityId').anyOf(ids).toArray()) {
    const needs = NEEDS_YOU.includes(state) || syncs.get(entityId) === 'needs-you';
    syncs.set(entityId, needs ? 'needs-you' : 'waiting');
  }
  return syncs;
}

export function writtenKind<T extends WrittenRecord>(spec: WrittenSpec<T>): RecordKind {
  const { entity, table, schema, operations, removedWith, technicalFields, fields } = spec;
  const recompute = (db: Db, id: string) => recomputeWritten(db, spec, id);
  const edited = editedKind<T>({
    entity,
    table,
    schema,
    operations,
    ...present({ parent: removedWith, technicalFields }),
    textOf: (record) => wordsOf(fields, record),
    beforeOf: (row) => (isChanging(spec, row) ? row.subject.before : undefined),
    onText: (row, { before }) =>
      isChanging(spec, row) && isRecord(before)
        ? asRow({ ...row, subject: { ...row.subject, before } })
        : row,
    isEdit: spec.isEdit,
    isOpen: () => true,
    pathsIn: (body) => Object.keys(Object(body)),
    filedText: (row, current) =>
      isWriting(spec, row) ? applyPatch(wordsOf(fields, current), wordsOf(fields, row.body)) : undefined,
    asEdit: (row, { before, body }) => asChange(spec, row, { before, body }),
    lost: (db, lost) => lostWords(db, spec, lost),
    recompute,
  });
  return {
    ...edited,
    read: (exchanged, row) =>
      isRemoving(spec, row) && isGone(exchanged)
        ? { kind: 'record', isAccepted: true, settle: (settling) => removed(settling, spec) }
        : edited.read(exchanged, row),
  };
}

/** Removed by this call, or already missing. */
const isGone = (exchanged: Exchange): boolean =>
  exchanged.kind === 'answer' && (exchanged.status === 204 || exchanged.status === 404);

async function removed<T extends WrittenRecord>(
  { db, ports, row }: SettleContext,
  spec: WrittenSpec<T>,
): Promise<SettleResult> {
  await closeRow(db, row, { at: nowIso(ports), outcome: 'accepted' });
  await db.table(spec.table).delete(row.entityId);
  await db.bases.delete([spec.entity, row.entityId]);
  return 'sent';
}

/** It exists with another text, so the difference is sent as a change. */
function asChange<T extends WrittenRecord>(
  { verbs }: WrittenSpec<T>,
  row: OutboxRow,
  { before, body }: { readonly before: unknown; readonly body: unknown },
): OutboxRow {
  const { title, applicationNumber } = row.subject;
  return asRow({ ...row, op: verbs.change.op, body, subject: { title, applicationNumber, before } });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the operations of such a kind have these bodies and subjects
export const asRow = (row: object): OutboxRow => row as OutboxRow;

const underOf = <T extends WrittenRecord>({ parent }: WrittenSpec<T>, record: T): string =>
  String(new Map<string, unknown>(Object.entries(record)).get(parent.field));

/** Subject of the record: the applicant and the application number. */
export async function parentSubject<T extends WrittenRecord>(
  db: Db,
  spec: WrittenSpec<T>,
  record: T,
): Promise<RowSubject> {
  const under = underOf(spec, record);
  const application = spec.parent.entity === 'application' ? await db.applications.get(under) : undefined;
  const about = application ?? (await db.cases.get(under));
  return {
    title: about ? nameFor(about) : '',
    applicationNumber: application?.applicationNumber ?? null,
  };
}

/** The operation of a new row. */
export const opOf = ({ op, opVersion }: Verb<Op>): Pick<Verb<Op>, 'op' | 'opVersion'> => ({ op, opVersion });

interface MissingCopies<T> {
  readonly ours: T;
  readonly theirs: T | null;
}

/**
 * Resends a lost text from its writer's device. If the server has an older version, the writer decides first.
 */
async function lostWords<T extends WrittenRecord>(
  db: Db,
  spec: WrittenSpec<T>,
  { ours, theirs }: MissingCopies<T>,
): Promise<RecoveryAction | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== ours.by._id) return null;
  const { entity, verbs, fields } = spec;
  const words = wordsOf(fields, ours);
  const at = { entity, entityId: ours._id };
  const known = await parentSubject(db, spec, ours);
  if (!theirs) {
    const subject = { ...known, under: underOf(spec, ours), by: ours.by };
    const body = { _id: ours._id, ...words };
    return {
      act: asAct({ ...at, ...opOf(verbs.create), body, baseVersion: 0, subject }),
      resendMode: 'again',
    };
  }
  const before = wordsOf(fields, theirs);
  const body = patchBetween(before, words);
  if (!isRecord(body)) return null;
  const subject = { ...known, before };
  const act = asAct({ ...at, ...opOf(verbs.change), body, baseVersion: theirs.version, subject });
  return { act, resendMode: 'after-a-choice' };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
export const asAct = (act: object): OutboxAct => act as OutboxAct;
