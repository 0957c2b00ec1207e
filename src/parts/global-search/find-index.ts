/**
 * Search index of all records of a user on the device. It reads IndexedDB directly in slices, without Dexie
 * or schemas, so that its worker is small.
 */
import { answerOf } from '#data/store/sealed/device-keys.ts';
import { openAsItIs, type RowOpener, rowOpener } from '#data/store/sealed/read-sealed.ts';
import {
  type CaseNames,
  caseNamesOf,
  FOUND_IN,
  type FindEntry,
  type FoundOfKind,
} from '#records/find/find-entry.ts';
import { queryWords } from '#records/find/fir-words.ts';
import { type ListedRows, type RowsAsked, wordIndex } from '#records/find/word-index.ts';

export interface FindAnswer {
  readonly found: readonly FoundOfKind[];
  /** Still reading records: query again on progress. */
  readonly reading: boolean;
}

/** Query of a list: the newest rows of one kind, of all cases or one. */
export interface ListQuestion extends Omit<RowsAsked, 'words'> {
  readonly query: string;
}

export interface ListAnswer extends ListedRows {
  readonly reading: boolean;
}

export interface FindIndex {
  readonly ask: (query: string) => FindAnswer;
  readonly list: (question: ListQuestion) => ListAnswer;
  /** Rebuilds the index; the current one answers meanwhile. */
  readonly read: () => Promise<void>;
}

/** Minimum time between progress events, because each causes a query and a render. */
const BETWEEN_MS = 150;
/** Rows per read; bounds the wait of a query. */
const PAGE = 250;

export function findIndex(database: string, onProgress: () => void): FindIndex {
  let index = wordIndex();
  let reading = false;
  let wasRead = false;
  /** Requested during a read: rows already read may have changed. */
  let again = false;

  const readOnce = async (): Promise<void> => {
    const fresh = wordIndex();
    let lastProgress = performance.now();
    if (!wasRead) index = fresh; // answer from the rows read so far
    for await (const page of pagesOf(database)) {
      fresh.add(page);
      if (index !== fresh || performance.now() - lastProgress < BETWEEN_MS) continue;
      lastProgress = performance.now();
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
    ask: (query) => ({ found: index.ask(queryWords(query)), reading }),
    list: ({ query, ...rest }) => ({ ...index.list({ ...rest, words: queryWords(query) }), reading }),
  };
}

async function* pagesOf(database: string): AsyncGenerator<FindEntry[]> {
  const db = await openAsItIs(database);
  const cases = new Map<string, CaseNames>();
  const caseOf = (caseId: string): CaseNames => cases.get(caseId) ?? NO_CASE;
  try {
    const opened = await rowOpener(db);
    for (const { store, entryOf } of FOUND_IN.filter((each) => db.objectStoreNames.contains(each.store))) {
      for await (const rows of rowsOf(db, store, opened)) {
        keepNames(store, rows, cases);
        yield rows.flatMap((row) => entryOf(row, caseOf) ?? []);
      }
    }
  } finally {
    db.close();
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Records the case names for related rows. */
function keepNames(store: string, rows: Rows, into: Map<string, CaseNames>): void {
  if (store !== 'cases') return;
  for (const row of rows) into.set(String(row['_id']), caseNamesOf(row));
}

const NO_CASE: CaseNames = { title: '', numbers: '' };

async function* rowsOf(db: IDBDatabase, store: string, opened: RowOpener): AsyncGenerator<Rows> {
  let after: string | null = null;
  for (;;) {
    const range: IDBKeyRange | null = after === null ? null : IDBKeyRange.lowerBound(after, true);
    const rows: Rows = await answerOf(db.transaction(store).objectStore(store).getAll(range, PAGE));
    const open = await Promise.all(rows.map((row) => opened(store, row)));
    yield open.filter((row) => row !== undefined);
    const key: unknown = rows.at(-1)?.['_id'];
    if (rows.length < PAGE || typeof key !== 'string') return;
    after = key;
  }
}
