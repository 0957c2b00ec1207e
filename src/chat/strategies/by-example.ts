/** Questions that are like the example questions of one kind. The search confirms the cards of that kind. */
import { refKey, type SectionRef } from '#search/cards/library.ts';
import { wholeOf } from '#search/engine/section-route.ts';
import type { Rule } from '../answer.ts';
import { sectionRules } from '../answers/topics.ts';
import type { LikeExamples } from '../parsing/examples.ts';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';

/** Share of the search score of the first cards of a kind. */
const CONFIRMED = 0.3;
const FIRST_CARDS = 2;
/** Minimum likeness, and lead over the best kind with other cards, of an answer that is certain. */
const SURE = 0.45;
const LEAD = 0.05;
/** From this likeness a question without another answer is shown the nearest cards. */
const NEAR = 0.25;
const NEAREST_KINDS = 3;

export interface ExampleAnswer {
  readonly parts: AnswerParts;
  readonly isSure: boolean;
  /** Whether a rule cites a card of the same kind. */
  readonly agrees: (rules: readonly Rule[]) => boolean;
}

const wholeKey = (ref: SectionRef): string => refKey(wholeOf(ref));

export function byExample({ question, search, sources, likeExamples }: ReadQuestion): ExampleAnswer | null {
  if (question.premise || question.has('punish', 'bailable', 'cognizable', 'equivalent')) return null;
  const scores = new Map<string, number>();
  for (const { provision, score } of search.ranked(question.text))
    scores.set(wholeKey(provision), Math.max(scores.get(wholeKey(provision)) ?? 0, Math.min(1, score)));
  const fused = ({ refs, score }: LikeExamples): number =>
    score + CONFIRMED * Math.max(0, ...refs.slice(0, FIRST_CARDS).map((ref) => scores.get(wholeKey(ref)) ?? 0));
  const kinds = likeExamples(question.words)
    .slice(0, CONSIDERED)
    .map((kind) => ({ ...kind, fused: fused(kind) }))
    .toSorted((a, b) => b.fused - a.fused);
  const [best] = kinds;
  if (best === undefined || best.score < NEAR) return null;
  const own = new Set(best.refs.map(wholeKey));
  const other = kinds.find(({ refs }) => !refs.some((ref) => own.has(wholeKey(ref))));
  const isSure = best.score >= SURE && best.fused - (other?.fused ?? 0) >= LEAD;
  const nearest = kinds.slice(0, NEAREST_KINDS).flatMap(({ refs }) => refs.slice(0, 1));
  return {
    parts: isSure
      ? { rules: sectionRules(best.refs, sources), notCovered: ['outcome'] }
      : { rules: sectionRules(nearest, sources), isUnsure: true },
    isSure,
    agrees: ([first]) => first !== undefined && own.has(wholeKey(first.cites[0])),
  };
}

const CONSIDERED = 8;
