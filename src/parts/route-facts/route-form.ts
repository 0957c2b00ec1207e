/**
 * The facts of the routes beside the ordinary sections as a form: how the arrest was made, what came after a grant, a
 * trial or an order. All of it text as typed; what stays empty stays unknown. Calculator and clock ask with it alike.
 */
import type { FactName } from '#law/facts.ts';

export type YesNoUnknown = '' | 'yes' | 'no' | 'unknown';

export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface RouteForm {
  readonly arrestAt: string;
  readonly production: '' | 'produced' | 'none' | 'unknown';
  readonly producedOn: string;
  readonly producedAt: string;
  readonly grounds: '' | 'given' | 'none' | 'unknown';
  readonly groundsOn: string;
  readonly groundsAt: string;
  readonly relativeInformed: YesNoUnknown;
  readonly appearanceNotice: YesNoUnknown;
  readonly reasonsInWriting: YesNoUnknown;
  readonly notice: '' | 'to-appear' | 'none' | 'unknown';
  readonly noticeOn: string;
  readonly policeCustody: '' | 'some' | 'none' | 'unknown';
  readonly policeSpans: readonly Span[];
  readonly bailOrder: '' | 'granted' | 'none' | 'unknown';
  readonly grantedOn: string;
  readonly releasedOn: string;
  readonly otherOrders: string;
  readonly otherState: YesNoUnknown;
  readonly witnessesCited: string;
  readonly witnessesExamined: string;
  readonly trial: '' | 'running' | 'concluded' | 'acquitted' | 'unknown';
  readonly trialOn: string;
  readonly specialCourtOrderOn: string;
  readonly appealFiledOn: string;
  readonly deposit: '' | 'ordered' | 'none' | 'unknown';
  readonly depositOn: string;
  readonly paidOn: string;
  readonly ageAtAct: string;
  readonly amountInvolved: string;
  readonly onBailAtOffence: YesNoUnknown;
  readonly unlawfulEntry: YesNoUnknown;
  readonly proclaimed: YesNoUnknown;
  readonly incomplete: YesNoUnknown;
}

export const BLANK_SPAN: Span = { from: '', to: '' };

export const BLANK_ROUTES: RouteForm = {
  arrestAt: '',
  production: '',
  producedOn: '',
  producedAt: '',
  grounds: '',
  groundsOn: '',
  groundsAt: '',
  relativeInformed: '',
  appearanceNotice: '',
  reasonsInWriting: '',
  notice: '',
  noticeOn: '',
  policeCustody: '',
  policeSpans: [],
  bailOrder: '',
  grantedOn: '',
  releasedOn: '',
  otherOrders: '',
  otherState: '',
  witnessesCited: '',
  witnessesExamined: '',
  trial: '',
  trialOn: '',
  specialCourtOrderOn: '',
  appealFiledOn: '',
  deposit: '',
  depositOn: '',
  paidOn: '',
  ageAtAct: '',
  amountInvolved: '',
  onBailAtOffence: '',
  unlawfulEntry: '',
  proclaimed: '',
  incomplete: '',
};

type TextName = Exclude<keyof RouteForm, 'policeSpans'>;

/** One field of a question; `after` says under which answer it stands. */
export interface RoutePart {
  readonly name: TextName;
  readonly kind: 'choice' | 'yesNo' | 'date' | 'hour' | 'number' | 'spans';
  readonly after?: { readonly field: TextName; readonly is: readonly string[] };
  /** Without it the answer above says nothing. */
  readonly needed?: true;
  /** A day that may lie ahead. */
  readonly ahead?: true;
}

const after = (field: TextName, ...is: string[]): Pick<RoutePart, 'after'> => ({ after: { field, is } });

