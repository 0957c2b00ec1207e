/**
 * Results of the law search, and whether they are evidence. Below the threshold only the nearest sections are
 * named.
 */
import { isDevanagari, wordsOf } from '#search/engine/fold.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import type { Provision } from '#search/cards/library.ts';

export interface SearchEvidence {
  readonly sure: readonly Provision[];
  readonly nearest: readonly Provision[];
}

const NEAREST = 3;
/** Minimum share of the question that a card must contain. */
const HELD = 0.6;
/** Score of a match by a vocabulary phrase. */
const LED = 0.8;
/** Words of any question, which identify no section. */
const ASKING = new Set(
  'help ipc bns bnss crpc iea bsa section tell explain about mean meaning bail law legal offence india indian court please want know give need'
    .split(' ')
    .map(stem),
);

interface HowToSearch {
  /** Raw text for the search; otherwise the corrected words. */
  readonly typed?: string;
  /** The question has a word on arrest, court, section or bail. */
  readonly isOfBail?: boolean;
}

/** `spelled`: corrected words. */
export function searched(
  spelled: string,
  search: LawSearch,
  { typed = spelled, isOfBail = false }: HowToSearch = {},
): SearchEvidence {
  const ranked = search.ranked(typed);
  const telling = wordsOf(spelled)
    .filter((word) => word.length > 2 && !isNoise(word))
    .map(stem)
    .filter((word) => !ASKING.has(word));
  const hindi = isOfBail ? inEnglish(telling, search) : [];
  const sure = ranked.filter(
    ({ provision, score }) =>
      telling.length > 0 &&
      (score >= LED ||
        heldBy(provision, telling) >= HELD ||
        (score >= LED_IN_HINDI && hindi.length >= LEAST_IN_HINDI && heldInEnglish(provision, hindi) >= HELD)),
  );
  return {
    sure: sure.slice(0, NEAREST).map(({ provision }) => provision),
    nearest: ranked.slice(0, NEAREST).map(({ provision }) => provision),
  };
}

/** Cards are in English, so a Hindi word counts by its English words. */
const LED_IN_HINDI = 0.3;
const LEAST_IN_HINDI = 2;

/** English words of each Hindi word that the search knows. */
const inEnglish = (telling: readonly string[], { englishOf }: LawSearch): string[][] =>
  telling
    .filter(isDevanagari)
    .map((word) => [...englishOf(word)].map(stem).filter((each) => !ASKING.has(each)))
    .filter((all) => all.length > 0);

function heldInEnglish(card: Provision, hindi: readonly (readonly string[])[]): number {
  const words = wordsIn(card);
  return hindi.filter((all) => all.some((word) => words.has(word))).length / hindi.length;
}

const wordsIn = (card: Provision): ReadonlySet<string> =>
  new Set(wordsOf([card.title, ...card.names, ...card.keywords, card.description].join(' ')).map(stem));

function heldBy(card: Provision, telling: readonly string[]): number {
  const words = wordsIn(card);
  return telling.filter((word) => words.has(word)).length / telling.length;
}
