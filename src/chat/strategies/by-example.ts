/** Questions that are like the example questions of one kind. The search confirms the cards of that kind. */
import { refKey, type SectionRef } from '#search/cards/library.ts';
import type { RankedProvision } from '#search/engine/law-search.ts';
import { wholeOf } from '#search/engine/section-route.ts';
import type { Rule } from '../answer.ts';
import { hasTwin } from '../answers/concordance.ts';
import { sectionRules } from '../answers/topics.ts';
import type { LikeExamples } from '../parsing/examples.ts';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';
import type { Concept } from '../parsing/question.ts';

/** Share of the search score of the first cards of a kind. */
const CONFIRMED = 0.3;
const FIRST_CARDS = 2;
/** Minimum likeness, and lead over the best kind with other cards. */
const SURE = 0.34;
const LEAD = 0.1;
/** Minimum likeness if the question names a number, an Act, an offence or a step of the proceeding. */
const SURE_OF_MORE = 0.42;
const SURE_OF_ANOTHER = 0.55;
/** A shorter question with a number asks for that section. */
const LEAST_WORDS = 6;
const CONSIDERED = 8;

/** Aspects that are asked of a section or a judgment, not of a proceeding. */
const OF_A_CARD = [
  'punish',
  'bailable',
  'cognizable',
  'equivalent',
  'judgment',
  'whichsection',
] as const satisfies readonly Concept[];

export interface ExampleAnswer {
  readonly parts: AnswerParts;
  readonly score: number;
  /** Whether a rule cites a card of the same kind. */
  readonly agrees: (rules: readonly Rule[]) => boolean;
}

const wholeKey = (ref: SectionRef): string => refKey(wholeOf(ref));

/** A child goes to the Board, and an adult never. */
const isOfAChild = ({ refs: [first] }: LikeExamples): boolean => first?.code === 'JJ';

/** A question that names a number or a special Act seldom asks for a kind of another one. */
function leastFor(
  { refs }: LikeExamples,
  { question, offences }: Pick<ReadQuestion, 'question' | 'offences'>,
): number {
  const numbers = new Set(question.sections.map(({ number }) => number));
  const codes = new Set(question.codes.filter((code) => !hasTwin(code)));
  if (numbers.size + codes.size === 0) return offences.length > 0 ? SURE_OF_MORE : SURE;
  const isSame = refs.some(
    ({ code, section }) => codes.has(code) || numbers.has(/^\d+[A-Za-z]*/.exec(section)?.[0] ?? ''),
  );
  return isSame ? SURE_OF_MORE : SURE_OF_ANOTHER;
}

/** Score of each section in the search for a question, at most 1. */
function searchScores(ranked: readonly RankedProvision[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const { provision, score } of ranked) {
    const key = wholeKey(provision);
    scores.set(key, Math.max(scores.get(key) ?? 0, Math.min(1, score)));
  }
  return scores;
}

interface RankedKind {
  readonly kind: LikeExamples;
  /** Likeness and search score together. */
  readonly fused: number;
}

function rankedKinds({ question, search, likeExamples }: ReadQuestion): RankedKind[] {
  const scores = searchScores(search.ranked(question.text));
  const confirmed = ({ refs }: LikeExamples): number =>
    Math.max(0, ...refs.slice(0, FIRST_CARDS).map((ref) => scores.get(wholeKey(ref)) ?? 0));
  return likeExamples(question.words)
    .slice(0, CONSIDERED)
    .map((kind) => ({ kind, fused: kind.score + CONFIRMED * confirmed(kind) }))
    .toSorted((a, b) => b.fused - a.fused);
}

const isAsked = ({ question }: ReadQuestion): boolean =>
  !question.premise &&
  question.drug === null &&
  !question.has(...OF_A_CARD) &&
  (question.sections.length === 0 || question.words.length >= LEAST_WORDS);

/** Null without a kind that the question is clearly like. A kind without cards has no answer. */
export function byExample(read: ReadQuestion): ExampleAnswer | null {
  if (!isAsked(read)) return null;
  const kinds = rankedKinds(read);
  const [best] = kinds;
  if (best === undefined || best.kind.refs.length === 0) return null;
  const { refs, score } = best.kind;
  if (isOfAChild(best.kind) !== read.question.isChildAccused) return null;
  const own = new Set(refs.map(wholeKey));
  const other = kinds.find((each) => each !== best && !each.kind.refs.some((ref) => own.has(wholeKey(ref))));
  if (score < leastFor(best.kind, read) || best.fused - (other?.fused ?? 0) < LEAD) return null;
  return {
    parts: { rules: sectionRules(refs, read.sources), notCovered: ['outcome'] },
    score,
    agrees: ([first]) => first !== undefined && own.has(wholeKey(first.cites[0])),
  };
}

/** How a rule on a step of the proceeding was found. */
export type RuleStep = 'none' | 'by-words' | 'by-shape';

/** The example's answer, unless the rule agrees with it or a step of the proceeding is as likely. */
export const isBetter = ({ score, agrees }: ExampleAnswer, rules: readonly Rule[], step: RuleStep): boolean =>
  step !== 'by-shape' && !agrees(rules) && (step === 'none' || score >= SURE_OF_MORE);
