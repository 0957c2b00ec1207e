/** Wrong numbers: one that the code lacks, or one of another offence. */
import type { Provision, SectionRef } from '#search/cards/library.ts';
import type { Rule } from '../answer.ts';
import { successorRules } from '../answers/concordance.ts';
import { classRules, punishmentRules } from '../answers/offence.ts';
import { topicOf } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import type { NamedOffence } from '../parsing/question.ts';
import { isPenal, offencesOf, type Target, wholeOf } from '../parsing/targets.ts';
import { rule } from '../rule.ts';
import type { Sources } from '../sources.ts';

export function byWrongNumber(parsedQuestion: ReadQuestion): AnswerParts | null {
  const rules = parsedQuestion.targets
    .map((target) => correction(target, parsedQuestion))
    .find((each) => each.length > 0);
  return rules ? { rules } : null;
}

function correction(target: Target, parsedQuestion: ReadQuestion): Rule[] {
  if (target.is === 'not-there') return missing(target, parsedQuestion);
  return target.is === 'section' ? correctionRules(target.card, parsedQuestion) : [];
}

function missing(target: Extract<Target, { is: 'not-there' }>, parsedQuestion: ReadQuestion): Rule[] {
  const { sources, question } = parsedQuestion;
  const { ref, meant } = target;
  if (!meant) return [];
  const offences = offencesOf(meant, sources);
  const details = question.has('bailable', 'bail', 'nonbailable') ? classRules : punishmentRules;
  return [
    ...rule({ is: 'not-there', ref, meant, title: meant.title }, [meant], sources),
    ...details(offences, parsedQuestion),
  ];
}

function correctionRules(card: Provision, parsedQuestion: ReadQuestion): Rule[] {
  const { sources } = parsedQuestion;
  const intendedCard = isPenal(card.code)
    ? otherOffence(card, parsedQuestion)
    : otherSubject(card, parsedQuestion);
  if (!intendedCard) return [];
  const statement = {
    is: 'other-section',
    asked: card,
    askedTitle: card.title,
    meant: intendedCard,
    title: intendedCard.title,
  } as const;
  return [
    ...rule(statement, [intendedCard, card], sources),
    ...successorRules(intendedCard, sources).slice(0, 1),
  ];
}

/** "BNS 302 is murder": the named offence, if the section is a different one. */
function otherOffence(card: Provision, { question, sources }: ReadQuestion): Provision | null {
  const [named] = question.offences;
  if (!named || question.sections.length > 1) return null;
  if (question.has('custody', 'chargesheet', 'default') || !isClaim(question)) return null;
  const same = [named.now, named.before].some((ref) => ref && isSame(card, ref, sources));
  const ref = same ? null : meantIn(card.code, named);
  const other = ref && sources.nearest(ref);
  return other && !hasSharedWords(card.title, other.title) ? other : null;
}

/** Up to this length a number and a name belong together: "BNS 302 murder". */
const ONE_THING = 6;

const isClaim = ({ premise, text, words }: ReadQuestion['question']): boolean =>
  premise || words.length <= ONE_THING || /\b(?:is|hai|means)\b|है/u.test(text.toLowerCase());

const meantIn = (code: string, { now, before }: NamedOffence): SectionRef | null =>
  code === 'IPC' ? (before ?? now) : (now ?? before);

const SUBJECTS = new Set<string>(['anticipatory', 'default', 'undertrial', 'quash', 'notice']);
const PROCEDURE = new Set(['CrPC', 'BNSS']);

/** "Anticipatory bail under 439": the section of the named subject. */
function otherSubject(card: Provision, { question, sources }: ReadQuestion): Provision | null {
  const topic = topicOf(question);
  const [lead] = topic?.refs ?? [];
  if (!topic || !lead || !PROCEDURE.has(card.code)) return null;
  if (!topic.concepts.some((each) => SUBJECTS.has(each))) return null;
  if (topic.refs.some((ref) => isSame(card, ref, sources))) return null;
  const nearestCard = sources.nearest(lead);
  return (card.code === 'CrPC' ? inCrpc(nearestCard, sources) : nearestCard) ?? null;
}

const inCrpc = (card: Provision | undefined, sources: Sources): Provision | undefined =>
  card?.equivalent.map((ref) => sources.nearest(ref)).find((each) => each?.code === 'CrPC');

const isIt = (one: SectionRef, other: SectionRef): boolean =>
  one.code === other.code && wholeOf(one.section) === wholeOf(other.section);

function isSame(card: Provision, ref: SectionRef, sources: Sources): boolean {
  const twins = sources.card(ref)?.equivalent ?? [];
  return (
    isIt(card, ref) || card.equivalent.some((one) => isIt(one, ref)) || twins.some((one) => isIt(one, card))
  );
}

function hasSharedWords(a: string, b: string): boolean {
  const words = new Set(a.toLowerCase().match(/[a-z]{5,}/g));
  return (b.toLowerCase().match(/[a-z]{5,}/g) ?? []).some((word) => words.has(word));
}
