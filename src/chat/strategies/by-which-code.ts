/** "Offence of March 2024": the code of that day and its section. */
import { BNSS_FROM } from '#law/relief.ts';
import type { Provision } from '#search/cards/library.ts';
import type { Rule } from '../answer.ts';
import { codeRules, inForceRules, penalCode } from '../answers/codes.ts';
import { successorRules } from '../answers/concordance.ts';
import { classRules, noteRules, punishmentRules } from '../answers/offence.ts';
import { sectionRule } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import type { ChatQuestion } from '../parsing/question.ts';
import { isPenal } from '../parsing/targets.ts';
import { isCounting } from './by-counting.ts';
import { OF_PROCEDURE } from './by-topic.ts';

export function byWhichCode(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { question, sources, asOf, offences, on } = parsedQuestion;
  if (isCounting(parsedQuestion)) return null;
  if (isAboutCommencement(question)) return { rules: inForceRules(sources) };
  if (!isOfACode(parsedQuestion)) return null;
  const code = codeRules(question, sources, asOf);
  const booked = bookedWrongly(parsedQuestion);
  if (booked) return { rules: [...code, ...successorRules(booked, sources).slice(0, 1)] };
  if (question.has('whichcode') || offences.length === 0)
    return { rules: [...code, ...ofTheDay(parsedQuestion)] };
  const penal = on === null ? [] : penalCode(on, true, sources);
  return { rules: [...details(parsedQuestion), ...penal, ...noteRules(offences, sources)] };
}

/** A step of the proceeding with its date is no question about the code. */
const isOfACode = ({ question, offences }: ReadQuestion): boolean =>
  question.has('whichcode') ||
  (question.dates.length > 0 && (offences.length > 0 || !question.has(...OF_PROCEDURE)));

const isAboutCommencement = (question: ChatQuestion): boolean =>
  question.dates.length === 0 && question.sections.length === 0 && question.has('inforce');

/** A section of a code not in force on the day of the act. */
function bookedWrongly({ targets, on }: ReadQuestion): Provision | undefined {
  if (on === null) return undefined;
  const cards = targets.flatMap((each) =>
    each.is === 'section' && isPenal(each.card.code) ? each.card : [],
  );
  return cards.find(({ code }) => (code === 'IPC') !== on < BNSS_FROM);
}

function details(parsedQuestion: ReadQuestion): Rule[] {
  const { question, offences, cards, sources } = parsedQuestion;
  if (question.has('punish')) return punishmentRules(offences, parsedQuestion);
  if (question.has('bailable', 'nonbailable', 'bail')) return classRules(offences, parsedQuestion);
  return cards.flatMap((card) => sectionRule(card, sources));
}

/** Section in force on that day, if the offence has a date. */
function ofTheDay({ cards, on, sources }: ReadQuestion): Rule[] {
  if (on === null) return [];
  return cards
    .filter(({ code }) => code === (on < BNSS_FROM ? 'IPC' : 'BNS'))
    .slice(0, 1)
    .flatMap((card) => sectionRule(card, sources));
}
