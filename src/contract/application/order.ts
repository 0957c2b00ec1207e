/** A judge's order on an application; append-only. */
import * as z from 'zod/mini';
import { CourtKind } from '#contract/case/court.ts';
import { Id, Instant, MOST_FIRS, PlainDate, required, Rupees, text } from '#contract/primitives.ts';
import {
  FirInOrder,
  BondFurnishing,
  OrderFinding,
  OrderOutcome,
  OrderPeriod,
  Surrender,
  PointAnswers,
  StateHeard,
  VICTIM_RESULTS,
  VictimNotice,
} from './order-hearing.ts';

export const REASONS = {
  Approved: [
    'no-prima-facie-case',
    'long-custody',
    'parity',
    'trial-will-take-time',
    'no-flight-risk',
    'no-antecedents',
    'investigation-complete',
    'statutory-right',
    'health-or-infirmity',
    'woman-or-child',
    'other',
  ],
  Rejected: [
    'prima-facie-case',
    'gravity-of-offence',
    'flight-risk',
    'tampering-or-threat',
    'likely-to-repeat',
    'statutory-bar',
    'investigation-pending',
    'antecedents',
    'custody-needed',
    'no-reasonable-apprehension',
    'no-change-since-last',
    'special-conditions-not-met',
    'offence-made-out-scst',
    'no-fair-chance',
    'exceptional-circumstances',
    'period-not-over',
    'charge-sheet-in-time',
    'period-extended',
    'not-availed-in-time',
    'bail-not-furnished',
    'earlier-bond-broken',
    'not-bailable',
    'below-fraction',
    'other-case-or-offence',
    'death-or-life',
    'beyond-half',
    'bail-misused',
    'bail-by-fraud',
    'order-ignored-bar',
    'other',
  ],
} as const;

/** JJ 12(1), proviso: the only grounds on which the bail of a child is refused. */
export const CHILD_GROUNDS = ['known-criminals', 'danger', 'ends-of-justice'] as const;
const ChildGround = z.enum(CHILD_GROUNDS);
export type ChildGround = z.infer<typeof ChildGround>;

export const CONDITIONS = [
  'attend',
  'not-repeat',
  'not-tamper',
  'available-to-io',
  'not-leave-india',
  'surrender-passport',
  'tell-address',
  'report-periodically',
  'stay-away',
  'other',
] as const;

export const DecisionStatus = z.enum(['Approved', 'Rejected']);
export type DecisionStatus = z.infer<typeof DecisionStatus>;

const OrderReason = z.enum([...new Set([...REASONS.Approved, ...REASONS.Rejected])]);
export type OrderReason = z.infer<typeof OrderReason>;

export const OrderCondition = z.object({
  code: z.enum(CONDITIONS),
  text: required(1_000, 'Enter the condition.'),
  /** Reason for imposing the condition on this accused. */
  concern: z.optional(text(1_000)),
});
export type OrderCondition = z.infer<typeof OrderCondition>;

export const Bond = z.object({ amount: Rupees, sureties: z.int().check(z.nonnegative(), z.lte(20)) });
export type Bond = z.infer<typeof Bond>;

export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Sentence that is printed for a ticked reason. Without one the label of the reason is printed. */
const ReasonSentence = z.object({ code: OrderReason, text: required(1_000, 'Enter the reason.') });

/** An FIR in which an order that grants bail refuses it, with the facts of that FIR. */
const RefusedFir = z.object({
  fir: FirInOrder,
  reasons: z.array(OrderReason).check(z.maxLength(20)),
  text: required(8_000, 'Write why bail is refused in this FIR.'),
});
export type RefusedFir = z.infer<typeof RefusedFir>;

/** Parts of a composed order; an order of an older app has none. */
const composedFields = {
  outcome: z.optional(OrderOutcome),
  sentences: z.optional(z.array(ReasonSentence).check(z.maxLength(20))),
  state: z.optional(StateHeard),
  answers: z.optional(PointAnswers),
  victim: z.optional(VictimNotice),
  findings: z.optional(z.array(OrderFinding).check(z.maxLength(100))),
  furnish: z.optional(BondFurnishing),
  period: z.optional(OrderPeriod),
  surrender: z.optional(Surrender),
  /** Absent: the order decides all FIRs of the application alike. */
  refusedFirs: z.optional(z.array(RefusedFir).check(z.minLength(1), z.maxLength(MOST_FIRS))),
};

export const MOST_APPLICANTS = 10;

/** Numbers of the applicants whom the order decides. Absent: all applicants. */
const OrderApplicants = z
  .array(z.int().check(z.gte(1), z.lte(MOST_APPLICANTS)))
  .check(z.minLength(1, 'Choose for whom the order is.'), z.maxLength(MOST_APPLICANTS));

/** Language in which the order is written and printed. Default: English. */
export const OrderLanguage = z.enum(['en', 'hi']);
export type OrderLanguage = z.infer<typeof OrderLanguage>;

/**
 * Body of a judge's decision. `status` alone is the specification's call and is recorded as "no reasons
 * recorded".
 */
