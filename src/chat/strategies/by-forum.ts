/** "Where do I apply", "rejected, what next": the court that hears, and the way after a refusal. */
import { act } from '#law/authority.ts';
import type { AfterRefusal } from '#law/forum/forum.ts';
import { namedCourts, sitsAsSessions } from '#law/forum/named-court.ts';
import { type Offence, offenceName } from '#law/tables.ts';
import type { Rule } from '../answer.ts';
import { afterRefusalRule, forumFor, type ForumQuestion, forumRule } from '../answers/forum.ts';
import { hasTwin } from '../answers/concordance.ts';
import { gateRules } from '../answers/offence.ts';
import { sectionRules } from '../answers/topics.ts';
import { lexicon, longest } from '../parsing/lexicon.ts';
import REFUSING_COURTS from '../vocabulary/refusing-courts.json';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';
import { isCounting } from './by-counting.ts';

type RefusingCourt = keyof typeof REFUSING_COURTS;

export function byForum(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { question } = parsedQuestion;
  if (question.has('judgment', 'cancel') || question.premise) return null;
  if (isRefused(parsedQuestion)) return afterRefusal(parsedQuestion);
  if (!isAsked(parsedQuestion)) return null;
  const context = contextOf(parsedQuestion);
  if (question.isChildAccused) return { rules: ofChild(parsedQuestion, context), notCovered: ['outcome'] };
  const rows = rowsOf(parsedQuestion);
  const rules = rows.flatMap((row) => forumRule(row, context, rows.length > 1 ? offenceName(row) : null));
  const [first] = rows;
  return {
    rules: [...rules, ...(first ? gateRules(first, parsedQuestion.sources) : [])],
    notCovered: ['outcome'],
  };
}

const contextOf = ({ question, sources, asOf }: ReadQuestion): ForumQuestion => ({
  sources,
  asOf,
  person: question.isChildAccused
    ? 'child'
    : question.has('woman')
      ? 'woman'
      : question.has('sick')
        ? 'sick'
        : null,
});

/** The trial court of an offence is another question. */
const OF_THE_TRIAL = /\btri(?:es|ed|able)\b|\btrial court\b|vicharan|विचारण|chalega|chalta|चलेगा|चलता/u;

function isAsked(parsedQuestion: ReadQuestion): boolean {
  const { question } = parsedQuestion;
  if (question.isChildAccused) {
    return (
      !question.has('punish', 'bailable', 'cognizable') &&
      question.has(...OF_BAIL, 'court', 'whereto', 'custody')
    );
  }
  if (OF_THE_TRIAL.test(question.text.toLowerCase())) return false;
  if (isCounting(parsedQuestion) && question.has(...OF_COUNTING)) return false;
  if (question.has('anticipatory')) return false;
  return question.has('court', 'whereto') && question.has(...OF_BAIL);
}

const OF_COUNTING = ['default', 'undertrial', 'howmany', 'when'] as const;
const OF_BAIL = ['bail', 'anticipatory', 'apply', 'rejected'] as const;

/** One row per court, the gravest first: limbs of a section and sections of an Act differ. */
function rowsOf({ offences, question, sources }: ReadQuestion): readonly Offence[] {
  const special = question.codes.find((code) => !hasTwin(code));
  const own = sources.library.tables.offences.filter(({ code }) => code === special);
  const courts = new Map<string, Offence>();
  for (const row of gravestFirst(offences.length > 0 ? offences : own)) {
    const court = namedCourts([row])[0]?.court ?? row.court;
    if (!courts.has(court)) courts.set(court, row);
  }
  return [...courts.values()].slice(0, MOST_COURTS);
}

const MOST_COURTS = 3;

export const gravestFirst = (rows: readonly Offence[]): Offence[] =>
  rows.toSorted((a, b) => gravity(b) - gravity(a));

const gravity = ({ death, life, maxYears, bars }: Offence): number =>
  (death || life ? 100 : (maxYears ?? 0)) + bars.length;

/** Any offence has the same forum for a child. */
function ofChild({ offences, sources }: ReadQuestion, context: ForumQuestion): Rule[] {
  const [any] = offences.length > 0 ? offences : sources.library.tables.offences;
  const board = any ? forumRule(any, context) : [];
  return [...board, ...sectionRules([{ code: 'JJ', section: '12' }], sources)];
}

function isRefused({ question }: ReadQuestion): boolean {
  if (!question.has('rejected') || question.has('surety', 'register')) return false;
  return question.has('bail', 'anticipatory') || isOfBail(question);
}

/** "Rejected by Sessions, what next": a court alone, without another application. */
const isOfBail = (question: ReadQuestion['question']): boolean =>
  refusedBy(question) !== null &&
  !question.has('discharge', 'quash', 'plea', 'probation', 'sanction', 'copies', 'compound') &&
  (!question.has('appeal') || question.sections.some(({ number }) => OF_A_BAIL_APPLICATION.test(number)));
