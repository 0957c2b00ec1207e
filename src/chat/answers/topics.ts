/** Questions of procedure: the topic with the most matching words, and its sections. */
import { readRef, type SectionRef } from '#search/cards/library.ts';
import TOPICS from '../vocabulary/topics.json';
import type { Rule } from '../answer.ts';
import type { Concept, ChatQuestion } from '../parsing/question.ts';
import { rule } from '../rule.ts';
import type { Sources } from '../sources.ts';

const topics = TOPICS.map(([refs, ways]) => ({
  refs: (refs ?? []).map(readRef),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test checks that each is a key of concepts.json
  ways: (ways ?? []).map((way) => way.split(' ') as Concept[]),
}));

export interface Topic {
  readonly refs: readonly SectionRef[];
  readonly concepts: readonly Concept[];
}

interface HowToChoose {
  /** Only topics of these concepts. */
  readonly leading?: ReadonlySet<Concept>;
  /** Nearness of a section to the question, which decides between topics of equal weight. */
  readonly nearness?: (ref: SectionRef) => number;
}

/** Null if no topic matches. */
export function topicOf(question: ChatQuestion, { leading, nearness }: HowToChoose = {}): Topic | null {
  const all = topics.flatMap(({ refs, ways }) =>
    ways
      .filter((concepts) => !leading || concepts.some((each) => leading.has(each)))
      .filter((concepts) => concepts.every((each) => question.has(each)))
      .map((concepts) => ({ refs, concepts, weight: weightOf(concepts) })),
  );
  const most = Math.max(0, ...all.map(({ weight }) => weight));
  const equal = all.filter(({ weight }) => weight === most);
  const [first = null] = equal;
  if (equal.length < 2 || !nearness) return first;
  const near = ({ refs }: Topic): number => Math.max(...refs.map(nearness));
  return equal.reduce((best, each) => (near(each) > near(best) + CLEARLY ? each : best));
}

/** A smaller lead in the search decides nothing. */
const CLEARLY = 0.1;

/** Concepts of so many questions that they do not tell one topic from another. */
const GENERAL = new Set<Concept>([
  'bail',
  'custody',
  'apply',
  'court',
  'surety',
  'conditions',
  'jailsuper',
  'eligible',
  'highcourt',
  'who',
  'right',
  'fir',
  'police_by',
  'amount',
  'successive',
]);

export const isGeneral = ({ concepts }: Pick<Topic, 'concepts'>): boolean =>
  concepts.every((each) => GENERAL.has(each));

/** One specific concept weighs more than all general ones together. */
const SPECIFIC = 10;
const weightOf = (concepts: readonly Concept[]): number =>
  concepts.reduce((sum, each) => sum + (GENERAL.has(each) ? 1 : SPECIFIC), 0);

const MOST = 3;

export const sectionRules = (refs: readonly SectionRef[], sources: Sources, most = MOST): Rule[] =>
  refs.slice(0, most).flatMap((ref) => sectionRule(ref, sources));

/** Digest of a section, holding of a judgment, or the bar if there is no card. */
export function sectionRule(ref: SectionRef, sources: Sources): Rule[] {
  const card = sources.nearest(ref);
  if (!card) return barRule(ref, sources);
  if (card.judgment) return rule({ is: 'judgment', row: card.judgment }, [card], sources);
  const { code, section, title } = card;
  const description = card.description || aroundIt(card, sources);
  return rule({ is: 'section', ref: { code, section }, title, description }, [card], sources);
}

/** A part without its own digest uses that of the whole section. */
function aroundIt({ code, section }: SectionRef, sources: Sources): string {
  const sectionNumber = /^\d+[A-Za-z]*/.exec(section)?.[0];
  return sectionNumber === undefined
    ? ''
    : (sources.card({ code, section: sectionNumber })?.description ?? '');
}

function barRule(ref: SectionRef, sources: Sources): Rule[] {
  const cited = sources.cite(ref);
  const bar = cited && sources.bars(ref.code).find(({ section }) => section === cited.section);
  if (!bar) return [];
  const statement = {
    is: 'gate',
    section: `${ref.code} ${cited.section}`,
    summary: bar.summary,
    offence: null,
  } as const;
  return rule(statement, [ref], sources);
}
