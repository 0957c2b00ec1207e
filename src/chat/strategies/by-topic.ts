/** Procedure by topic, then the search alone. */
import { hasTwin } from '../answers/concordance.ts';
import { searched } from '../answers/searched.ts';
import { sectionRules, topicOf } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import type { Concept } from '../parsing/question.ts';

/** Aspects of the proceeding, whatever offence is named. */
const OF_PROCEDURE = [
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
] as const satisfies readonly Concept[];

export function byTopic({ question, sources, offences }: ReadQuestion): AnswerParts | null {
  if (offences.length > 0 && !question.has(...OF_PROCEDURE)) return null;
  if (question.codes.some((code) => !hasTwin(code))) return null;
  const topic = topicOf(question);
  if (!topic) return null;
  return { rules: sectionRules(topic.refs, sources), notCovered: question.has('bail') ? ['outcome'] : [] };
}

export function bySearch({ question, search, sources }: ReadQuestion): AnswerParts | null {
  const { sure } = searched(question.words.join(' '), search, question.text);
  return sure.length === 0 ? null : { rules: sectionRules(sure, sources) };
}