const OF_A_BAIL_APPLICATION = /^(?:43[79]|48[023])(?:\(|$)/;

const refusingCourts = lexicon(
  Object.entries(REFUSING_COURTS).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the JSON file
    ([court, sayings]) => [court as RefusingCourt, sayings.split('|')] as const,
  ),
);

/** "Rejected by the Sessions, can I go to the High Court": the first court named refused. */
const refusedBy = ({ words }: ReadQuestion['question']): RefusingCourt | null =>
  longest(refusingCourts.find(words)).toSorted((one, other) => one.at - other.at)[0]?.value ?? null;

function afterRefusal(parsedQuestion: ReadQuestion): AnswerParts {
  const { question, sources } = parsedQuestion;
  const context = contextOf(parsedQuestion);
  const court = refusedBy(question);
  if (question.isChildAccused || court === 'board') {
    const child: ForumQuestion = { ...context, person: 'child' };
    const [any] = sources.library.tables.offences;
    const after = any ? forumFor(any, child).afterRefusal : null;
    return {
      rules: [...(after ? afterRefusalRule(after, null, child) : []), ...ofChild(parsedQuestion, child)],
    };
  }
  if (court === 'high') return { rules: sectionRules(AGAIN, sources), notCovered: ['outcome'] };
  const [first] = rowsOf(parsedQuestion);
  if (question.has('anticipatory') && court !== 'special' && !isAppealed(first, context))
    return { rules: beforeArrest(first, court, context), notCovered: ['outcome'] };
  return {
    rules: first ? nextOf(first, court, context) : nextWithout(court, context),
    notCovered: ['outcome'],
  };
}

const AGAIN = [
  { code: 'CASE', section: 'kalyan-2004' },
  { code: 'BNSS', section: '483' },
  { code: 'CASE', section: 'kusha-duruka-2024' },
];

/** An ordinary Magistrate or Court of Session may refuse before or after the court that the Act names. */
function nextOf(row: Offence, court: RefusingCourt | null, context: ForumQuestion): Rule[] {
  const { hears, afterRefusal: after } = forumFor(row, context);
  if (!hears || !after) return [];
  const about = offenceName(row);
  if (court === 'sessions' && !sitsAsSessions(hears.court)) return afterRefusalRule(toHigh, about, context);
  if (court === 'magistrate' && sitsAsSessions(hears.court)) return forumRule(row, context, about);
  return [...afterRefusalRule(after, about, context), ...gateRules(row, context.sources)];
}

const APPLICATION = {
  by: 'application',
  authority: act('BNSS', 's.483(1)'),
  days: null,
  contested: false,
} as const;
const toSessions: AfterRefusal = { ...APPLICATION, to: 'sessions' };
const toHigh: AfterRefusal = { ...APPLICATION, to: 'high' };

const isAppealed = (row: Offence | undefined, context: ForumQuestion): boolean =>
  row !== undefined && forumFor(row, context).afterRefusal?.by === 'appeal';

/** The Court of Session and the High Court have the same power before an arrest, under BNSS 482. */
function beforeArrest(row: Offence | undefined, court: RefusingCourt | null, context: ForumQuestion): Rule[] {
  const to = court === 'magistrate' ? 'sessions' : 'high';
  const after: AfterRefusal = { ...APPLICATION, authority: act('BNSS', 's.482(1)'), to };
  return [
    ...afterRefusalRule(after, row ? offenceName(row) : null, context),
    ...(row ? gateRules(row, context.sources) : []),
    ...sectionRules(
      [
        { code: 'BNSS', section: '482' },
        { code: 'CASE', section: 'kusha-duruka-2024' },
      ],
      context.sources,
    ),
  ];
}

/** The Act of a Special Court decides between appeal and application. */
const OF_SPECIAL_COURTS = ['SC/ST', 'UAPA', 'NDPS'] as const;

function nextWithout(court: RefusingCourt | null, context: ForumQuestion): Rule[] {
  const { sources } = context;
  if (court === 'special') {
    return OF_SPECIAL_COURTS.flatMap((code) => {
      const row = sources.library.tables.offences.find((each) => each.code === code && each.bars.length > 0);
      const after = row && forumFor(row, context).afterRefusal;
      return after ? afterRefusalRule(after, code, context) : [];
    });
  }
  const ladder =
    court === 'sessions' ? [toHigh] : court === 'magistrate' ? [toSessions] : [toSessions, toHigh];
  return [
    ...ladder.flatMap((after) => afterRefusalRule(after, null, context)),
    ...sectionRules(
      [
        { code: 'BNSS', section: '483' },
        { code: 'CASE', section: 'kusha-duruka-2024' },
      ],
      sources,
    ),
  ];
}
