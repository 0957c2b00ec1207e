/** Opens the legal database with the stored official texts, and reopens it for a new edition. */
import { liveQuery } from 'dexie';
import { currentTexts, officialFiles } from '#data/law/law-edition.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import type { OfficialBytes } from './library-messages.ts';
import { type LibraryThread, libraryThread } from './library-thread.ts';
import { type LawLibrary, lawLibrary } from './law-library.ts';

/** An old tab may block the database; open our own digests after this many ms. */
const PATIENCE_MS = 3_000;

/**
 * Calls `tell` when an edition is ready and again when its texts are searchable. Rejects if the worker or its
 * files are missing.
 */
export async function openLibrary(tell: (library: LawLibrary) => void): Promise<void> {
  const shared = new SharedDb(); // own connection, which stays open with the page
  const show = () => tell(lawLibrary(thread.ask, thread.lookahead()));
  const thread = libraryThread(show);
  let shown: string;
  const open = async ({ hashes, files }: StoredTexts) => {
    await thread.open(files);
    shown = hashes;
    show();
  };
  try {
    const storedTexts = await soon(heldOf(shared));
    await open(storedTexts).catch(() => open({ ...storedTexts, files: [] })); // an unreadable official text must not disable our own digests
  } catch (error) {
    giveUp(thread, shared);
    throw error;
  }
  let turn: Promise<void> = Promise.resolve();
  const renew = async (hashes: readonly string[]) => {
    if (namesOf(hashes) === shown) return;
    await heldOf(shared).then(open).catch(backgroundFailed); // on failure keep the open edition
  };
  liveQuery(() => currentTexts(shared)).subscribe({
    next: (hashes) => {
      turn = turn.then(() => renew(hashes));
    },
    error: backgroundFailed,
  });
}

interface StoredTexts {
  readonly hashes: string;
  readonly files: OfficialBytes;
}

const NONE: StoredTexts = { hashes: '', files: [] };

async function heldOf(shared: SharedDb): Promise<StoredTexts> {
  const rows = await officialFiles(shared);
  return { hashes: namesOf(rows.map(({ sha256 }) => sha256)), files: rows.map(({ bytes }) => bytes) };
}

const namesOf = (hashes: readonly string[]): string => hashes.toSorted().join(' ');

/** If the database does not open, continue without official texts. */
function soon(storedTexts: Promise<StoredTexts>): Promise<StoredTexts> {
  const late = new Promise<StoredTexts>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, NONE);
  });
  return Promise.race([storedTexts.catch(nothingHeld), late]);
}

function nothingHeld(error: unknown): StoredTexts {
  backgroundFailed(error);
  return NONE;
}

function giveUp(thread: LibraryThread, shared: SharedDb): void {
  thread.stop();
  shared.close();
}