export const Decision = z.object({
  status: DecisionStatus,
  applicants: z.optional(OrderApplicants),
  notes: z.optional(text(4_000)),
  reasons: z.optional(z.array(OrderReason).check(z.maxLength(20))),
  childGrounds: z.optional(z.array(ChildGround).check(z.maxLength(CHILD_GROUNDS.length))),
  text: z.optional(text(20_000)),
  conditions: z.optional(z.array(OrderCondition).check(z.maxLength(40))),
  bond: z.optional(Bond),
  language: z.optional(OrderLanguage),
  ...composedFields,
  /** Hash of the exact text that the judge saw. The server refuses to sign another one. */
  shown: z.optional(Sha256),
});
export type Decision = z.infer<typeof Decision>;

/** Court of the order; `name` if the record gives the court's own name. */
export const OrderSeat = z.object({
  kind: CourtKind,
  place: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Codes of the Acts whose Special Court sits as the Court of Session. */
  special: z.optional(z.array(z.string())),
});
export type OrderSeat = z.infer<typeof OrderSeat>;

const correctionFields = {
  wrong: required(300, 'Enter the wrong words.', 'Shorten the words to 300 characters.'),
  right: required(300, 'Enter the correct words.', 'Shorten the words to 300 characters.'),
  why: required(500, 'Enter why these words are wrong.', 'Shorten the reason to 500 characters.'),
};

/** A correction of a clerical error (BNSS 403) before it is signed. */
export const NewCorrection = z.object({
  ...correctionFields,
  /** Hash of the corrected text that the judge saw. */
  shown: z.optional(Sha256),
});
export type NewCorrection = z.infer<typeof NewCorrection>;

/** In an order that corrects clerical errors of an earlier one and decides nothing. */
const OrderCorrection = z.object({ of: Id, ...correctionFields });
export type OrderCorrection = z.infer<typeof OrderCorrection>;

/** The one who asks for other conditions of bail; the court may act without a request. */
export const CONDITION_ASKERS = ['applicant', 'state', 'court'] as const;
const ConditionAsker = z.enum(CONDITION_ASKERS, 'Choose who asks for the change.');
export type ConditionAsker = z.infer<typeof ConditionAsker>;

const OtherSide = z.enum(VICTIM_RESULTS, 'Record whether the other side was heard.');

/** A change of the conditions of bail before it is signed. */
export const NewConditions = z.object({
  askedBy: ConditionAsker,
  otherSide: OtherSide,
  text: required(20_000, 'Write the reason for the change of the conditions.'),
  conditions: z.array(OrderCondition).check(z.maxLength(40)),
  /** A lower bond than the one in force (BNSS 484). */
  bond: z.optional(Bond),
  victim: z.optional(VictimNotice),
  /** Id of the applicant's request that this order decides. */
  request: z.optional(Id),
  language: z.optional(OrderLanguage),
  /** Hash of the text that the judge saw. */
  shown: z.optional(Sha256),
});
export type NewConditions = z.infer<typeof NewConditions>;

/** The applicant's request for other conditions, as the order repeats it. */
const RequestInOrder = z.object({ _id: Id, on: PlainDate, asked: text(4_000) });
export type RequestInOrder = z.infer<typeof RequestInOrder>;

/** In an order that replaces the conditions of the order `of`. The other terms of the bail are repeated in it. */
const OrderModification = z.object({
  of: Id,
  askedBy: ConditionAsker,
  otherSide: OtherSide,
  request: z.optional(RequestInOrder),
});
export type OrderModification = z.infer<typeof OrderModification>;

/** Set by the server when it stores the order. Orders older than the proof have none. */
const OrderProof = z.object({
  /** Account of the judge. */
  userId: Id,
  /** Hash of the exact text (`src/documents/exact-text.ts`). */
  sha256: Sha256,
  /** Time of the signature with the judge's passkey. */
  keySignedAt: z.optional(Instant),
});

export const Order = z.object({
  _id: Id,
  at: Instant,
  from: z.string(),
  to: DecisionStatus,
  applicants: z.optional(OrderApplicants),
  /** English designation and court of `seat`. Orders older than the codes have no `seat`. */
  by: z.object({
    name: z.string(),
    designation: z.string(),
    court: z.string(),
    seat: z.optional(OrderSeat),
    /** The operator issued the designation. Otherwise it follows from the seat. */
    isIssued: z.optional(z.literal(true)),
  }),
  reasons: z.array(OrderReason),
  /** Apart from the reasons, because a released app loses a row with an unknown reason. */
  childGrounds: z.optional(z.array(z.string())),
  text: z.optional(z.string()),
  conditions: z.array(OrderCondition),
  bond: z.optional(Bond),
  notes: z.optional(z.string()),
  deviceTime: z.optional(Instant),
  language: z.optional(OrderLanguage),
  ...composedFields,
  /** Form of the paper. Orders without one keep the words of the former form, which were signed. */
  form: z.optional(z.literal(2)),
  correction: z.optional(OrderCorrection),
  modification: z.optional(OrderModification),
  proof: z.optional(OrderProof),
});
export type Order = z.infer<typeof Order>;

/** The grounds that this version knows, each once and in the order of the Act. */
export const childGroundsOf = ({ childGrounds = [] }: Pick<Order, 'childGrounds'>): ChildGround[] =>
  CHILD_GROUNDS.filter((ground) => childGrounds.includes(ground));
