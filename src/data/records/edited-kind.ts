/**
 * A record with a version that several devices edit: the server's copy is the base, what waits is laid over it. Where
 * the record says something else than the person saw, an edit goes on by itself only while it is still allowed and
 * touches nothing that was changed meanwhile; a command comes back to its person.
 */
import { quickCheck } from '#contract/quick-check.ts';
import type { Db, NotificationRow, Receipt } from '#data/store/db.ts';
import { instant } from '#data/store/ports.ts';
import { MESSAGE_OF } from '#contract/problem.ts';
import { classifyAnswer, type AnswerVerdict } from '#data/outbox/classify-answer.ts';
import type { Settling, Settled } from '#data/outbox/settling.ts';
import { moveBase, putAway, reflow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { overlaps } from '#data/outbox/overlapping-paths.ts';
import { rowsByKey } from '#data/store/rows-by-key.ts';
import { patched } from '#data/store/patched.ts';
import { patchBetween, same, touched } from '#kernel/merge-patch.ts';
import { arrivalOf, touch } from './arrival.ts';
import { type ConflictSpec, conflictsOf, type EditedRecord } from './edited-conflicts.ts';
import type { Arrival, LostAct, RecordKind } from './record-kind.ts';
import { wholeHasLeft } from './whole-has-left.ts';

/** As it lies on the device. */
export type DeviceCopy<T> = T & { readonly asOf: string | null; readonly seen?: number };

interface EditedSpec<T extends EditedRecord>
  extends
    ConflictSpec<T>,
    Pick<RecordKind, 'entity' | 'operations' | 'partOf' | 'isCaseload' | 'noteRemoval' | 'afterPage'> {
  readonly table: string;
  /** What this command asks for is already so; edits are compared here. */
  readonly commandHolds?: (row: OutboxRow, record: T) => boolean;
  /** A filing that had arrived with another text goes on as an edit of it. */
  readonly asEdit?: (
    row: OutboxRow,
    texts: { readonly before: unknown; readonly body: unknown },
  ) => OutboxRow;
  /** The text that a filing would make of what is there. */
  readonly filedText?: (row: OutboxRow, current: T) => unknown;
  readonly receiptOf?: (record: T) => Partial<Receipt>;
  /** What the bell says where the server's copy takes the place of this one. */
  readonly noteChange?: (arrival: Arrival, previous: DeviceCopy<T>, record: T) => NotificationRow | null;
  readonly accepted?: (db: Db, before: DeviceCopy<T> | undefined, after: DeviceCopy<T>) => Promise<void>;
  /** By the record's own history, whether the server's copy has been through all that ours has; by its text where this is left out. */
  readonly follows?: (theirs: T, ours: T) => boolean;
  /** By what a record says that is made anew: ours is lost, whatever has been written on it since. */
  readonly anew?: (theirs: T, ours: T) => boolean;
  /** The server was restored from a backup and is behind this device. */
  readonly lost?: (
    db: Db,
    lost: { readonly ours: DeviceCopy<T>; readonly theirs: T | null },
  ) => Promise<LostAct | null>;
  readonly recompute: RecordKind['recompute'];
}

export function editedKind<T extends EditedRecord>(spec: EditedSpec<T>): RecordKind {
  const { entity, table, schema, operations, partOf, isCaseload, noteRemoval, afterPage, recompute } = spec;
  return {
    entity,
    table,
    operations,
    recompute,
    ...(partOf && { partOf }),
    ...(isCaseload && { isCaseload }),
    ...(noteRemoval && { noteRemoval }),
    ...(afterPage && { afterPage }),
    reads: quickCheck(schema),
    read: (exchanged, row) => {
      const verdict = classifyAnswer(exchanged, schema);
      const { kind } = verdict;
      const version = versionBelow(verdict, row);
      if (version !== null) return { kind: 'other-history', version };
      if (kind === 'accepted') {
        const how = verdict.entity.version > row.baseVersion + 1 ? acceptEarlier : accept;
        return { kind: 'record', settle: (settling) => how(settling, spec, verdict.entity) };
      }
      if (kind !== 'already-there' && kind !== 'stale') return verdict;
      return { kind: 'record', settle: (settling) => settleClash(settling, spec, verdict) };
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    arrive: (arrival, records) => keepCopies(arrival, spec, records as readonly T[]),
    remove: async (db, id) => {
      await db.table(table).delete(id);
      await db.bases.delete([entity, id]);
    },
    conflicts: conflictsOf(spec),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are records of this kind
    ...(spec.lost && { lost: (db, lost) => spec.lost?.(db, lost as never) ?? Promise.resolve(null) }),
  };
}

/** It says less than the server has told this device before: nobody said that a backup was restored. */
function versionBelow<T extends EditedRecord>(
  verdict: AnswerVerdict<T>,
  { baseVersion }: OutboxRow,
): number | null {
  const { version = baseVersion } =
    (verdict.kind === 'accepted' && verdict.entity) || (verdict.kind === 'stale' && verdict.current) || {};
  return version < baseVersion ? version : null;
}

/**
 * Unsent work is never overwritten: it is laid over the new copy again. An older copy changes nothing, except in a
 * full fetch that has not seen this record yet: then the server itself was set back, and what it has is all there is.
 */
async function keepCopies<T extends EditedRecord>(
  arrival: Arrival,
  spec: EditedSpec<T>,
  records: readonly T[],
): Promise<void> {
  const { db } = arrival;
  const table = db.table<DeviceCopy<T>, string>(spec.table);
  const ids = records.map(({ _id }) => _id);
  const shown = await rowsByKey(table, ids);
  const isBare = (await db.bases.limit(1).count()) === 0;
  const bases = isBare ? [] : await db.bases.bulkGet(ids.map((id): [string, string] => [spec.entity, id]));
  // without a database: a hundred awaits that are none of Dexie's end its transaction
  const copies = records.map((record, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
    const base = bases[index]?.data as DeviceCopy<T> | undefined;
    return copyOf(arrival, spec, { record, shown: shown.get(record._id), base });
  });
  await table.bulkPut(copies.filter(({ isBase }) => !isBase).map(({ copy }) => copy));
  const beneath = copies.filter(({ isBase }) => isBase).map(({ copy }) => copy);
  const notes = copies.flatMap(({ note }) => note ?? []);
  if (notes.length > 0) await db.notifications.bulkPut(notes);
  if (beneath.length > 0) {
    await db.bases.bulkPut(beneath.map((data) => ({ entity: spec.entity, id: data._id, data })));
  }
  for (const { _id } of beneath) await spec.recompute(db, _id);
  touch(arrival, spec.entity, ids);
}

interface Coming<T> {
  readonly record: T;
  readonly shown: DeviceCopy<T> | undefined;
  readonly base: DeviceCopy<T> | undefined;
}

function copyOf<T extends EditedRecord>(
  arrival: Arrival,
  spec: EditedSpec<T>,
  { record, shown, base }: Coming<T>,
) {
  const { at, epoch: seen, waiting } = arrival;
  const previous = base ?? shown;
  const isBase = base !== undefined || waiting.has(record._id);
  if (previous && isLost(arrival, spec, { previous, record })) {
    arrival.lost.push({ entity: spec.entity, id: record._id, ours: previous, theirs: record });
  }
  if (previous && isSetBack(previous, record, seen))
    return { isBase, note: null, copy: { ...previous, seen } };
  const note = (previous && spec.noteChange?.(arrival, previous, record)) ?? null;
  return { isBase, note, copy: { ...record, asOf: at, seen } };
}

/**
 * Of what no full fetch has brought since: the server is behind this device, or after a restored backup tells another
 * story, of as many versions or of more. What it did not have at all then may come much later, filed again by its maker.
 */
function isLost<T extends EditedRecord>(
  { setBack, epoch }: Arrival,
  { textOf, follows, anew }: EditedSpec<T>,
  { previous, record }: { readonly previous: DeviceCopy<T>; readonly record: T },
): boolean {
  if ((previous.seen ?? epoch) >= epoch) return false;
  if (previous.version > record.version || anew?.(record, previous)) return true;
  if (!setBack) return false;
  if (follows) return !follows(record, previous);
  return previous.version === record.version && !same(textOf(previous), textOf(record));
}

const isSetBack = <T extends EditedRecord>(previous: DeviceCopy<T>, record: T, epoch: number): boolean =>
  previous.version > record.version && (previous.seen ?? epoch) >= epoch;

/** What this device last knew the server to have. */
async function serverCopyOf<T extends EditedRecord>(
  db: Db,
  { entity, table }: EditedSpec<T>,
  id: string,
): Promise<DeviceCopy<T> | undefined> {
  const base = await db.bases.get([entity, id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
  return base ? (base.data as DeviceCopy<T>) : db.table<DeviceCopy<T>, string>(table).get(id);
}

/** It took effect by this answer, and what waits behind it builds on it. */
async function accept<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  record: T,
): Promise<Settled> {
  await moveBase(settling.db, settling.row, record);
  return takeIn(settling, spec, record);
}

/** It had taken effect before, and others may have written since: an edit behind it that was not written on their text meets the check. */
async function acceptEarlier<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  record: T,
): Promise<Settled> {
  const text = spec.textOf(record);
  const isOn = (behind: OutboxRow): boolean => !spec.isEdit(behind) || same(spec.beforeOf(behind), text);
  await moveBase(settling.db, settling.row, { version: record.version, isOn });
  return takeIn(settling, spec, record);
}

/** The server's copy comes in, and the row goes with its receipt. */
async function takeIn<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  record: T,
): Promise<Settled> {
  const { db, ports, row } = settling;
  const at = instant(ports);
  const copy = await serverCopyOf(db, spec, record._id);
  const isNew = row.baseVersion === 0 && (copy?.version ?? 0) === 0; // else it was pulled before its answer came
  const before = isNew ? undefined : copy;
  const outcome = { at, outcome: 'accepted', version: record.version } as const;
  await putAway(db, row, { ...outcome, ...spec.receiptOf?.(record) });
  if (!(await keepAnswer(settling, spec, record))) return 'sent';
  await spec.accepted?.(db, before, { ...record, asOf: at });
  return 'sent';
}

/** False for a late answer about what has left this device since: it brings nothing back that is no longer theirs to see. */
async function keepAnswer<T extends EditedRecord>(
  { db, ports, row }: Settling,
  spec: EditedSpec<T>,
  record: T,
): Promise<boolean> {
  const hasLeft =
    row.baseVersion > 0 ? !(await serverCopyOf(db, spec, record._id)) : await wholeHasLeft(db, spec, record);
  if (hasLeft) await spec.recompute(db, record._id);
  else await keepCopies(await arrivalOf(db, instant(ports)), spec, [record]);
  return !hasLeft;
}

type Clash<T> = Extract<AnswerVerdict<T>, { readonly kind: 'stale' | 'already-there' }>;

async function settleClash<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  verdict: Clash<T>,
): Promise<Settled> {
  const { current } = verdict;
  const filed = verdict.kind === 'already-there' && current && spec.filedText?.(settling.row, current);
  if (current && filed) return sendDifference(settling, spec, { current, filed });
  if (!current) return conflict(settling, spec, verdict);
  if (hasTakenEffect(spec, settling.row, current)) return acceptEarlier(settling, spec, current);
  return mayRebase(spec, settling.row, current)
    ? rebase(settling, spec, current)
    : conflict(settling, spec, verdict);
}

