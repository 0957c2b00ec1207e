/** Official texts on this device: files by hash, and the hashes of the current edition. */
import type { AddedGroundsFile } from '#contract/law/added-grounds.ts';
import type { CaseLawFile } from '#contract/law/case-law.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import type { CurrentLaw, LawTextsRow, LawTry, SharedDb, SignedLaw } from '#data/store/shared-db.ts';

const CURRENT = 'current';
const TRY = 'try';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Value for `If-None-Match`; null before the first answer, and after a client that knew no grounds. */
export async function heldEdition(shared: SharedDb): Promise<string | null> {
  const row = await currentRow(shared);
  return row?.grounds === undefined ? null : row.lawEdition;
}

export const heldTexts = (shared: SharedDb): Promise<string[]> =>
  shared.lawTexts.toCollection().primaryKeys();

/** False if storage is full. */
export const keepText = (shared: SharedDb, row: LawTextsRow): Promise<boolean> =>
  bestEffort(shared.lawTexts.put(row));

interface Edition {
  readonly lawEdition: string;
  readonly files: readonly string[];
  readonly caseLaw?: SignedLaw | null;
  readonly grounds?: SignedLaw | null;
}

/** One transaction, and only if every file is stored: another tab may have deleted some. */
export function makeCurrent(
  shared: SharedDb,
  { lawEdition, files, caseLaw = null, grounds = null }: Edition,
): Promise<boolean> {
  return shared.transaction('rw', shared.lawEditions, shared.lawTexts, async () => {
    const all = [...files, ...(caseLaw?.files ?? []), ...(grounds?.files ?? [])];
    const here = await shared.lawTexts.where('sha256').anyOf(all).count();
    if (here < new Set(all).size) return false;
    await shared.lawTexts.where('sha256').noneOf(all).delete();
    await shared.lawEditions.put({ k: CURRENT, lawEdition, files, caseLaw, grounds });
    await shared.lawEditions.delete(TRY);
    return true;
  });
}

/** Hashes of the current files of the legal database, judgments last. */
export async function currentTexts(shared: SharedDb): Promise<readonly string[]> {
  const current = await currentRow(shared);
  return [...(current?.files ?? []), ...(current?.caseLaw?.files ?? [])];
}

interface SignedFile {
  readonly caseLaw: CaseLawFile;
  readonly grounds: AddedGroundsFile;
}
export type SignedKind = keyof SignedFile;

/** Signed files of the current edition, with their key. */
export async function currentSigned(shared: SharedDb, kind: SignedKind): Promise<SignedLaw | null> {
  return (await currentRow(shared))?.[kind] ?? null;
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

/** The key of the first signed file; null before one. */
export async function acceptedKey(shared: SharedDb): Promise<string | null> {
  const row = await currentRow(shared);
  return row?.caseLaw?.key ?? row?.grounds?.key ?? null;
}

/** Validated by their schema, and their signature verified, before they were stored. */
export async function signedFiles<Kind extends SignedKind>(
  shared: SharedDb,
  kind: Kind,
): Promise<SignedFile[Kind][]> {
  const rows = await shared.transaction('r', shared.lawEditions, shared.lawTexts, async () =>
    shared.lawTexts.bulkGet([...((await currentSigned(shared, kind))?.files ?? [])]),
  );
  return rows.flatMap((row) => {
    if (!row) return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated before storage, as above
    return [JSON.parse(new TextDecoder().decode(row.bytes)) as SignedFile[Kind]];
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
