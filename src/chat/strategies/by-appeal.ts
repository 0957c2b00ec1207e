/** "Convicted, ten years: where do we apply for suspension": the court of the appeal, by the forum after judgment. */
import { afterConviction } from '#law/forum/forum-of-offence.ts';
import type { Offence } from '#law/tables.ts';
import { hasTwin } from '../answers/concordance.ts';
import { appellateRule } from '../answers/forum.ts';
import { sectionRules } from '../answers/topics.ts';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';
import { authorityRef } from '../sources.ts';
import { gravestFirst } from './by-forum.ts';

/** An appeal alone may be one against a refusal of bail. */
const OF_A_SENTENCE =
  /convict|suspen|sentenced|nilamban|dosh ?siddh|doshi|saja (?:ho|ke baad|hui)|दोषसिद्ध|दोषी|निलंबन|सज़ा|सजा/u;
const LIFE = /\blife (?:sentence|imprisonment|term)|\bfor life\b|umar ?qaid|umrakaid|आजीवन|उम्र ?कैद/u;
const YEAR_OF_APPEAL = /(?:appeal|apeel|apil|अपील)[^.?]{0,30}?(?:\bof\s+|\/\s?|सन\s+)((?:19|20)\d{2})/u;

export function byAppeal(parsedQuestion: ReadQuestion): AnswerParts | null {
  const row = isOfASentence(parsedQuestion) ? rowOf(parsedQuestion) : undefined;
  if (!row) return null;
  const { question, sources, asOf } = parsedQuestion;
  const convicted = { sentenceYears: sentenceIn(question), appealYear: appealYearIn(question) };
  const { forum, suspension } = afterConviction(row, convicted, { tables: sources.library.tables, asOf });
  const { conclusion } = suspension;
  const statute = conclusion.kind === 'entitled' ? conclusion.because.map(({ authority }) => authority) : [];
  const ofTheStatute = sectionRules(statute.map(authorityRef), sources);
  // a court after a decision on the appeal or the suspension depends on the court that decided it
  if (question.has('rejected')) return { rules: ofTheStatute, notCovered: ['outcome'] };
  // above seven years the High Court hears the appeal, so an unknown sentence leaves the court open
  const isOpen =
    convicted.sentenceYears === undefined && forum.hears?.court === 'sessions' && isLong(row.maxYears);
  return isOpen
    ? { rules: ofTheStatute, open: ['sentenceYears'], notCovered: ['outcome'] }
    : { rules: [...appellateRule(row, forum, sources), ...ofTheStatute], notCovered: ['outcome'] };
}

function isOfASentence({ question }: ReadQuestion): boolean {
  if (!question.has('appeal') || !OF_A_SENTENCE.test(question.text.toLowerCase())) return false;
  if (question.isChildAccused || question.premise || question.has('judgment', 'convictedbefore'))
    return false;
  return question.has('court', 'whereto', 'bail', 'apply');
}

function rowOf({ question, offences, sources }: ReadQuestion): Offence | undefined {
  const special = question.codes.find((code) => !hasTwin(code));
  const own = sources.library.tables.offences.filter(({ code }) => code === special);
  return gravestFirst(offences.length > 0 ? offences : own)[0];
}

const sentenceIn = ({ text, periods }: ReadQuestion['question']): number | undefined =>
  LIFE.test(text.toLowerCase()) ? Infinity : periods.find(({ unit }) => unit === 'years')?.count;

function appealYearIn({ text }: ReadQuestion['question']): number | undefined {
  const year = YEAR_OF_APPEAL.exec(text.toLowerCase())?.[1];
  return year === undefined ? undefined : Number(year);
}

const SEVEN_YEARS = 7;
const isLong = (maxYears: number | null): boolean => maxYears === null || maxYears > SEVEN_YEARS;