/** In the order in which they are asked. */
export const ROUTE_QUESTIONS = {
  arrestAt: [{ name: 'arrestAt', kind: 'hour' }],
  production: [
    { name: 'production', kind: 'choice' },
    { name: 'producedOn', kind: 'date', needed: true, ...after('production', 'produced') },
    { name: 'producedAt', kind: 'hour', ...after('production', 'produced') },
  ],
  grounds: [
    { name: 'grounds', kind: 'choice' },
    { name: 'groundsOn', kind: 'date', needed: true, ...after('grounds', 'given') },
    { name: 'groundsAt', kind: 'hour', ...after('grounds', 'given') },
  ],
  relativeInformed: [{ name: 'relativeInformed', kind: 'yesNo' }],
  appearanceNotice: [{ name: 'appearanceNotice', kind: 'yesNo' }],
  reasonsInWriting: [{ name: 'reasonsInWriting', kind: 'yesNo' }],
  notice: [
    { name: 'notice', kind: 'choice' },
    { name: 'noticeOn', kind: 'date', needed: true, ahead: true, ...after('notice', 'to-appear') },
  ],
  policeCustody: [
    { name: 'policeCustody', kind: 'choice' },
    { name: 'policeCustody', kind: 'spans', ...after('policeCustody', 'some') },
  ],
  bailOrder: [
    { name: 'bailOrder', kind: 'choice' },
    { name: 'grantedOn', kind: 'date', needed: true, ...after('bailOrder', 'granted') },
    { name: 'releasedOn', kind: 'date', ...after('bailOrder', 'granted') },
    { name: 'otherOrders', kind: 'number', ...after('bailOrder', 'granted') },
  ],
  otherState: [{ name: 'otherState', kind: 'yesNo' }],
  witnesses: [
    { name: 'witnessesCited', kind: 'number' },
    { name: 'witnessesExamined', kind: 'number' },
  ],
  trial: [
    { name: 'trial', kind: 'choice' },
    { name: 'trialOn', kind: 'date', needed: true, ...after('trial', 'concluded', 'acquitted') },
  ],
  specialCourtOrderOn: [
    { name: 'specialCourtOrderOn', kind: 'date' },
    { name: 'appealFiledOn', kind: 'date' },
  ],
  deposit: [
    { name: 'deposit', kind: 'choice' },
    { name: 'depositOn', kind: 'date', needed: true, ...after('deposit', 'ordered') },
    { name: 'paidOn', kind: 'date', ...after('deposit', 'ordered') },
  ],
  ageAtAct: [{ name: 'ageAtAct', kind: 'number' }],
  amountInvolved: [{ name: 'amountInvolved', kind: 'number' }],
  onBailAtOffence: [{ name: 'onBailAtOffence', kind: 'yesNo' }],
  unlawfulEntry: [{ name: 'unlawfulEntry', kind: 'yesNo' }],
  proclaimed: [{ name: 'proclaimed', kind: 'yesNo' }],
  incomplete: [{ name: 'incomplete', kind: 'yesNo' }],
} as const satisfies Readonly<Record<string, readonly RoutePart[]>>;

export type RouteQuestion = keyof typeof ROUTE_QUESTIONS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const ROUTE_ORDER = Object.keys(ROUTE_QUESTIONS) as readonly RouteQuestion[];

export const isRouteQuestion = (question: string): question is RouteQuestion => question in ROUTE_QUESTIONS;

/** Which question asks for a fact; two facts may be one question. */
export const ROUTE_QUESTION_OF = {
  arrestTime: 'arrestAt',
  production: 'production',
  groundsOfArrest: 'grounds',
  appearanceNotice: 'appearanceNotice',
  reasonsForArrest: 'reasonsInWriting',
  noticeToAppear: 'notice',
  custodySpans: 'policeCustody',
  bailOrder: 'bailOrder',
  otherState: 'otherState',
  trialProgress: 'witnesses',
  trialConcluded: 'trial',
  acquittal: 'trial',
  specialCourtOrder: 'specialCourtOrderOn',
  chequeDeposit: 'deposit',
  ageAtAct: 'ageAtAct',
  amountInvolved: 'amountInvolved',
} as const satisfies Partial<Record<FactName, RouteQuestion>>;

/** The fields of a question that stand in the form just now. */
export const shownParts = (question: RouteQuestion, form: RouteForm): RoutePart[] =>
  ROUTE_QUESTIONS[question].filter(
    (part: RoutePart) => !part.after || part.after.is.includes(form[part.after.field]),
  );

/** Something was said to it, be it "not known". */
export const isAnswered = (question: RouteQuestion, form: RouteForm): boolean =>
  ROUTE_QUESTIONS[question].some(({ name }) => form[name] !== '');
