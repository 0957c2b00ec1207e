/** Fetches the tables, builds cards and index. They are the build's own files, trusted as its code is. */
import { buildLibrary } from '#search/cards/build-library.ts';
import type { LibraryFiles } from '#search/cards/library.ts';
import { openLawSearch } from '#search/engine/law-search.ts';
import { type OfficialFile, officialTextsOf } from '#search/cards/official-text.ts';
import { lawTables } from '#law/tables.ts';
import type { LibraryAddresses } from './library-files.ts';
import { type LibraryDesk, libraryDesk } from './library-desk.ts';
import type { OfficialBytes } from './library-messages.ts';

export interface OpenDesk {
  readonly desk: LibraryDesk;
  /** Takes some more official texts into the index; false when all are in. */
  readonly readMore: () => boolean;
}

export async function openDesk(addresses: LibraryAddresses, official: OfficialBytes): Promise<OpenDesk> {
  const files = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => [name, await rowsAt(address)] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build's own files, checked by tests/law
  const rows = Object.fromEntries(files) as unknown as LibraryFiles;
  const texts = officialTextsOf(official.map(fileIn));
  const search = openLawSearch(buildLibrary(lawTables(rows), rows, texts), { slowly: true });
  return { desk: libraryDesk(search), readMore: search.readMore };
}

/** Checked by its schema before it was stored (`#data/pull-law.ts`). */
const fileIn = (bytes: Uint8Array): OfficialFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  JSON.parse(new TextDecoder().decode(bytes)) as OfficialFile;

async function rowsAt(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${address} holds no rows`);
  return rows;
}
