/**
 * Law tables on this device: hashed files, stored per edition, completely or not at all. The rows come from the build
 * and are trusted like its code.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import type { RawTables } from '#law/tables.ts';
import type { Ports } from '#data/store/ports.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import type { LawFile, SharedDb } from '#data/store/shared-db.ts';

/** Addresses of the tables of this build; each contains a content hash. */
export type LawFiles = Readonly<Record<keyof RawTables, string>>;

export type LawTablesFault = { readonly kind: 'not-on-this-device' };

interface Source {
  readonly files: LawFiles;
  readonly edition?: string;
}

/** Rows of this build's edition, from the database or fetched into it. Without a database, in memory. */
export async function openLawTables(
  shared: SharedDb | null,
  ports: Pick<Ports, 'fetch'>,
  { files, edition = LAW_EDITION }: Source,
): Promise<Result<RawTables, LawTablesFault>> {
  const stored = shared && (await storedTables(shared, edition));
  if (stored) return ok(stored);
  try {
    const fetched = await Promise.all(
      Object.entries(files).map(async ([file, url]): Promise<LawFile> => {
        return { lawEdition: edition, file, data: await rowsAt(ports, url) };
      }),
    );
    if (shared) await bestEffort(keepOnly(shared, fetched, edition)); // if not stored, used from memory this time
    return ok(tablesOf(fetched));
  } catch {
    return err({ kind: 'not-on-this-device' }); // never fetched, and offline now
  }
}

/** Null while the edition is incomplete. */
export async function storedTables(shared: SharedDb, edition = LAW_EDITION): Promise<RawTables | null> {
  const rows = await shared.law.where('lawEdition').equals(edition).toArray();
  return rows.length < TABLES.length ? null : tablesOf(rows);
}

const TABLES = ['offences', 'specialActs', 'acts', 'cases'] as const satisfies readonly (keyof RawTables)[];

async function rowsAt(ports: Pick<Ports, 'fetch'>, url: string): Promise<unknown> {
  const response = await ports.fetch(url, {});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${url} holds no rows`);
  return rows;
}

/** Stores the new edition and deletes older ones in one transaction. */
async function keepOnly(shared: SharedDb, fetched: readonly LawFile[], edition: string): Promise<void> {
  await shared.transaction('rw', shared.law, async () => {
    await shared.law.where('lawEdition').notEqual(edition).delete();
    await shared.law.bulkPut([...fetched]);
  });
}

function tablesOf(rows: readonly LawFile[]): RawTables {
  const byName = new Map(rows.map(({ file, data }) => [file, data]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build's own files, checked by tests/law
  return Object.fromEntries(TABLES.map((name) => [name, byName.get(name)])) as unknown as RawTables;
}
