/** The official texts on this device: whole files by their hash, and which of them are the current edition. */
import { nowIso, type Ports } from '#data/store/ports.ts';
import { isStorageFull } from '#data/store/storage-full.ts';
import type { CurrentLaw, LawTextsRow, LawTry, SharedDb } from '#data/store/shared-db.ts';

const CURRENT = 'current';
const TRY = 'try';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What `If-None-Match` is made of; null before the server was ever asked. */
export async function heldEdition(shared: SharedDb): Promise<string | null> {
  return (await currentRow(shared))?.lawEdition ?? null;
}

export const heldTexts = (shared: SharedDb): Promise<string[]> =>
  shared.lawTexts.toCollection().primaryKeys();

/** False where the phone is full. */
export const keepText = (shared: SharedDb, row: LawTextsRow): Promise<boolean> =>
  shared.lawTexts.put(row).then(
    () => true,
    (error: unknown) => {
      if (!isStorageFull(error)) throw error;
      return false;
    },
  );

interface Edition {
  readonly lawEdition: string;
  readonly files: readonly string[];
}

/** In one transaction, and only when every file is here: another tab may have moved on and thrown some away. */
export function makeCurrent(shared: SharedDb, { lawEdition, files }: Edition): Promise<boolean> {
  return shared.transaction('rw', shared.lawEditions, shared.lawTexts, async () => {
    const here = await shared.lawTexts.where('sha256').anyOf(files).count();
    if (here < new Set(files).size) return false;
    await shared.lawTexts.where('sha256').noneOf(files).delete();
    await shared.lawEditions.put({ k: CURRENT, lawEdition, files });
    await shared.lawEditions.delete(TRY);
    return true;
  });
}

/** The hashes of the files that are current. */
export async function currentTexts(shared: SharedDb): Promise<readonly string[]> {
  return (await currentRow(shared))?.files ?? [];
}

/** Each the JSON of a `LawTextsFile`, checked before it was stored. In one transaction: never half of two editions. */
export function officialFiles(shared: SharedDb): Promise<LawTextsRow[]> {
  return shared.transaction('r', shared.lawEditions, shared.lawTexts, async () => {
    const current = await currentRow(shared);
    const rows = current ? await shared.lawTexts.bulkGet([...current.files]) : [];
    return rows.flatMap((row) => row ?? []);
  });
}

/** Gives back what a try has used up: nothing of the file had come. */
export type GiveBack = () => Promise<unknown>;

/**
 * Notes that files of this edition are fetched now, and before a byte of them is paid for: a worker that is killed, or
 * a phone that is full, is not asked again at every sync. Null while it rests: twice at once, then after an hour, and
 * each time twice as long, up to a day.
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

/** A file has come: whatever happens to the next one, this was no try in vain. */
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
  if (times < 2 || since < 0) return false; // noted by a clock that was ahead
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
