/** Questions in the words of a holding, which name neither a judgment nor the word for one. */
import { CASE, type Provision } from '#search/cards/library.ts';
import type { RankedProvision } from '#search/engine/law-search.ts';
import { isGeneral, sectionRules, type Topic, topicOf } from '../answers/topics.ts';
import type { Concept } from '../parsing/question.ts';
import type { AnswerParts, ReadQuestion } from '../parsed-question.ts';

/** Minimum score of the judgment in the search, and its lead over every provision. */
const LIKELY = 0.5;
const LEAD = 0.04;
/** From this score a section number or a phrase of the search led to the card. */
const BY_PHRASE = 1;

export function byHolding(read: ReadQuestion): AnswerParts | null {
  const { question, search, sources } = read;
  if (isOtherwise(read)) return null;
  const topic = topicOf(question);
  if (topic && !isBroad(topic)) return null;
  const first = leadingJudgment(search.ranked(question.text));
  return (
    first && {
      rules: sectionRules([first, ...(topic?.refs ?? [])], sources),
      notCovered: ['outcome'],
    }
  );
}

function leadingJudgment(found: readonly RankedProvision[]): Provision | null {
  const [first] = found;
  if (first?.provision.code !== CASE || first.score < LIKELY || first.score >= BY_PHRASE) return null;
  const section = found.find(({ provision }) => provision.code !== CASE);
  return first.score - (section?.score ?? 0) < LEAD ? null : first.provision;
}

/** Subjects of many holdings. */
const BROAD = new Set<Concept>([
  'default',
  'chargesheet',
  'anticipatory',
  'undertrial',
  'interrogation',
  'transit',
  'cancel',
  'speedy',
]);
const isBroad = ({ concepts }: Topic): boolean =>
  isGeneral({ concepts: concepts.filter((each) => !BROAD.has(each)) });

/** The question names what it is about, so another strategy answers. */
const isOtherwise = ({ question, offences, judgments }: ReadQuestion): boolean =>
  [question.sections, question.codes, question.dates, offences].some(({ length }) => length > 0) ||
  question.premise ||
  question.has('punish', 'bailable', 'equivalent', 'court', 'judgment', 'whereto') ||
  judgments.named(question).length > 0;
