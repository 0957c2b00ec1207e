/** The legal database as a screen asks it: by promise, wherever it runs. */
import type { Book, Card, CardLines, LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LawLibrary {
  readonly list: (book: Book, limit: number) => Promise<CardLines>;
  readonly find: (query: string, limit: number) => Promise<CardLines>;
  readonly keys: (keys: readonly string[]) => Promise<CardLines>;
  readonly card: (key: string) => Promise<Card | null>;
}

export function lawLibrary(ask: (request: LibraryRequest) => Promise<LibraryReply>): LawLibrary {
  const lines = async (asked: LibraryRequest): Promise<CardLines> => {
    const got = await ask(asked);
    return got && 'lines' in got ? got : { lines: [], total: 0 };
  };
  return {
    list: (book, limit) => lines({ kind: 'list', book, limit }),
    find: (query, limit) => lines({ kind: 'find', query, limit }),
    keys: (keys) => lines({ kind: 'keys', keys }),
    card: async (key) => {
      const got = await ask({ kind: 'card', key });
      return got && 'provision' in got ? got : null;
    },
  };
}
