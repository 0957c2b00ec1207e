/** Steps of a proceeding that are answered alike for every offence: a named section is only their setting. */
import { sectionRules, topicOf } from '../answers/topics.ts';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';
import type { Concept } from '../parsing/question.ts';

const LEADING = new Set<Concept>([
  'addedsection',
  'nosurety',
  'notreleased',
  'samesurety',
  'othersurety',
  'deposit',
  'disclosure',
  'absconding',
  'withoutarrest',
  'tracking',
  'surrender',
  'bribedemand',
  'duration',
  'antilcat',
  'suretydied',
  'parity',
]);

export function byProcedure({ question, sources, judgments }: ReadQuestion): AnswerParts | null {
  if (question.has('judgment', 'punish', 'equivalent') || question.premise) return null;
  if (judgments.named(question).length > 0) return null;
  const topic = topicOf(question, LEADING);
  return topic && { rules: sectionRules(topic.refs, sources), notCovered: ['outcome'] };
}