/** What this row asks for is already so: the answer to it was lost long ago, or another device did it. */
function hasTakenEffect<T extends EditedRecord>(spec: EditedSpec<T>, row: OutboxRow, current: T): boolean {
  if (!spec.isEdit(row)) return spec.commandHolds?.(row, current) ?? false;
  const text = spec.textOf(current);
  return same(patched(text, row.body), text);
}

function mayRebase<T extends EditedRecord>(spec: EditedSpec<T>, row: OutboxRow, current: T): boolean {
  const before = spec.beforeOf(row);
  if (!spec.isEdit(row) || !spec.isOpen(current) || before === undefined) return false;
  if (current.version === row.baseVersion) return false; // stale against itself: asking again would never end
  const theirs = touched(patchBetween(before, spec.textOf(current)) ?? {});
  return !touched(row.body).some((mine) => theirs.some((path) => overlaps(mine, path)));
}

function rebase<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  current: T,
): Promise<Settled> {
  const before = spec.textOf(current);
  const row = spec.onText(settling.row, { before, after: patched(before, settling.row.body) });
  return sendOnTop({ ...settling, row }, spec, current);
}

/** The row goes again under a key of its own, on top of what the server has now. */
async function sendOnTop<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  current: T,
): Promise<Settled> {
  const { db, ports, row } = settling;
  await db.outbox.put({
    ...row,
    state: 'pending',
    lease: null,
    key: ports.newId(),
    baseVersion: current.version,
    nextAt: instant(ports),
  });
  await keepAnswer(settling, spec, current);
  return 'on';
}

