/**
 * An index over everything of one person that is on the device. It reads the database by itself and in slices, answers
 * from what it has read so far, and knows neither Dexie nor a schema: so its worker is a few kilobytes.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { FOUND_IN, FOUND_KINDS, type FindEntry, type Found, type FoundKind } from './find-entry.ts';

export interface FindAnswer {
  readonly found: readonly {
    readonly kind: FoundKind;
    readonly rows: readonly Found[];
    readonly total: number;
  }[];
  /** Records are still being read: ask again when it is told. */
  readonly reading: boolean;
}

export interface FindIndex {
  readonly ask: (query: string) => FindAnswer;
  /** Reads all of it anew; what is here answers meanwhile. */
  readonly read: () => Promise<void>;
}

const SHOWN = 5;
const PAGE = 500;

export function findIndex(database: string, onProgress: () => void): FindIndex {
  let entries: readonly FindEntry[] = [];
  let reading = false;
  /** What the last words left: who types on searches in these alone. */
  let last: {
    readonly of: readonly FindEntry[];
    readonly words: readonly string[];
    readonly left: readonly FindEntry[];
  } | null = null;

  const matching = (words: readonly string[]): readonly FindEntry[] => {
    const goesOn = last?.of === entries && last.words.every((word, n) => words[n]?.startsWith(word) ?? false);
    const from = goesOn && last ? last.left : entries;
    const wanted = words.map((word) => ` ${word}`);
    const left = from.filter((each) => wanted.every((word) => each.words.includes(word)));
    last = { of: entries, words, left };
    return left;
  };

  const read = async (): Promise<void> => {
    if (reading) return;
    reading = true;
    try {
      const fresh: FindEntry[] = [];
      const first = entries.length === 0;
      for await (const page of pagesOf(database)) {
        fresh.push(...page);
        if (first) {
          entries = newest(fresh);
          onProgress();
        }
      }
      entries = newest(fresh);
    } finally {
      reading = false;
      onProgress();
    }
  };

  return {
    read,
    ask: (query) => {
      const words = wordsOf(query);
      const left = words.length === 0 ? [] : matching(words);
      return { found: grouped(left, words), reading };
    },
  };
}

const newest = (entries: readonly FindEntry[]): FindEntry[] =>
  entries.toSorted((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0));

/** Those whose title has the first word before those that have it elsewhere. */
function grouped(entries: readonly FindEntry[], [first = '']: readonly string[]): FindAnswer['found'] {
  return FOUND_KINDS.flatMap((kind) => {
    const own = entries.filter(({ found }) => found.kind === kind);
    if (own.length === 0) return [];
    const best: Found[] = [];
    const rest: Found[] = [];
    for (const { found } of own) {
      if (best.length === SHOWN) break;
      if (` ${found.title.toLowerCase()}`.includes(` ${first}`)) best.push(found);
      else if (rest.length < SHOWN) rest.push(found);
    }
    return [{ kind, rows: [...best, ...rest].slice(0, SHOWN), total: own.length }];
  });
}

async function* pagesOf(database: string): AsyncGenerator<FindEntry[]> {
  const db = await opened(database);
  const titles = new Map<string, string>();
  const titleOf = (caseId: string): string => titles.get(caseId) ?? '';
  try {
    for (const { store, entryOf } of FOUND_IN.filter((each) => db.objectStoreNames.contains(each.store))) {
      for await (const rows of rowsOf(db, store)) {
        const page = rows.flatMap((row) => entryOf(row, titleOf) ?? []);
        keepTitles(page, titles);
        yield page;
      }
    }
  } finally {
    db.close();
  }
}

/** What belongs to a case is named after it. */
function keepTitles(page: readonly FindEntry[], titles: Map<string, string>): void {
  for (const { found } of page) if (found.kind === 'case') titles.set(found.id, found.title);
}

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
