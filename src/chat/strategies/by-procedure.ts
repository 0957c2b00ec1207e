/** Steps of a proceeding that are answered alike for every offence: a named section is only their setting. */
import { type Provision, refKey, type SectionRef } from '#search/cards/library.ts';
import { hasTwin } from '../answers/concordance.ts';
import { judgmentRules } from '../answers/judgments.ts';
import { sectionRules, type Topic, topicOf } from '../answers/topics.ts';
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
  'grounds',
  'legalaid',
  'inquest',
  'travelabroad',
  'conditionchange',
  'digitalproof',
  'convictrelease',
  'extension36a',
  'sixtytrial',
  'confession',
  'plea',
  'custodyhurt',
  'suretyfraud',
  'housesearch',
  'seizedproperty',
  'hostile',
  'again',
  'fircopy',
  'nbw',
  'firstday',
  'recall',
  'admissible',
  'onethird',
  'whoapplies',
  'surrendered',
  'servicemode',
  'depositcondition',
  'falsecertificate',
  'pmlacase',
  'ndpscase',
  'uapacase',
  'victim',
  'transitremand',
  'noncooperation',
  'bothcharges',
  'personalsearch',
  'sampling',
  'setoff',
  'acquittalbond',
  'videoremand',
  'remandreasons',
  'prosecutornotice',
  'personalbond',
  'arrestmemo',
  'compromisequash',
  'withdrawcomplaint',
  'witnessthreat',
  'affidavit',
  'gravityonly',
  'reporting',
  'joinedinvestigation',
  'agedispute',
  'appealdeposit',
  'reviewcommittee',
  'forgedbyother',
  'scstcase',
]);

/** A child goes to the Board under every Act. */
const OF_AN_ACT = new Set<Concept>(['pmlacase', 'ndpscase', 'uapacase', 'scstcase']);

/** "Earlier bail" names no number; "new section for 174 CrPC" does. */
const isOfANumber = ({ has, sections, codes }: ReadQuestion['question']): boolean =>
  has('equivalent') && (sections.length > 0 || codes.length > 0);

const isOfABoard = ({ concepts }: Topic, question: ReadQuestion['question']): boolean =>
  question.has('child') && concepts.some((each) => OF_AN_ACT.has(each));

/** The question names judgments of another subject. */
const isOfAnother = ({ refs }: Topic, named: readonly Provision[]): boolean =>
  named.length > 0 && !named.some(({ section }) => refs.some((ref) => ref.section === section));

/** Score of a section in the search for a question. */
function nearnessTo(text: string, search: ReadQuestion['search']): (ref: SectionRef) => number {
  const scores = new Map(search.ranked(text).map(({ provision, score }) => [refKey(provision), score]));
  return (ref) => scores.get(refKey(ref)) ?? 0;
}

export function byProcedure({ question, sources, judgments, search }: ReadQuestion): AnswerParts | null {
  if (question.has('judgment', 'punish') || question.premise || isOfANumber(question)) return null;
  if (question.has('speedy') && question.codes.some((code) => !hasTwin(code))) {
    return { rules: judgmentRules(judgments.onPoint(question, search), sources), notCovered: ['outcome'] };
  }
  const topic = topicOf(question, { leading: LEADING, nearness: nearnessTo(question.text, search) });
  if (!topic || isOfAnother(topic, judgments.named(question)) || isOfABoard(topic, question)) return null;
  return { rules: sectionRules(topic.refs, sources), notCovered: ['outcome'] };
}
