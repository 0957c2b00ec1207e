/** Writes, changes and removes a note or a contested point: on the device at once, then to the server. */
import { fieldErrors } from '#contract/primitives.ts';
import { invariant } from '#kernel/assert.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { enqueue, closeRow, updateHeldRows, rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { waitingOpening } from '#data/records/case/pending-case-creation.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { nowIso, isoAfter, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { keepPlainBase } from './plain-edits.ts';
import {
  asAct,
  asRow,
  isChanging,
  isWriting,
  opOf,
  parentSubject,
  recomputeWritten,
  type WrittenText,
  wordsOf,
  type WrittenRecord,
  type WrittenSpec,
} from './written-kind.ts';
import { nameFor } from '#domain/case/name-for.ts';

export interface ToWrite {
  /** Created by the screen, so that further typing changes the same record. */
  readonly id: string;
  /** The case or application that it belongs to. */
  readonly under: string;
  /** The complete new text. */
  readonly words: WrittenText;
}

export type WordsRefusal =
  /** Its parent is no longer on this device. */
  { readonly kind: 'gone' } | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> };

type WriteResult = Result<null, WordsRefusal>;

const tablesOf = <T extends WrittenRecord>(db: Db, { table }: WrittenSpec<T>) => [
  db.table(table),
  db.cases,
  db.applications,
  db.bases,
  db.outbox,
  db.receipts,
];

/** The device and the kind of the text. */
interface WritingAt<T extends WrittenRecord> {
  readonly db: Db;
  readonly ports: Ports;
  readonly spec: WrittenSpec<T>;
}

export function saveWrittenRecord<T extends WrittenRecord>(
  at: WritingAt<T>,
  { id, under, words }: ToWrite,
): Promise<Result<null, WordsRefusal>> {
  const { db, spec } = at;
  return saveInTransaction(db, tablesOf(db, spec), async (): Promise<WriteResult> => {
    const stored = await db.table<T, string>(spec.table).get(id);
    const result = await (stored ? change(at, { shown: stored, words }) : write(at, { id, under, words }));
    if (result.ok) await recomputeWritten(db, spec, id);
    return result;
  });
}

async function write<T extends WrittenRecord>(
  { db, ports, spec }: WritingAt<T>,
  { id, under, words }: ToWrite,
): Promise<WriteResult> {
  const { entity, verbs, parent, pauseMs } = spec;
  const about = await (parent.entity === 'case' ? db.cases.get(under) : db.applications.get(under));
  const user = await getMeta(db, 'user');
  if (!about) return err({ kind: 'gone' });
  invariant(user, 'words without a person');
  const by = { _id: user._id, name: user.name, role: user.role };
  const body = { ...wordsOf(spec.fields, applyPatch({}, words)), _id: id };
  const record = { ...body, version: 1, [parent.field]: under, at: nowIso(ports), by };
  const checked = spec.schema.safeParse(record);
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const after = parent.entity === 'case' ? await waitingOpening(db, under) : undefined;
  const subject = {
    title: nameFor(about),
    applicationNumber: 'applicationNumber' in about ? about.applicationNumber : null,
    under,
    by,
  };
  const act = { ...opOf(verbs.create), entity, entityId: id, body, baseVersion: 0, subject };
  await enqueue(db, ports, asAct({ ...act, ...(after && { after }), nextAt: isoAfter(ports, pauseMs) }));
  return ok(null);
}

async function change<T extends WrittenRecord>(
  at: WritingAt<T>,
  { shown, words }: { readonly shown: T; readonly words: WrittenText },
): Promise<WriteResult> {
  const { db, spec } = at;
  const before = wordsOf(spec.fields, shown);
  const patch = patchBetween(before, wordsOf(spec.fields, applyPatch({}, words)));
  if (!isRecord(patch)) return ok(null);
  const record = { ...applyPatch(shown, patch), version: Math.max(shown.version, 1) };
  const checked = spec.schema.safeParse(record);
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const last = (await ownRows(db, spec, shown._id)).at(-1);
  if (last && isInHand(last)) await join(at, { last, patch, shown });
  else await changeBehind(at, { patch, shown });
  return ok(null);
}

const ownRows = async <T extends WrittenRecord>(db: Db, { entity }: WrittenSpec<T>, id: string) =>
  (await rowsOf(db, id)).filter((row) => row.entity === entity);

/** The server cannot have this row, so a new change is merged into it. */
const isInHand = ({ state, tried }: OutboxRow): boolean =>
  state === 'rejected' || state === 'conflict' || state === 'held' || (state === 'pending' && !tried);

interface MergeIntoRow<T> {
  readonly last: OutboxRow;
  readonly patch: WrittenText;
  readonly shown: T;
}

/** A rejected row is requeued with the change. A conflict keeps waiting for the user's choice. */
async function join<T extends WrittenRecord>(
  { db, ports, spec }: WritingAt<T>,
  { last, patch, shown }: MergeIntoRow<T>,
): Promise<void> {
  const body = isWriting(spec, last) ? applyPatch(last.body, patch) : { ...Object(last.body), ...patch };
  const requeueFields = { key: ports.newId(), nextAt: isoAfter(ports, spec.pauseMs) };
  const back = { state: 'pending', tried: false, attempts: 0, lease: null, lastError: null };
  await db.outbox.put(
    asRow({
      ...last,
      body,
      ...(last.state === 'pending' && requeueFields),
      ...(last.state === 'rejected' && { ...requeueFields, ...back }),
      ...(last.state === 'rejected' && isChanging(spec, last) && { baseVersion: shown.version }),
    }),
  );
  await updateHeldRows(db, shown._id);
}

async function changeBehind<T extends WrittenRecord>(
  { db, ports, spec }: WritingAt<T>,
  { patch, shown }: Pick<MergeIntoRow<T>, 'patch' | 'shown'>,
): Promise<void> {
  const { entity, verbs, pauseMs } = spec;
  await keepPlainBase(db, entity, shown);
  const at = { entity, entityId: shown._id, baseVersion: await seenOf(db, spec, shown) };
  const subject = { ...(await parentSubject(db, spec, shown)), before: wordsOf(spec.fields, shown) };
  const act = { ...at, ...opOf(verbs.change), body: patch, subject };
  await enqueue(db, ports, asAct({ ...act, nextAt: isoAfter(ports, pauseMs) }));
}

const seenOf = <T extends WrittenRecord>(db: Db, { entity }: WrittenSpec<T>, stored: T): Promise<number> =>
  baseVersionSeen(db, { entity, entityId: stored._id }, stored.version);

/** An unsent record is deleted at once. If the server may have it, a call removes it. */
export function removeWrittenRecord<T extends WrittenRecord>(
  { db, ports, spec }: WritingAt<T>,
  id: string,
): Promise<void> {
  return saveInTransaction(db, tablesOf(db, spec), async () => {
    const stored = await db.table<T, string>(spec.table).get(id);
    if (!stored) return;
    const { entity, verbs } = spec;
    const baseVersion = await seenOf(db, spec, stored);
    await keepPlainBase(db, entity, stored);
    const inHand = (await ownRows(db, spec, id)).filter(isInHand);
    for (const row of inHand) await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded' });
    if (!inHand.some((row) => isWriting(spec, row))) {
      const subject = await parentSubject(db, spec, stored);
      const act = { ...opOf(verbs.remove), entity, entityId: id, body: {}, baseVersion, subject };
      await enqueue(db, ports, asAct(act));
    }
    await recomputeWritten(db, spec, id);
  });
}
