/** Official texts on this device: files by hash, and the hashes of the current edition. */
import { nowIso, type Ports } from '#data/store/ports.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import type { CurrentLaw, LawTextsRow, LawTry, SharedDb } from '#data/store/shared-db.ts';

const CURRENT = 'current';
const TRY = 'try';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Value for `If-None-Match`; null before the first answer. */
export async function heldEdition(shared: SharedDb): Promise<string | null> {
  return (await currentRow(shared))?.lawEdition ?? null;
}

export const heldTexts = (shared: SharedDb): Promise<string[]> =>
  shared.lawTexts.toCollection().primaryKeys();

/** False if storage is full. */
export const keepText = (shared: SharedDb, row: LawTextsRow): Promise<boolean> =>
  bestEffort(shared.lawTexts.put(row));

interface Edition {
  readonly lawEdition: string;
  readonly files: readonly string[];
  readonly caseLaw?: CurrentLaw['caseLaw'];
}

/** One transaction, and only if every file is stored: another tab may have deleted some. */
export function makeCurrent(
  shared: SharedDb,
  { lawEdition, files, caseLaw = null }: Edition,
): Promise<boolean> {
  return shared.transaction('rw', shared.lawEditions, shared.lawTexts, async () => {
    const all = [...files, ...(caseLaw?.files ?? [])];
    const here = await shared.lawTexts.where('sha256').anyOf(all).count();
    if (here < new Set(all).size) return false;
    await shared.lawTexts.where('sha256').noneOf(all).delete();
    await shared.lawEditions.put({ k: CURRENT, lawEdition, files, caseLaw });
    await shared.lawEditions.delete(TRY);
    return true;
  });
}

/** Hashes of the current files, judgments last. */
export async function currentTexts(shared: SharedDb): Promise<readonly string[]> {
  const current = await currentRow(shared);
  return [...(current?.files ?? []), ...(current?.caseLaw?.files ?? [])];
}

/** Judgments of the current edition, with their key. */
export async function currentCaseLaw(shared: SharedDb): Promise<CurrentLaw['caseLaw']> {
  return (await currentRow(shared))?.caseLaw ?? null;
}

/**
 * JSON of `LawTextsFile` and `CaseLawFile`, checked before it was stored. Read in one transaction, so never parts of two
 * editions.
 */
export function officialFiles(shared: SharedDb): Promise<LawTextsRow[]> {
  return shared.transaction('r', shared.lawEditions, shared.lawTexts, async () => {
    const rows = await shared.lawTexts.bulkGet([...(await currentTexts(shared))]);
    return rows.flatMap((row) => row ?? []);
  });
}

/** JSON of `CaseLawFile`, whose signature was verified before it was stored. */
export function caseLawFiles(shared: SharedDb): Promise<LawTextsRow[]> {
  return shared.transaction('r', shared.lawEditions, shared.lawTexts, async () => {
    const rows = await shared.lawTexts.bulkGet([...((await currentRow(shared))?.caseLaw?.files ?? [])]);
    return rows.flatMap((row) => row ?? []);
  });
}

/** Undoes the counted attempt if nothing of the file arrived. */
export type GiveBack = () => Promise<unknown>;

/**
 * Counts an attempt before its first byte, so that a killed worker or a full phone does not retry at every sync. Null
 * during the pause: two attempts at once, then one hour, doubling up to a day.
 */
export function beginTry(
  shared: SharedDb,
  ports: Pick<Ports, 'now'>,
  edition: string,
): Promise<GiveBack | null> {
  return shared.transaction('rw', shared.lawEditions, async () => {
    const row = await tryRow(shared);
    const before = row?.lawEdition === edition ? row : null;
    if (before && isResting(before, ports)) return null;
    await noteTry(shared, ports, { lawEdition: edition, times: (before?.times ?? 0) + 1 });
    return async () => (before ? shared.lawEditions.put(before) : shared.lawEditions.delete(TRY));
  });
}

/** A file arrived: later failures do not make this attempt count as failed. */
export const noteProgress = (shared: SharedDb, ports: Pick<Ports, 'now'>, edition: string): Promise<void> =>
  noteTry(shared, ports, { lawEdition: edition, times: 1 });

async function noteTry(
  shared: SharedDb,
  ports: Pick<Ports, 'now'>,
  tried: Pick<LawTry, 'lawEdition' | 'times'>,
): Promise<void> {
  await shared.lawEditions.put({ k: TRY, ...tried, at: nowIso(ports) });
}

function isResting({ times, at }: LawTry, ports: Pick<Ports, 'now'>): boolean {
  const since = ports.now().getTime() - Date.parse(at);
  if (times < 2 || since < 0) return false; // recorded by a clock that was ahead
  return since < Math.min(DAY, HOUR * 2 ** (times - 2));
}

async function currentRow(shared: SharedDb): Promise<CurrentLaw | null> {
  const row = await shared.lawEditions.get(CURRENT);
  return row?.k === CURRENT ? row : null;
}

async function tryRow(shared: SharedDb): Promise<LawTry | null> {
  const row = await shared.lawEditions.get(TRY);
  return row?.k === TRY ? row : null;
}
