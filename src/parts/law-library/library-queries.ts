/**
 * Queries of the legal database and their replies, in the worker and in tests. Only visible rows cross to the page.
 */
import {
  CASE,
  type Library,
  type Provision,
  refKey,
  type SectionRef,
  type OfficialText,
} from '#search/cards/library.ts';
import { relatedTo } from '#search/cards/related.ts';
import { bySection } from '#search/cards/section-order.ts';
import { wholeOf } from '#search/engine/section-route.ts';
import type { ChatAnswer } from '#chat/answer.ts';
import type { Briefing } from '#chat/online/briefing.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Offence, TableFlag } from '#law/tables.ts';
import { type ComparedPair, comparedPairs } from './compared-sections.ts';

export const BOOKS = ['IPC', 'BNS', 'BNSS', 'BSA', 'CrPC', 'IEA', 'special', 'judgments'] as const;
export type Book = (typeof BOOKS)[number];

export interface CardLine extends SectionRef {
  readonly key: string;
  readonly title: string;
  /** Complete, because it is translated as a whole; for an official text only its beginning. */
  readonly description: string;
  /** Offence data if there is no description. */
  readonly offence: Offence | null;
  readonly citation: string | null;
  /** Offence with the highest maximum, and the classes of all limbs; null without an offence. */
  readonly charge: { readonly offence: Offence; readonly bailable: readonly TableFlag[] } | null;
  readonly equivalent: readonly SectionRef[];
}

export interface CardLines {
  readonly lines: readonly CardLine[];
  /** Total number of results. */
  readonly total: number;
}

export interface Card {
  readonly provision: Provision;
  /** Old and new sections beside each other. */
  readonly compared: readonly ComparedPair[];
  readonly judgments: readonly CardLine[];
  readonly related: readonly CardLine[];
  /** Official texts of this section, or of the whole section if a part has none. */
  readonly official: readonly OfficialText[];
  /** Later judgments are not among the cards. */
  readonly caseLawReadTo: CalendarDate;
}

export type CardRequest =
  | { readonly kind: 'list'; readonly book: Book; readonly limit: number }
  | { readonly kind: 'find'; readonly query: string; readonly limit: number }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'card'; readonly key: string };

/** Answered from the tables as data; the page formats it. */
export interface ChatRequest {
  /** `brief`: also returns the prompt context for a model. */
  readonly kind: 'chat' | 'brief';
  readonly question: string;
  readonly asOf: CalendarDate;
  /** Earlier questions of the conversation, oldest first. */
  readonly before: readonly string[];
}

export type LibraryRequest = CardRequest | ChatRequest;

export type LibraryReply = CardLines | Card | ChatAnswer | Briefing | null;

/** Description length of a list row, in characters. */
export const LIST_PREVIEW = 100;

/** Queries that need no search index; ready as soon as the cards are. */
export interface LibraryQueries {
  readonly list: (book: Book, limit: number) => CardLines;
  /** In list order; missing cards are left out. */
  readonly keys: (keys: readonly string[]) => CardLines;
  readonly card: (key: string) => Card | null;
}

export function libraryQueries(library: Library): LibraryQueries {
  const provisions = library.provisions.toSorted(bySection);
  const books = new Map(BOOKS.map((book) => [book, provisions.filter((each) => bookOf(each) === book)]));
  const byRef = new Map(library.provisions.map((each) => [refKey(each), each]));
  const byName = new Map((books.get('judgments') ?? []).map((each) => [each.title, each]));
  return {
    list: (book, limit) => linesOf(books.get(book) ?? [], limit),
    keys: (keys) => {
      const keySet = new Set(keys);
      return linesOf(
        provisions.filter(({ key }) => keySet.has(key)),
        Infinity,
      );
    },
    card: (key) => {
      const provision = library.byKey.get(key) ?? cited(key, byRef) ?? byName.get(nameIn(key));
      return provision ? cardOf(provision, library, byRef) : null;
    },
  };
}

/** `find` is the search, best match first. */
export function replyTo(
  request: CardRequest,
  queries: LibraryQueries,
  find: (query: string) => readonly Provision[],
): LibraryReply {
  switch (request.kind) {
    case 'list':
      return queries.list(request.book, request.limit);
    case 'find':
      return linesOf(find(request.query), request.limit);
    case 'keys':
      return queries.keys(request.keys);
    case 'card':
      return queries.card(request.key);
    default:
      return request satisfies never;
  }
}

/** Resolves a citation: "BNSS 479(1)" to the card of the whole section, and "IPC 376" in any case. */
function cited(key: string, byRef: ReadonlyMap<string, Provision>): Provision | undefined {
  const [, code = '', section = ''] = /^(\S+) (.+)$/.exec(key) ?? [];
  return byRef.get(refKey({ code, section })) ?? byRef.get(refKey(wholeOf({ code, section })));
}

/** Judgments are cited by name. */
const nameIn = (key: string): string => (key.startsWith(`${CASE} `) ? key.slice(CASE.length + 1) : '');

function bookOf({ code }: Provision): Book {
  if (code === CASE) return 'judgments';
  return BOOKS.find((book) => book === code) ?? 'special';
}

/** First results, as rows. */
export const linesOf = (found: readonly Provision[], limit: number): CardLines => ({
  lines: found.slice(0, limit).map(lineOf),
  total: found.length,
});

function lineOf(provision: Provision): CardLine {
  const { key, code, section, title, description, offences, judgment, official, equivalent } = provision;
  const isOfficial = description === '' && offences.length === 0;
  return {
    key,
    code,
    section,
    title,
    description: isOfficial ? (official[0]?.text ?? '').slice(0, LIST_PREVIEW + 1) : description,
    offence: description === '' ? (offences[0] ?? null) : null,
    citation: judgment && `${judgment.citation}, ${judgment.year}`,
    charge: chargeOf(offences),
    equivalent,
  };
}

function chargeOf(offences: readonly Offence[]): CardLine['charge'] {
  const [offence] = offences.toSorted((a, b) => weightOf(b) - weightOf(a));
  return offence ? { offence, bailable: [...new Set(offences.map(({ bailable }) => bailable))] } : null;
}

const weightOf = ({ death, life, maxYears }: Offence): number =>
  Number(death) * 10_000 + Number(life) * 1_000 + (maxYears ?? -1);

function cardOf(provision: Provision, library: Library, byRef: ReadonlyMap<string, Provision>): Card {
  const cards = (keys: readonly string[]) => keys.flatMap((key) => library.byKey.get(key) ?? []).map(lineOf);
  return {
    provision,
    compared: comparedPairs(provision, (ref) => byRef.get(refKey(ref)) ?? byRef.get(refKey(wholeOf(ref)))),
    judgments: cards(provision.judgments.map((id) => `${CASE} ${id}`)),
    related: relatedTo(library, provision).map(lineOf),
    caseLawReadTo: library.tables.caseLawReadTo,
    official:
      provision.official.length > 0
        ? provision.official
        : (byRef.get(refKey(wholeOf(provision)))?.official ?? []),
  };
}
