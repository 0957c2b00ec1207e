/**
 * Offline chat: parses a question, looks up tables, concordance, search and rules, and returns the answer as
 * data. Pure: the day is an argument, and no state is stored.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import type { ChatAnswer } from './answer.ts';
import { citableRules } from './answers/citable.ts';
import { openJudgments } from './answers/judgments.ts';
import { refusalOf } from './answers/refusals.ts';
import { lawOfRefusal } from './answers/law-of-refusal.ts';
import { outranking } from './answers/outranked.ts';
import { withQuantity } from './answers/quantity.ts';
import { searched } from './answers/searched.ts';
import { withTerm } from './answers/terms.ts';
import {
  type ReadQuestion,
  askedOf,
  type ChatSources,
  type AnswerParts,
  type AnswerStrategy,
} from './parsed-question.ts';
import { openExamples } from './parsing/examples.ts';
import { openTranslator, type RegionalTerms } from './parsing/other-languages.ts';
import { type ChatQuestion, readQuestion } from './parsing/question.ts';
import { isSome } from './rule.ts';
import { resolveFollowUp } from './conversation/follow-up.ts';
import { openSources, type Sources } from './sources.ts';
import { byAct } from './strategies/by-act.ts';
import { byAppeal } from './strategies/by-appeal.ts';
import { byConcordance } from './strategies/by-concordance.ts';
import { byCounting } from './strategies/by-counting.ts';
import { byExample, isBetter, type RuleStep } from './strategies/by-example.ts';
import { byForum } from './strategies/by-forum.ts';
import { byHolding } from './strategies/by-holding.ts';
import { byJudgment } from './strategies/by-judgment.ts';
import {
  aboutCard,
  byBareNumber,
  byCompounding,
  byOffence,
  byOffenceName,
  bySection,
} from './strategies/by-section.ts';
import { byProcedure } from './strategies/by-procedure.ts';
import { byRepeat } from './strategies/by-repeat.ts';
import { byNearest, bySearch, byTopic } from './strategies/by-topic.ts';
import { byWhichCode } from './strategies/by-which-code.ts';
import { byWrongNumber } from './strategies/by-wrong-number.ts';

export interface Chat {
  /**
   * `before`: earlier questions of the conversation, oldest first. Without it the question is independent.
   */
  readonly ask: (text: string, asOf: CalendarDate, before?: readonly string[]) => ChatAnswer;
  readonly opened: ChatSources;
}

/** In order; the first strategy with a result answers. */
const WAYS: readonly AnswerStrategy[] = [
  byHolding,
  byProcedure,
  byCompounding,
  byJudgment,
  byConcordance,
  byWrongNumber,
  byAppeal,
  byForum,
  byWhichCode,
  byCounting,
  byBareNumber,
  byRepeat,
  byOffence,
  bySection,
  byTopic,
  byAct,
  byOffenceName,
  bySearch,
  byNearest,
];

/** These rest on a few words of the question, so a card that has more of them goes first. */
const GIVES_WAY: ReadonlySet<AnswerStrategy> = new Set([
  byProcedure,
  byWhichCode,
  byBareNumber,
  byOffence,
  byTopic,
  byOffenceName,
]);

/** These rest on a number, a name or a fact of the question, so no example replaces their answer. */
const IS_FIXED: ReadonlySet<AnswerStrategy> = new Set([
  byCompounding,
  byConcordance,
  byWrongNumber,
  byAppeal,
  byForum,
  byCounting,
  byRepeat,
  byOffence,
  bySection,
]);

const OLDEST = 120;

