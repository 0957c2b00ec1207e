/**
 * Form for facts of arrest, grant, trial or order, shared by calculator and clock. It holds raw text; an empty
 * field stays unknown.
 */
import {
  type Answer,
  FACT_IDS,
  type FactId,
  factRow,
  type Facts,
  isAsked,
  isFact,
  lawNamesOf,
} from '#facts/facts.ts';
import type { FactName } from '#law/facts.ts';

export type YesNoUnknown = '' | 'yes' | 'no' | 'unknown';

export interface Span {
  readonly from: string;
  readonly to: string;
}

export const BLANK_SPAN: Span = { from: '', to: '' };

/** Each question with its facts, in the order in which they are asked. */
export const ROUTE_QUESTIONS = {
  arrestAt: ['arrestAt'],
  production: ['production', 'producedOn', 'producedAt'],
  groundsOfArrest: ['groundsOfArrest', 'groundsOn', 'groundsAt'],
  relativeInformed: ['relativeInformed'],
  appearanceNotice: ['appearanceNotice'],
  reasonsInWriting: ['reasonsInWriting'],
  noticeToAppear: ['noticeToAppear', 'noticeOn'],
  policeCustody: ['policeCustody', 'policeSpans'],
  bailOrder: ['bailOrder', 'bailOrderOn', 'releasedOn', 'otherOrders'],
  firInOtherState: ['firInOtherState'],
  witnesses: ['witnessesCited', 'witnessesExamined'],
  trial: ['trial', 'trialOn'],
  specialCourtOrderOn: ['specialCourtOrderOn', 'appealFiledOn'],
  chequeDeposit: ['chequeDeposit', 'chequeDepositOn', 'paidOn'],
  ageAtAct: ['ageAtAct'],
  amountInvolved: ['amountInvolved'],
  onBailAtOffence: ['onBailAtOffence'],
  unlawfulEntry: ['unlawfulEntry'],
  proclaimed: ['proclaimed'],
  incomplete: ['incomplete'],
} as const satisfies Readonly<Record<string, readonly (FactId | keyof Derived)[]>>;

/** Questions in another form than in the record: custody periods, end of trial, a subsisting proclamation. */
interface Derived {
  readonly policeCustody: '' | 'some' | 'none' | 'unknown';
  readonly policeSpans: readonly Span[];
  readonly trial: '' | 'running' | 'concluded' | 'acquitted' | 'unknown';
  readonly trialOn: string;
  readonly proclaimed: YesNoUnknown;
}

export const DERIVED_ANSWERS = {
  policeCustody: ['some', 'none'],
  trial: ['running', 'concluded', 'acquitted'],
} as const;

export type RouteQuestion = keyof typeof ROUTE_QUESTIONS;
type AskedFact = (typeof ROUTE_QUESTIONS)[RouteQuestion][number];
export type RouteFact = Extract<AskedFact, FactId>;

type Unknown<Id extends FactId> = Facts[Id]['kind'] extends 'choice' | 'yesNo' ? 'unknown' : never;

export type RouteForm = { readonly [Id in RouteFact]: Answer<Id> | Unknown<Id> } & Derived;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const ROUTE_ORDER = Object.keys(ROUTE_QUESTIONS) as readonly RouteQuestion[];

const ASKED: readonly AskedFact[] = ROUTE_ORDER.flatMap((question) => [...ROUTE_QUESTIONS[question]]);

const isRouteFact = (fact: AskedFact): fact is RouteFact => isFact(fact);
export const ROUTE_FACTS: readonly RouteFact[] = ASKED.filter(isRouteFact);

export const BLANK_ROUTES: RouteForm = blankRoutes();

function blankRoutes(): RouteForm {
  const answers = ASKED.map((name) => [name, name === 'policeSpans' ? [] : '']);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for each name above
  return Object.fromEntries(answers) as RouteForm;
}

type TextName = Exclude<keyof RouteForm, 'policeSpans'>;

/** One field of a question. */
export interface RouteInput {
  readonly name: TextName;
  readonly kind: 'choice' | 'yesNo' | 'date' | 'hour' | 'number' | 'money';
  /** Without it the answer above says nothing. */
  readonly needed?: boolean;
  /** A day that cannot lie ahead. */
  readonly past?: true;
}

export type RoutePart = RouteInput | { readonly name: TextName; readonly kind: 'spans' };

export const isRouteQuestion = (question: string): question is RouteQuestion => question in ROUTE_QUESTIONS;

/** The facts of the law that a question in another form settles. */
const DERIVED_LAW: Readonly<Partial<Record<FactName, RouteQuestion>>> = {
  custodySpans: 'policeCustody',
  concludedOn: 'trial',
  acquittedOn: 'trial',
};

/** Which question asks for a fact; two facts may be one question. */
export const ROUTE_QUESTION_OF: Readonly<Partial<Record<FactName, RouteQuestion>>> = {
  ...Object.fromEntries(
    ROUTE_ORDER.flatMap((question) =>
      lawNamesOf(ROUTE_QUESTIONS[question].filter(isFact)).map((fact) => [fact, question]),
    ),
  ),
  ...DERIVED_LAW,
};

/** The first field of the question that asks for a fact of the law. */
export const ROUTE_FIELD_OF: Readonly<Partial<Record<FactName, TextName>>> = Object.fromEntries(
  Object.entries(ROUTE_QUESTION_OF).map(([fact, question]) => [fact, ROUTE_QUESTIONS[question][0]]),
);

/** The fields of a question that stand in the form just now. */
export function shownParts(question: RouteQuestion, form: RouteForm): RoutePart[] {
  if (question === 'policeCustody') return policeParts(form);
  if (question === 'trial') return trialParts(form);
  if (question === 'proclaimed') return [{ name: 'proclaimed', kind: 'yesNo' }];
  const facts: readonly RouteFact[] = ROUTE_QUESTIONS[question];
  return facts.filter((fact) => fact === question || isAsked(fact, form)).map(partOf);
}

const INPUT_KINDS = ['choice', 'yesNo', 'date', 'hour', 'number', 'money'] as const;

function partOf(name: RouteFact): RouteInput {
  const { kind, need, past } = factRow(name);
  return {
    name,
    kind: INPUT_KINDS.find((each) => each === kind) ?? 'number',
    needed: need === 'there',
    ...(past && { past }),
  };
}

const policeParts = ({ policeCustody }: RouteForm): RoutePart[] => [
  { name: 'policeCustody', kind: 'choice' },
  ...(policeCustody === 'some' ? [{ name: 'policeCustody', kind: 'spans' } as const] : []),
];

const trialParts = ({ trial }: RouteForm): RoutePart[] => [
  { name: 'trial', kind: 'choice' },
  ...(trial === 'concluded' || trial === 'acquitted'
    ? [{ name: 'trialOn', kind: 'date', needed: true, past: true } as const]
    : []),
];

/** True for any answer, including "not known". */
export const isAnswered = (question: RouteQuestion, form: RouteForm): boolean =>
  ROUTE_QUESTIONS[question].some((name) => name !== 'policeSpans' && form[name] !== '');

/** The facts that stand in the same group of the record as this choice, and depend on it. */
export const detailsOf = (choice: FactId): FactId[] =>
  FACT_IDS.filter((id) => factRow(id).when?.[0] === choice);
