/** What the search of the legal database finds, and whether it is evidence: below the threshold only the nearest are named. */
import { wordsOf } from '#search/engine/fold.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import type { Provision } from '#search/cards/library.ts';

export interface Searched {
  readonly sure: readonly Provision[];
  readonly nearest: readonly Provision[];
}

const NEAREST = 3;
/** So much of what a question says has to stand on the card. */
const HELD = 0.6;
/** A saying of the vocabulary leads to it. */
const LED = 0.8;
/** Said of every question, and of no section. */
const ASKING = new Set(
  'help ipc bns bnss crpc iea bsa section tell explain about mean meaning bail law legal offence india indian court please want know give need'
    .split(' ')
    .map(stem),
);

/** `spelled`: the words put right; `typed`: as the search reads them itself. */
export function searched(spelled: string, search: LawSearch, typed = spelled): Searched {
  const ranked = search.ranked(typed);
  const telling = wordsOf(spelled)
    .filter((word) => word.length > 2 && !isNoise(word))
    .map(stem)
    .filter((word) => !ASKING.has(word));
  const sure = ranked.filter(
    ({ provision, score }) => telling.length > 0 && (score >= LED || heldBy(provision, telling) >= HELD),
  );
  return {
    sure: sure.slice(0, NEAREST).map(({ provision }) => provision),
    nearest: ranked.slice(0, NEAREST).map(({ provision }) => provision),
  };
}

function heldBy(card: Provision, telling: readonly string[]): number {
  const said = new Set(
    wordsOf([card.title, ...card.names, ...card.keywords, card.description].join(' ')).map(stem),
  );
  return telling.filter((word) => said.has(word)).length / telling.length;
}
