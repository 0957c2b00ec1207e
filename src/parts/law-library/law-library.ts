/** Asynchronous interface of the legal database. */
import type { ChatAnswer } from '#chat/answer.ts';
import type { Briefing } from '#chat/online/briefing.ts';
import { invariant } from '#kernel/assert.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Book, Card, CardLines, LibraryReply, LibraryRequest } from './library-queries.ts';

export interface LawLibrary {
  readonly list: (book: Book, limit: number) => Promise<CardLines>;
  readonly find: (query: string, limit: number) => Promise<CardLines>;
  /** Prefetched results, which avoid a round trip to the worker; null if there are none. */
  readonly foundAhead: (query: string, limit: number) => CardLines | null;
  /** Prefetches results of likely next queries. */
  readonly lookAhead: (query: string, limit: number) => void;
  readonly keys: (keys: readonly string[]) => Promise<CardLines>;
  readonly card: (key: string) => Promise<Card | null>;
  /** `before`: earlier questions of the conversation. Rejects with the reason of a failure. */
  readonly chat: (question: string, asOf: CalendarDate, before?: readonly string[]) => Promise<ChatAnswer>;
  /** Same answer, with the prompt context for a model. */
  readonly brief: (question: string, asOf: CalendarDate, before: readonly string[]) => Promise<Briefing>;
}

/** Cache of earlier and prefetched results. */
export interface Lookahead {
  readonly of: (query: string, limit: number) => CardLines | null;
  readonly ask: (query: string, limit: number) => void;
  readonly keep: (query: string, limit: number, lines: CardLines) => void;
}

const NO_LOOKAHEAD: Lookahead = { of: () => null, ask: () => undefined, keep: () => undefined };

export function lawLibrary(
  ask: (request: LibraryRequest) => Promise<LibraryReply>,
  lookahead: Lookahead = NO_LOOKAHEAD,
): LawLibrary {
  const lines = async (libraryRequest: LibraryRequest): Promise<CardLines> => {
    const got = await ask(libraryRequest);
    return got && 'lines' in got ? got : { lines: [], total: 0 };
  };
  return {
    list: (book, limit) => lines({ kind: 'list', book, limit }),
    find: async (query, limit) => {
      const found = await lines({ kind: 'find', query, limit });
      lookahead.keep(query, limit, found);
      return found;
    },
    foundAhead: lookahead.of,
    lookAhead: lookahead.ask,
    keys: (keys) => lines({ kind: 'keys', keys }),
    card: async (key) => {
      const got = await ask({ kind: 'card', key });
      return got && 'provision' in got ? got : null;
    },
    chat: async (question, asOf, before = []) => {
      const got = await ask({ kind: 'chat', question, asOf, before });
      invariant(got && 'language' in got, 'a question is answered as one');
      return got;
    },
    brief: async (question, asOf, before) => {
      const got = await ask({ kind: 'brief', question, asOf, before });
      invariant(got && 'evidence' in got, 'a question is answered as one');
      return got;
    },
  };
}
