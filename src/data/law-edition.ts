/** The official texts on this device: whole files by their hash, and which of them are the current edition. */
import { instant, type Ports } from './ports.ts';
import type { BrokenLaw, CurrentLaw, LawTextsRow, SharedDb } from './shared-db.ts';

const CURRENT = 'current';
const BROKEN = 'broken';
const HOUR = 3_600_000;

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
    () => false,
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
    await shared.lawEditions.delete(BROKEN);
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

/** A file that was broken twice is not fetched at every sync: that would use up somebody's month of data. */
export async function isResting(
  shared: SharedDb,
  ports: Pick<Ports, 'now'>,
  edition: string,
): Promise<boolean> {
  const row = await brokenRow(shared);
  if (row?.lawEdition !== edition || row.times < 2) return false;
  return ports.now().getTime() < Date.parse(row.at) + HOUR;
}

export async function noteBroken(
  shared: SharedDb,
  ports: Pick<Ports, 'now'>,
  edition: string,
): Promise<void> {
  const row = await brokenRow(shared);
  const times = row?.lawEdition === edition ? row.times + 1 : 1;
  await shared.lawEditions.put({ k: BROKEN, lawEdition: edition, times, at: instant(ports) });
}

async function currentRow(shared: SharedDb): Promise<CurrentLaw | null> {
  const row = await shared.lawEditions.get(CURRENT);
  return row?.k === CURRENT ? row : null;
}

async function brokenRow(shared: SharedDb): Promise<BrokenLaw | null> {
  const row = await shared.lawEditions.get(BROKEN);
  return row?.k === BROKEN ? row : null;
}
