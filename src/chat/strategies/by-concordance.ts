/** "IPC 420 in BNS": questions for the old or new number. */
import { isFormerCode } from '#law/code-names.ts';
import type { Provision } from '#search/cards/library.ts';
import { hasTwin, successorRules } from '../answers/concordance.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import { classRules, describedRows } from '../answers/offence.ts';
import { offencesOf, type Target } from '../parsing/targets.ts';

const MOST = 3;

export function byConcordance(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { cards, targets, sources } = parsedQuestion;
  if (!isAsked(parsedQuestion)) return null;
  const targetCards = targets.flatMap((target) => cardOf(target) ?? []);
  const from = (targetCards.length > 0 ? targetCards : cards).filter(({ code }) => hasTwin(code));
  const rules = from.slice(0, MOST).flatMap((card) => successorRules(card, sources));
  const rows = from.slice(0, 1).flatMap((card) => describedRows(offencesOf(card, sources)));
  return { rules: isBoth(parsedQuestion.question) ? [...rules, ...classRules(rows, parsedQuestion)] : rules };
}

const NEW_NUMBER = /\b(?:new|naya|nayi|nai) (?:section|number|dhara|provision)\b|न[ईय]ी? धारा|नया नंबर/u;

/** "498A: new section and bailable or not": the number first, then the class. */
const isBoth = (question: ReadQuestion['question']): boolean =>
  NEW_NUMBER.test(question.text.toLowerCase()) && question.has('bailable') && !question.has('punish');

const NOW = new Set(['now', 'ab', 'अब']);
const FEW = 3;

/** "436A now", "which section now for 406 IPC": one number of a repealed code, or nothing else. */
function isOldNumberNow({ sections, words, has }: ReadQuestion['question']): boolean {
  const [only, ...others] = sections;
  if (!only || others.length > 0 || !words.some((word) => NOW.has(word))) return false;
  const isOld = only.code !== null && isFormerCode(only.code);
  return words.length <= FEW || (isOld && has('whichsection') && !has('punish', 'bailable', 'bail'));
}

function isAsked({ question, targets }: ReadQuestion): boolean {
  const { codes, sections, offences } = question;
  if (targets.length === 0) return question.has('equivalent') && offences.length > 0 && codes.length > 0;
  const numbered = new Set(sections.map(({ code }) => code));
  const twoCodes = codes.filter(hasTwin).length > 1 && numbered.size === 1;
  if (isOldNumberNow(question)) return true;
  if (isBoth(question) && /\band\b|\baur\b|और/u.test(question.text.toLowerCase())) return true;
  return twoCodes || (question.has('equivalent') && !question.has('punish', 'bailable', 'whichcode'));
}

function cardOf(target: Target): Provision | null {
  if (target.is === 'bare') return target.before ?? target.now;
  return target.is === 'section' ? target.card : null;
}
