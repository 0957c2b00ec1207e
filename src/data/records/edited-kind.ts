/**
 * A record with a version that several devices edit: the server's copy is the base, what waits is laid over it. Where
 * the record says something else than the person saw, an edit goes on by itself only while it is still allowed and
 * touches nothing that was changed meanwhile; a command comes back to its person.
 */
import type * as z from 'zod/mini';
import type { Db, NotificationRow, Receipt } from '#data/store/db.ts';
import { instant } from '#data/store/ports.ts';
import { classifyAnswer, type Verdict } from '#data/outbox/classify-answer.ts';
import type { Desk, Settled } from '#data/outbox/desk.ts';
import { type Act, moveBase, putAway, reflow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { overlaps } from '#data/outbox/overlapping-paths.ts';
import { patched } from '#data/store/patched.ts';
import { patchBetween, same, touched } from '#kernel/merge-patch.ts';
import { arrivalOf, touch } from './arrival.ts';
import { conflictsOf } from './edited-conflicts.ts';
import type { Arrival, RecordKind } from './record-kind.ts';

export interface EditedRecord {
  readonly _id: string;
  readonly version: number;
  readonly status?: string;
}

/** As it lies on the device. */
export type Kept<T> = T & { readonly asOf: string | null; readonly seen?: number };

export interface EditedSpec<T extends EditedRecord> extends Pick<
  RecordKind,
  'entity' | 'operations' | 'partOf' | 'isCaseload' | 'noteRemoval' | 'afterPage'
> {
  readonly table: string;
  readonly schema: z.ZodMiniType<T>;
  /** The part of the record that a patch of the person's applies to. */
  readonly textOf: (record: T) => unknown;
  /** The text that the person changed; undefined for a command. */
  readonly beforeOf: (row: OutboxRow) => unknown;
  /** The row with another text under its patch. */
  readonly onText: (row: OutboxRow, text: { readonly before: unknown; readonly after: unknown }) => OutboxRow;
  readonly isEdit: (row: OutboxRow) => boolean;
  /** An edit can still be made to it. */
  readonly isOpen: (record: T) => boolean;
  /** What this command asks for is already so; edits are compared here. */
  readonly commandHolds?: (row: OutboxRow, record: T) => boolean;
  /** A filing that had arrived with another text goes on as an edit of it. */
  readonly asEdit?: (
    row: OutboxRow,
    texts: { readonly before: unknown; readonly body: unknown },
  ) => OutboxRow;
  /** The text that a filing would make. */
  readonly filedText?: (row: OutboxRow) => unknown;
  /** The fields of a patch among which a person chooses; its leaves where this is left out. */
  readonly pathsIn?: (body: unknown) => string[];
  readonly isSignedAgain?: (row: OutboxRow) => boolean;
  readonly receiptOf?: (record: T) => Partial<Receipt>;
  /** What the bell says where the server's copy takes the place of this one. */
  readonly noteChange?: (arrival: Arrival, previous: Kept<T>, record: T) => NotificationRow | null;
  readonly accepted?: (db: Db, before: Kept<T> | undefined, after: Kept<T>) => Promise<void>;
  /** The server was restored from a backup and is behind this device. */
  readonly lost?: (
    db: Db,
    lost: { readonly ours: Kept<T>; readonly theirs: T | null },
  ) => Promise<Act | null>;
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
    reads: (data) => schema.safeParse(data).success,
    read: (exchanged) => {
      const verdict = classifyAnswer(exchanged, schema);
      const { kind } = verdict;
      if (kind === 'accepted') {
        return { kind: 'record', settle: (desk) => accept(desk, spec, verdict.entity) };
      }
      if (kind !== 'already-there' && kind !== 'stale') return verdict;
      return { kind: 'record', settle: (desk) => settleClash(desk, spec, verdict) };
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
  const table = db.table<Kept<T>, string>(spec.table);
  const ids = records.map(({ _id }) => _id);
  // a device that is being filled has nothing to compare with
  const isEmpty = (await table.limit(1).count()) === 0;
  const shown = isEmpty ? [] : await table.bulkGet(ids);
  const isBare = (await db.bases.limit(1).count()) === 0;
  const bases = isBare ? [] : await db.bases.bulkGet(ids.map((id): [string, string] => [spec.entity, id]));
  // without a database: a hundred awaits that are none of Dexie's end its transaction
  const copies = records.map((record, index) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
    copyOf(arrival, spec, { record, shown: shown[index], base: bases[index]?.data as Kept<T> | undefined }),
  );
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
  readonly shown: Kept<T> | undefined;
  readonly base: Kept<T> | undefined;
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

/** Once in the full fetch that follows a restored backup: it is behind this device, or tells another story. */
function isLost<T extends EditedRecord>(
  { setBack, epoch }: Arrival,
  { textOf }: EditedSpec<T>,
  { previous, record }: { readonly previous: Kept<T>; readonly record: T },
): boolean {
  if (!setBack || (previous.seen ?? epoch) >= epoch) return false;
  if (previous.version !== record.version) return previous.version > record.version;
  return !same(textOf(previous), textOf(record));
}

const isSetBack = <T extends EditedRecord>(previous: Kept<T>, record: T, epoch: number): boolean =>
  previous.version > record.version && (previous.seen ?? epoch) >= epoch;

/** What this device last knew the server to have. */
async function serverCopyOf<T extends EditedRecord>(
  db: Db,
  { entity, table }: EditedSpec<T>,
  id: string,
): Promise<Kept<T> | undefined> {
  const base = await db.bases.get([entity, id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a base of this kind was put by this kind
  return base ? (base.data as Kept<T>) : db.table<Kept<T>, string>(table).get(id);
}

/** The server's copy comes in, the row goes with its receipt, and what waits behind it builds on it. */
async function accept<T extends EditedRecord>(desk: Desk, spec: EditedSpec<T>, record: T): Promise<Settled> {
  const { db, ports, row } = desk;
  const at = instant(ports);
  const before = row.baseVersion === 0 ? undefined : await serverCopyOf(db, spec, record._id);
  await moveBase(db, row, record.version);
  const outcome = { at, outcome: 'accepted', version: record.version } as const;
  await putAway(db, row, { ...outcome, ...spec.receiptOf?.(record) });
  await keepCopies(await arrivalOf(db, at), spec, [record]);
  await spec.accepted?.(db, before, { ...record, asOf: at });
  return 'sent';
}

type Clash<T> = Extract<Verdict<T>, { readonly kind: 'stale' | 'already-there' }>;

async function settleClash<T extends EditedRecord>(
  desk: Desk,
  spec: EditedSpec<T>,
  verdict: Clash<T>,
): Promise<Settled> {
  const { current } = verdict;
  const filed = verdict.kind === 'already-there' && spec.filedText?.(desk.row);
  if (current && filed) return sendDifference(desk, spec, { current, filed });
  if (!current) return conflict(desk, spec, verdict);
  if (hasTakenEffect(spec, desk.row, current)) return accept(desk, spec, current);
  return mayRebase(spec, desk.row, current) ? rebase(desk, spec, current) : conflict(desk, spec, verdict);
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

function rebase<T extends EditedRecord>(desk: Desk, spec: EditedSpec<T>, current: T): Promise<Settled> {
  const before = spec.textOf(current);
  const row = spec.onText(desk.row, { before, after: patched(before, desk.row.body) });
  return sendOnTop({ ...desk, row }, spec, current);
}

/** The row goes again under a key of its own, on top of what the server has now. */
async function sendOnTop<T extends EditedRecord>(
  { db, ports, row }: Desk,
  spec: EditedSpec<T>,
  current: T,
): Promise<Settled> {
  const at = instant(ports);
  await db.outbox.put({
    ...row,
    state: 'pending',
    lease: null,
    key: ports.newId(),
    baseVersion: current.version,
    nextAt: at,
  });
  await keepCopies(await arrivalOf(db, at), spec, [current]);
  return 'on';
}

async function conflict<T extends EditedRecord>(
  { db, ports, row }: Desk,
  spec: EditedSpec<T>,
  verdict: Clash<T>,
): Promise<Settled> {
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
  if (verdict.current) await keepCopies(await arrivalOf(db, at), spec, [verdict.current]);
  else await spec.recompute(db, row.entityId);
  return 'on';
}

/** Filed before, with another text: the difference goes as an edit with a key of its own. */
async function sendDifference<T extends EditedRecord>(
  desk: Desk,
  spec: EditedSpec<T>,
  { current, filed }: { readonly current: T; readonly filed: unknown },
): Promise<Settled> {
  const before = spec.textOf(current);
  const body = patchBetween(before, filed);
  if (body === undefined || !spec.asEdit) return accept(desk, spec, current);
  return sendOnTop({ ...desk, row: spec.asEdit(desk.row, { before, body }) }, spec, current);
}
