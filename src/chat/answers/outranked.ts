/** A rule that rests on few words gives way to a card of the search that has these words and more of the question. */
import { isNoise } from '#search/engine/noise.ts';
import { type Provision, refKey } from '#search/cards/library.ts';
import type { RankedProvision } from '#search/engine/law-search.ts';
import { wholeOf } from '#search/engine/section-route.ts';
import type { Rule } from '../answer.ts';
import type { ReadQuestion } from '../parsed-question.ts';

/** Minimum score of the card, and its lead over the section that the rule cites first. */
const LIKELY = 0.6;
const LEAD = 0.3;
/** Minimum share of the question that only the card explains, and that it explains in all. */
const MORE = 0.2;
const HELD = 0.5;

/** The card that answers better than the rule. Null if the rule answers. */
export function outranking([first]: readonly Rule[], { question, search }: ReadQuestion): Provision | null {
  const ranked = search.ranked(question.text);
  const [best] = ranked;
  if (first === undefined || best === undefined || best.score < LIKELY || question.isShaped) return null;
  if (best.score - scoreOf(first, ranked) < LEAD) return null;
  return hasAllAndMore(best, question) ? best.provision : null;
}

function hasAllAndMore({ covers }: RankedProvision, question: ReadQuestion['question']): boolean {
  const open = new Set(question.unexplained);
  const more = sumOf([...covers].filter(([word]) => open.has(word)));
  const own = question.explained.filter((word) => !isNoise(word));
  const isAll = own.every((word) => covers.has(word));
  return isAll && more >= MORE && sumOf([...covers]) >= HELD;
}

const sumOf = (shares: readonly (readonly [string, number])[]): number =>
  shares.reduce((sum, [, share]) => sum + share, 0);

/** Score of the section of a rule, or of a part of it. */
function scoreOf({ cites: [cited] }: Rule, ranked: readonly RankedProvision[]): number {
  const key = refKey(wholeOf(cited));
  const same = ranked.find(({ provision }) => refKey(wholeOf(provision)) === key);
  return same?.score ?? 0;
}
