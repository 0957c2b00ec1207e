/** Procedure by topic, then the search alone. */
import { hasTwin } from '../answers/concordance.ts';
import { searched } from '../answers/searched.ts';
import { isGeneral, sectionRules, topicOf } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import type { Concept } from '../parsing/question.ts';

/** Aspects of the proceeding, whatever offence is named. */
export const OF_PROCEDURE = [
  'cancel',
  'conditions',
  'register',
  'quash',
  'production',
  'privatearrest',
  'grounds',
  'copies',
  'witnessprotect',
  'sixtytrial',
  'forfeit',
  'deposit',
  'recovery',
  'dyingdeclaration',
  'hostile',
  'burden',
  'onewitness',
  'coaccusedconfession',
  'recordstatement',
  'dowrypresume',
  'suicidepresume',
  'victimcharacter',
  'limitation',
  'warrantless',
  'adjournment',
  'interrogation',
  'nosurety',
  'notreleased',
  'infant',
  'addedsection',
  'disclosure',
  'absconding',
  'withoutarrest',
  'tracking',
  'surrender',
  'bribedemand',
  'police_custody',
  'parity',
  'notice',
] as const satisfies readonly Concept[];

export function byTopic({ question, sources, offences, search }: ReadQuestion): AnswerParts | null {
  if (offences.length > 0 && !question.has(...OF_PROCEDURE)) return null;
  if (question.codes.some((code) => !hasTwin(code))) return null;
  const topic = topicOf(question);
  if (!topic) return null;
  const found =
    isGeneral(topic) && question.unexplained.length >= UNEXPLAINED ? likelyCards(question, search) : [];
  const refs = [...found, ...topic.refs];
  return {
    rules: sectionRules(refs, sources, found.length > 0 ? WITH_FOUND : undefined),
    notCovered: question.has('bail') ? ['outcome'] : [],
  };
}

/** So many words outside the vocabulary ask for more than the topic. */
const UNEXPLAINED = 2;
const WITH_FOUND = 4;
const MOST_FOUND = 2;
/** Minimum score of a card before the sections of a general topic. */
const LIKELY = 0.5;
const likelyCards = ({ text }: ReadQuestion['question'], search: ReadQuestion['search']) =>
  search
    .ranked(text)
    .filter(({ score, provision }) => score >= LIKELY && provision.code !== 'CrPC')
    .slice(0, MOST_FOUND)
    .map(({ provision }) => provision);

/** Words on arrest, court, section or bail. */
const OF_BAIL = [
  'bail',
  'custody',
  'police_by',
  'court',
  'whichsection',
  'surety',
  'fir',
  'highcourt',
  'punish',
  'chargesheet',
  'notice',
] as const satisfies readonly Concept[];

export function bySearch({ question, search, sources }: ReadQuestion): AnswerParts | null {
  const { sure } = searched(question.words.join(' '), search, {
    typed: question.text,
    isOfBail: question.has(...OF_BAIL),
  });
  const [best, ...others] = search.ranked(question.text);
  const own = [best, ...others].find((each) => each?.provision === sure[0]);
  const isAnother = best !== undefined && best.score >= NEAR && best.score - (own?.score ?? 0) > BARELY;
  return sure.length === 0 || isAnother ? null : { rules: sectionRules(sure, sources) };
}

/** From this score the nearest cards are shown, with the sentence that none is certain. */
const NEAR = 0.6;
/** A lead that decides nothing. */
const BARELY = 0.03;

/** No rule and no certain card: the nearest cards, if the best one is near enough. */
export function byNearest({ question, search, sources }: ReadQuestion): AnswerParts | null {
  const near = search.ranked(question.text).slice(0, MOST_NEAR);
  const isNear = near.slice(0, 1).some(({ score, covers }) => score >= NEAR && covers.size > 1);
  const cards = near.map(({ provision }) => provision);
  return isNear ? { rules: sectionRules(cards, sources), isUnsure: true } : null;
}

const MOST_NEAR = 3;