async function conflict<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  verdict: Clash<T>,
): Promise<Settled> {
  const { db, ports, row } = settling;
  const at = instant(ports);
  const msg = verdict.kind === 'stale' ? verdict.problem.msg : '';
  await db.outbox.put({
    ...row,
    state: 'conflict',
    lease: null,
    ...(verdict.current && { theirs: verdict.current }),
    lastError: { code: 'stale-version', msg, status: 412, at },
  });
  await reflow(db, row.entityId);
  if (verdict.current) await keepAnswer(settling, spec, verdict.current);
  else await spec.recompute(db, row.entityId);
  return 'on';
}

/** A restored server had lost it: another device of its person may have filed it again, with a newer text than this one. */
const wasLost = async ({ db, row }: Settling): Promise<boolean> =>
  (await db.receipts
    .where('[outcome+at]')
    .between(['lost', ''], ['lost', '\uffff'])
    .filter(({ entityId }) => entityId === row.entityId)
    .count()) > 0;

/**
 * Filed before, with another text of the same person: the difference goes as an edit with a key of its own. What has been
 * written on it since they have not seen: they are asked.
 */
async function sendDifference<T extends EditedRecord>(
  settling: Settling,
  spec: EditedSpec<T>,
  { current, filed }: { readonly current: T; readonly filed: unknown },
): Promise<Settled> {
  const before = spec.textOf(current);
  const body = patchBetween(before, filed);
  if (body === undefined || !spec.asEdit) return acceptEarlier(settling, spec, current);
  const edit = { ...settling, row: spec.asEdit(settling.row, { before, body }) };
  const problem = { code: 'stale-version', msg: MESSAGE_OF['stale-version'] } as const;
  const isOwn = current.version === 1 && !(await wasLost(settling));
  return isOwn ? sendOnTop(edit, spec, current) : conflict(edit, spec, { kind: 'stale', current, problem });
}
