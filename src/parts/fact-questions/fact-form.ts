/** Missing facts of a matter as form values. An empty field stays unknown. */
import { sectionText } from '#contract/case/section-text.ts';
import {
  type AskedAnswer,
  detailsIn,
  type FactId,
  type FACTS,
  type Facts,
  factsOfQuestion,
} from '#facts/facts.ts';
import {
  ROUTE_FACTS,
  type RouteFact,
  type RouteForm,
  type RouteQuestion,
} from '#parts/route-facts/route-form.ts';
import type { RouteField } from '#parts/route-facts/route-faults.ts';
import { recordedAnswer, routeFormOf } from '#parts/route-facts/route-form-of.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';

export interface OtherCase {
  readonly firNumber: string;
  readonly policeStation: string;
  readonly sections: string;
  readonly state: '' | (typeof FACTS)['otherCases']['rows']['state']['of'][number];
}

/** In the order in which a record lists them and a form asks them. */
export const OWN_QUESTIONS = [
  'sections',
  'principal',
  'limb',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'chargesheetAt',
  'remandExtension',
  'orderedOn',
  'defaultBailClaim',
  'antecedents',
  'delayByAccusedDays',
  'firstEvidenceDate',
  'interimProtectionUntil',
] as const satisfies readonly FactId[];
export type OwnQuestion = (typeof OWN_QUESTIONS)[number];
export type Question = OwnQuestion | RouteQuestion;

type DetailOf<Asked extends FactId> = {
  readonly [Id in FactId]: Facts[Id] extends
    | { readonly when: readonly [Asked, ...string[]] }
    | { readonly askedWith: Asked }
    ? Id
    : never;
}[FactId];

/** A fact of these questions; each has one field. The questions of other remedies have fields of their own. */
export type AnswerName = OwnQuestion | Exclude<DetailOf<OwnQuestion>, RouteFact>;

const isAnswerName = (id: FactId): id is AnswerName => !ROUTE_FACTS.some((fact) => fact === id);

/** In the order of the form: each question, then the facts that its answer asks for. */
export const ANSWER_NAMES: readonly AnswerName[] =
  OWN_QUESTIONS.flatMap(factsOfQuestion).filter(isAnswerName);

/** Raw text, or one of the answers. */
export type FactForm = { readonly [Id in AnswerName]: AskedAnswer<Id> } & {
  readonly others: readonly OtherCase[];
  /** Facts of remedies other than the ordinary sections. */
  readonly routes: RouteForm;
};

/** The fields of a question: its answer, and the details that the answer asks for. */
export function shownAnswers(question: OwnQuestion, form: FactForm): AnswerName[] {
  const { others: _others, routes: _routes, ...answers } = form;
  return [question, ...detailsIn(question, answers)];
}

export const BLANK_OTHER: OtherCase = { firNumber: '', policeStation: '', sections: '', state: '' };

/** Questions that are asked again although the record has an answer: it may have changed since. */
const ASKED_AGAIN = ['chargesheet', 'remandExtension', 'antecedents', 'delayByAccusedDays'] as const;

/** Known facts. A charge-sheet last recorded as not filed is asked again as of today. */
export function factForm(facts: KnownFacts, today: string): FactForm {
  const again = ASKED_AGAIN.flatMap(factsOfQuestion).filter(isAnswerName);
  return {
    ...knownForm(facts, today),
    ...Object.fromEntries(again.map((id) => [id, ''])),
    chargesheetAsOf: today,
    others: [BLANK_OTHER],
  };
}

/** All recorded answers, for correction. */
export function knownForm(facts: KnownFacts, today: string): FactForm {
  const { sections = [], limbs = [], principalOffences = [] } = facts;
  const typed = {
    ...Object.fromEntries(ANSWER_NAMES.map((id) => [id, recordedAnswer(id, facts)])),
    sections: sections.join(', '),
    limb: limbs.join(', '),
    principal: principalOffences.map(sectionText).join(', '),
    chargesheetAsOf: today,
    others: [BLANK_OTHER],
    routes: routeFormOf(facts),
    ...knownAntecedents(facts),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for each name above
  return typed as unknown as FactForm;
}

function knownAntecedents({ antecedents: known }: KnownFacts): Partial<FactForm> {
  if (!known) return {};
  return known.rows.length === 0
    ? { antecedents: 'none' }
    : { antecedents: 'some', others: known.rows.map(otherOf) };
}

type KnownOther = NonNullable<KnownFacts['antecedents']>['rows'][number];

const otherOf = ({ firNumber, policeStation, sections, state }: KnownOther): OtherCase => ({
  firNumber,
  policeStation,
  sections: sections.join(', '),
  state,
});

/** Id of the first control of a question, for labels, errors and the summary. */
export const factId = (caseId: string, field: keyof FactForm | RouteField | `other-${number}`): string =>
  `fact-${caseId}-${field}`;