/** `terms` are read with the first question that `isRegional`. */
export function openChat(search: LawSearch, terms: () => RegionalTerms): Chat {
  const translated = openTranslator(terms, search.englishOf);
  const sources = openSources(search.library);
  const opened: ChatSources = {
    search,
    sources,
    judgments: openJudgments(sources),
    likeExamples: openExamples(search.englishOf),
  };
  return {
    opened,
    ask: (text, asOf, before = []) => {
      const regional = translated(text);
      const earlier = before.map((each) => translated(each)?.text ?? each);
      const resolvedQuestion = resolveFollowUp(regional?.text ?? text, earlier, { opened, asOf });
      const read = readQuestion(resolvedQuestion.question, search.library.tables, asOf);
      const question = { ...read, language: regional?.language ?? resolvedQuestion.language };
      const answer = stopped(question, sources) ?? answered(question, askedOf(question, opened, asOf));
      const carried = resolvedQuestion.carried && sources.cite(resolvedQuestion.carried);
      return carried ? { ...answer, carried } : answer;
    },
  };
}

/** Rejected questions, and impossible ones. */
function stopped(question: ChatQuestion, sources: Sources): ChatAnswer | null {
  const { language } = question;
  const why = refusalOf(question);
  if (why) return { kind: 'refused', language, why, cites: lawOfRefusal(why, sources) };
  const [date] = question.impossible;
  if (date !== undefined) return { kind: 'impossible', language, what: 'date', given: date };
  if (question.missingAct !== null)
    return { kind: 'impossible', language, what: 'act', given: question.missingAct };
  const age = question.ages.find(({ years }) => years > OLDEST);
  return age ? { kind: 'impossible', language, what: 'age', given: String(age.years) } : null;
}

function answered({ language, words }: ChatQuestion, parsedQuestion: ReadQuestion): ChatAnswer {
  const judged = parsedQuestion.question.has('judgment') ? byJudgment(parsedQuestion) : null;
  const sought = judged === null || judged.rules.length === 0;
  const nowhere =
    sought && parsedQuestion.cards.length === 0
      ? parsedQuestion.targets.find((each) => isNowhere(each, parsedQuestion))
      : undefined;
  if (nowhere?.is === 'not-there') {
    const given = `${nowhere.ref.code} ${nowhere.ref.section}`;
    return { kind: 'impossible', language, what: 'section', given };
  }
  const { rules: own, ...rest } = partsOf(parsedQuestion);
  const rules = citableRules(withTerm(withQuantity(own, parsedQuestion), parsedQuestion), parsedQuestion);
  if (isSome(rules)) return { kind: 'answered', language, rules, ...NOTHING_MORE, ...rest };
  const { nearest } = searched(words.join(' '), parsedQuestion.search);
  return {
    kind: 'no-evidence',
    language,
    nearest: nearest.flatMap((card) => parsedQuestion.sources.cite(card) ?? []),
  };
}

const NOTHING_MORE = { open: [], notCovered: [], isUnsure: false };

const isNowhere = (target: ReadQuestion['targets'][number], { sources }: ReadQuestion): boolean =>
  target.is === 'not-there' && !target.meant && sources.cite(target.ref) === null;

function partsOf(parsedQuestion: ReadQuestion): AnswerParts {
  const example = byExample(parsedQuestion);
  for (const way of WAYS) {
    const parts = way(parsedQuestion);
    if (!parts || parts.rules.length === 0) continue;
    const better = GIVES_WAY.has(way) ? withBetter(parts, parsedQuestion) : parts;
    return example && !IS_FIXED.has(way) && isBetter(example, better.rules, stepOf(way, parsedQuestion))
      ? example.parts
      : better;
  }
  return example?.parts ?? { rules: [] };
}

/** A step that the shape of the whole sentence names is never replaced. */
const stepOf = (way: AnswerStrategy, { question }: ReadQuestion): RuleStep =>
  way !== byProcedure ? 'none' : question.isShaped ? 'by-shape' : 'by-words';

function withBetter(parts: AnswerParts, parsedQuestion: ReadQuestion): AnswerParts {
  const better = outranking(parts.rules, parsedQuestion);
  return better === null
    ? parts
    : { ...aboutCard(better, parsedQuestion), notCovered: parts.notCovered ?? [] };
}
