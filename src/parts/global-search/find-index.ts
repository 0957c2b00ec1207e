/**
 * An index over everything of one person that is on the device. It reads the database by itself and in slices, answers
 * from what it has read so far, and knows neither Dexie nor a schema: so its worker is a few kilobytes.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { type CaseNames, caseNamesOf, FOUND_IN, type FindEntry, type FoundOfKind } from './find-entry.ts';
import { type ListedRows, type RowsAsked, wordIndex } from './word-index.ts';

export interface FindAnswer {
  readonly found: readonly FoundOfKind[];
  /** Records are still being read: ask again when it is told. */
  readonly reading: boolean;
}

/** What a list is asked for as one types: the newest so many rows of one kind, of all cases or of one. */
export interface ListQuestion extends Omit<RowsAsked, 'words'> {
  readonly query: string;
}

export interface ListAnswer extends ListedRows {
  readonly reading: boolean;
}

export interface FindIndex {
  readonly ask: (query: string) => FindAnswer;
  readonly list: (question: ListQuestion) => ListAnswer;
  /** Reads all of it anew; what is here answers meanwhile. */
  readonly read: () => Promise<void>;
}

/** Between two tellings of what more has been read: each is asked for again, and drawn. */
const BETWEEN_MS = 150;
/** Rows of one reading: what is asked meanwhile waits no longer than these take. */
const PAGE = 250;

export function findIndex(database: string, onProgress: () => void): FindIndex {
  let index = wordIndex();
  let reading = false;
  let wasRead = false;
  /** Asked for while one reading is under way: what it has passed may have changed since. */
  let again = false;

  const readOnce = async (): Promise<void> => {
    const fresh = wordIndex();
    let told = performance.now();
    if (!wasRead) index = fresh; // what is read so far answers
    for await (const page of pagesOf(database)) {
      fresh.add(page);
      if (index !== fresh || performance.now() - told < BETWEEN_MS) continue;
      told = performance.now();
      onProgress();
    }
    index = fresh;
    wasRead = true;
  };

  const read = async (): Promise<void> => {
    again = reading;
    if (reading) return;
    reading = true;
    try {
      do {
        again = false;
        await readOnce();
      } while (again);
    } finally {
      reading = false;
      onProgress();
    }
  };

  return {
    read,
    ask: (query) => ({ found: index.ask(wordsOf(query)), reading }),
    list: ({ query, ...rest }) => ({ ...index.list({ ...rest, words: wordsOf(query) }), reading }),
  };
}

async function* pagesOf(database: string): AsyncGenerator<FindEntry[]> {
  const db = await opened(database);
  const cases = new Map<string, CaseNames>();
  const caseOf = (caseId: string): CaseNames => cases.get(caseId) ?? NO_CASE;
  try {
    for (const { store, entryOf } of FOUND_IN.filter((each) => db.objectStoreNames.contains(each.store))) {
      for await (const rows of rowsOf(db, store)) {
        keepNames(store, rows, cases);
        yield rows.flatMap((row) => entryOf(row, caseOf) ?? []);
      }
    }
  } finally {
    db.close();
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What belongs to a case is named after it. */
function keepNames(store: string, rows: Rows, into: Map<string, CaseNames>): void {
  if (store !== 'cases') return;
  for (const row of rows) into.set(String(row['_id']), caseNamesOf(row));
}

const NO_CASE: CaseNames = { title: '', numbers: '' };

async function* rowsOf(db: IDBDatabase, store: string): AsyncGenerator<Readonly<Record<string, unknown>>[]> {
  let after: string | null = null;
  for (;;) {
    const range: IDBKeyRange | null = after === null ? null : IDBKeyRange.lowerBound(after, true);
    const rows: Readonly<Record<string, unknown>>[] = await done(
      db.transaction(store).objectStore(store).getAll(range, PAGE),
    );
    yield rows;
    const key: unknown = rows.at(-1)?.['_id'];
    if (rows.length < PAGE || typeof key !== 'string') return;
    after = key;
  }
}

/** As it stands: no version is asked for, so nothing is upgraded, and an upgrade is not held up. */
async function opened(database: string): Promise<IDBDatabase> {
  const db = await done(indexedDB.open(database));
  db.addEventListener('versionchange', () => db.close());
  return db;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database does not answer')),
    );
  });
