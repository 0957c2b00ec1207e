/** A draft order as typed; nothing of it counts before it is signed. */
import type {
  ChildGround,
  OrderCondition,
  OrderLanguage,
  OrderReason,
  RefusedFir,
} from '#contract/application/order.ts';
import type {
  BondFurnishing,
  OrderOutcome,
  StateHeard,
  Surrender,
  VictimNotice,
} from '#contract/application/order-hearing.ts';
import type { Fir } from '#domain/case/fir.ts';

export type ConditionCode = OrderCondition['code'];

export interface OrderDraft {
  /** Absent before the first entry, and in drafts of older releases. */
  readonly language?: OrderLanguage | undefined;
  /** Numbers of the chosen applicants. Absent: all of them. */
  readonly applicants?: readonly number[] | undefined;
  readonly reasons: readonly OrderReason[];
  /** Of a refusal to a child. Absent in drafts of older releases. */
  readonly childGrounds?: readonly ChildGround[];
  readonly text: string;
  readonly conditions: readonly ConditionCode[];
  /** Details of a condition: when and where to report, or the full text of the judge's own condition. */
  readonly details: Readonly<Partial<Record<ConditionCode, string>>>;
  /** Reason for the judge's own condition. */
  readonly concern: string;
  readonly amount: string;
  readonly sureties: string;
  readonly notes: string;
  readonly outcome: OrderOutcome | '';
  /** Edited sentence of each ticked reason. */
  readonly sentences: Readonly<Partial<Record<OrderReason, string>>>;
  /** The sentences as the program composed them. Absent in drafts of older releases. */
  readonly offered?: Readonly<Partial<Record<OrderReason, string>>>;
  /** The State, in the order of the form. Dates are typed. */
  readonly state: StateHeard['position'] | '';
  readonly stateName: string;
  readonly stateReport: string;
  readonly stateText: string;
  /** Contested points that the applicant answers or the court notes. */
  readonly applicantText: string;
  readonly courtText: string;
  readonly victim: VictimNotice['result'] | '';
  readonly victimOn: string;
  /** FIRs of several in which an order that grants bail refuses it. */
  readonly refusedFirs: readonly RefusedFir[];
  /** The FIRs of the application when the draft was written, in their order. Absent in drafts of older releases. */
  readonly firs?: readonly Fir[];
  /** FIRs whose text was dropped, because the application no longer has them. */
  readonly goneFirs?: readonly Fir[];
  /** By code, Act and FIR: `gate-not-guilty NDPS`, `transit-notice fir2`. */
  readonly findings: Readonly<Record<string, string>>;
  /** How each gate is met, by Act. */
  readonly ways: Readonly<Record<string, string>>;
  readonly furnish: BondFurnishing['before'] | '';
  readonly furnishBy: string;
  readonly until: string;
  readonly untilAt: string;
  readonly purpose: string;
  /** Surrender before this court, of a person who was not arrested. */
  readonly surrender: Surrender['result'] | '';
  readonly surrenderOn: string;
  readonly surrenderAt: string;
  /** Keys of signed orders whose text this draft already contains, so that it is added only once. */
  readonly of?: readonly string[];
}

export const BLANK_ORDER: OrderDraft = {
  reasons: [],
  text: '',
  conditions: [],
  details: {},
  concern: '',
  amount: '',
  sureties: '',
  notes: '',
  outcome: '',
  sentences: {},
  state: '',
  stateName: '',
  stateReport: '',
  stateText: '',
  applicantText: '',
  courtText: '',
  victim: '',
  victimOn: '',
  refusedFirs: [],
  findings: {},
  ways: {},
  furnish: '',
  furnishBy: '',
  until: '',
  untilAt: '',
  purpose: '',
  surrender: '',
  surrenderOn: '',
  surrenderAt: '',
};
