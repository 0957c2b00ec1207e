/** A matter and a decision for each relief and outcome, which the law allows to be signed. */
import type { Decision } from '#contract/application/order.ts';
import type { OrderFinding } from '#contract/application/order-hearing.ts';
import { day } from '#kernel/calendar-date.ts';
import type { BailDraft } from '#documents/matter.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';

export interface OrderMatter {
  readonly content: BailDraft;
  readonly decision: Decision;
  /** Bail was granted before this order. */
  readonly cancels?: true;
  /** The interim order before this one. */
  readonly interim?: Decision;
}

export const grant: Decision = {
  status: 'Approved',
  outcome: 'granted',
  reasons: ['parity'],
  sentences: [{ code: 'parity', text: 'A co-accused in the same role is on bail.' }],
  text: 'The apprehension of influence on witnesses can be met by conditions.',
  conditions: [
    { code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' },
    {
      code: 'not-tamper',
      text: 'Not contact or influence any witness, nor tamper with evidence',
      concern: 'Influence on witnesses',
    },
  ],
  bond: { amount: 25_000, sureties: 1 },
  furnish: { before: 'trial-court', by: day('2026-11-27') },
  state: {
    position: 'opposed',
    name: 'A. Joshi',
    reportOn: day('2026-11-18'),
    text: 'The role is grave.',
  },
  victim: { result: 'not-appeared', on: day('2026-11-12') },
};

const ofRight: Partial<Decision> = { reasons: ['statutory-right'], sentences: [], text: undefined };

/** Before an arrest the officer who arrests takes the bond. */
export const beforeArrest: Decision = { ...grant, furnish: { before: 'station' } };

export const woman = (content: BailDraft): BailDraft => ({
  ...content,
  applicant: {
    ...content.applicant,
    name: 'Asha Jadhav',
    nameLocal: 'आशा जाधव',
    gender: 'female',
    parentage: 'daughter of Ramchandra Jadhav',
  },
});

export const refusal: Decision = {
  status: 'Rejected',
  outcome: 'refused',
  reasons: ['tampering-or-threat'],
  text: 'Two witnesses who live in the same lane are yet to be examined.',
  state: grant.state,
};

export const finding = (code: OrderFinding['code'], text: string, act?: string): OrderFinding => ({
  code,
  text,
  ...(act !== undefined && { act }),
});

export const twinFindings = (act: string): OrderFinding[] => [
  finding(
    'gate-not-guilty',
    'nothing was recovered from the applicant and the statements are retracted.',
    act,
  ),
  finding('gate-no-offence-on-bail', 'no other case is pending and the residence is fixed.', act),
];

/** Each condition of the Act that is not met, with the fact for it. */
export const notMet = (act: string): Record<'guilt' | 'offence', OrderFinding> => ({
  guilt: finding('gate-guilt-not-excluded', 'the packet was in a bag that the applicant carried.', act),
  offence: finding('gate-offence-likely', 'two other cases of the same kind are pending.', act),
});

/** Priya Indoria: what an order in transit finds. `fir`: of an application in several FIRs. */
interface TransitFacts {
  readonly fir?: number;
  readonly town?: string;
  readonly km?: string;
}

export const transitFindings = ({ fir, town = 'Pune', km = '1,200' }: TransitFacts = {}): OrderFinding[] =>
  [
    finding('transit-notice', 'served by e-mail on 17-11-2026; both appeared by video.'),
    finding(
      'transit-apprehension',
      `a notice of 12-11-2026 calls the applicant to ${town}; no paper is hampered.`,
    ),
    finding('transit-competent-court', `that court is ${km} km away and does not sit until 30-11-2026.`),
    finding('transit-state-law', 'the section of the State stands as in the Sanhita.'),
  ].map((each) => Object.assign(each, fir === undefined ? {} : { fir }));

const linkTo = (town: string): OrderFinding =>
  finding('transit-link', `the applicant has lived and worked in ${town} since 2019.`);
export const linkToDelhi = linkTo('Delhi');

const inTransit: OrderFinding[] = [linkTo('Jaipur'), ...transitFindings()];

const { strong: ndps } = { strong: RELIEF_MATTERS['regular-sessions'].weak };
const special = RELIEF_MATTERS['regular-high-court'].weak;
const child = RELIEF_MATTERS['regular-magistrate'].strong;
export const atHome = (content: BailDraft): BailDraft => ({
  ...content,
  applicant: { ...content.applicant, age: 16 },
  case: { ...content.case, jail: 'Observation Home, Yerawada' },
});
const period = { until: day('2026-12-04'), at: '17:00', purpose: 'the marriage of a sister on 01-12-2026.' };

export const ORDER_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'bailable-granted': {
    content: woman(RELIEF_MATTERS.bailable.strong),
    decision: { ...grant, ...ofRight, conditions: grant.conditions?.slice(0, 1) },
  },
  'bailable-refused': {
    content: RELIEF_MATTERS.bailable.weak,
    decision: { ...refusal, reasons: ['not-bailable'] },
  },
  'magistrate-granted': { content: RELIEF_MATTERS['regular-magistrate'].strong, decision: grant },
  'magistrate-refused-after-sixty-days': {
    content: RELIEF_MATTERS['regular-magistrate'].strong,
    decision: {
      ...refusal,
      findings: [finding('sixty-day-refusal', 'three adjournments were at the request of the accused.')],
    },
  },
  'sessions-granted': { content: RELIEF_MATTERS['regular-sessions'].strong, decision: grant },
  'sessions-interim': {
    content: RELIEF_MATTERS['regular-sessions'].strong,
    decision: { ...grant, outcome: 'interim', period, reasons: ['other'], sentences: [] },
  },
  'sessions-refused': { content: RELIEF_MATTERS['regular-sessions'].strong, decision: refusal },
  'sessions-not-maintainable': {
    content: RELIEF_MATTERS['regular-sessions'].strong,
    decision: {
      ...refusal,
      outcome: 'not-maintainable',
      reasons: [],
      text: 'The Special Court hears this case.',
    },
  },
  'sessions-withdrawn': {
    content: RELIEF_MATTERS['regular-sessions'].strong,
    decision: { status: 'Rejected', outcome: 'withdrawn', text: 'Counsel seeks leave to withdraw.' },
  },
  'sessions-cancelled': {
    content: RELIEF_MATTERS['regular-sessions'].strong,
    decision: { ...refusal, text: 'On 10-11-2026 the applicant threatened a witness at her shop.' },
    cancels: true,
  },
  'ndps-granted': { content: ndps, decision: { ...grant, findings: twinFindings('NDPS') } },
  'ndps-refused': {
    content: ndps,
    decision: {
      ...refusal,
      reasons: ['special-conditions-not-met'],
      findings: [notMet('NDPS').guilt],
    },
  },
  'ndps-refused-on-both': {
    content: ndps,
    decision: {
      ...refusal,
      reasons: ['special-conditions-not-met'],
      findings: [notMet('NDPS').guilt, notMet('NDPS').offence],
    },
  },
  'high-court-granted': { content: RELIEF_MATTERS['regular-high-court'].strong, decision: grant },
  'uapa-and-pmla-granted': {
    content: special,
    decision: {
      ...grant,
      findings: [
        finding('gate-not-prima-facie-true', 'the role is one telephone call.', 'UAPA'),
        ...twinFindings('PMLA'),
      ],
    },
  },
  'uapa-granted-for-delay': {
    content: withFacts({ court: 'high', courtPlace: 'Bombay', sections: ['UAPA 16(1)(b)'] }),
    decision: {
      ...grant,
      findings: [finding('gate-long-delay', 'two years of custody, and 11 of 14 witnesses remain.', 'UAPA')],
    },
  },
  'atrocities-appeal-granted': { content: FURTHER_MATTERS['appeal']?.strong ?? {}, decision: grant },
  'atrocities-appeal-refused': {
    content: FURTHER_MATTERS['appeal']?.strong ?? {},
    decision: { ...refusal, state: { position: 'not-opposed' } },
  },
  'terror-appeal-withdrawn': {
    content: withFacts(
      {
        court: 'high',
        courtPlace: 'Bombay',
        sections: ['UAPA 16(1)(b)'],
        specialCourtOrderOn: day('2026-10-01'),
      },
      { previousApplications: 'one' },
    ),
    decision: { status: 'Rejected', outcome: 'withdrawn', text: 'Counsel seeks leave to withdraw.' },
  },
  'anticipatory-granted': { content: RELIEF_MATTERS.anticipatory.strong, decision: beforeArrest },
  'anticipatory-protection': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: { ...beforeArrest, outcome: 'interim', period: { until: day('2026-12-04') } },
  },
  'anticipatory-refused': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: { ...refusal, reasons: ['custody-needed'] },
  },
  'anticipatory-atrocities-granted': {
    content: RELIEF_MATTERS.anticipatory.weak,
    decision: {
      ...beforeArrest,
      findings: [finding('bar-not-attracted', 'the words were spoken in a private room.', 'SC/ST')],
    },
  },
  'transit-granted': {
    content: FURTHER_MATTERS['transit']?.strong ?? {},
    decision: { ...beforeArrest, period: { until: day('2026-12-04') }, findings: inTransit },
  },
  'default-granted': { content: RELIEF_MATTERS.default.strong, decision: { ...grant, ...ofRight } },
  'default-refused': {
    content: RELIEF_MATTERS.default.weak,
    decision: { ...refusal, reasons: ['period-not-over'], text: undefined },
  },
  'default-refused-though-accrued': {
    content: RELIEF_MATTERS.default.strong,
    decision: {
      ...refusal,
      reasons: ['charge-sheet-in-time'],
      text: undefined,
      findings: [finding('right-answered', 'the report was filed on 06-11-2026 at 11:00, entry 412.')],
    },
  },
  'undertrial-granted': {
    content: RELIEF_MATTERS.undertrial.strong,
    decision: { ...grant, ...ofRight, bond: { amount: 5_000, sureties: 0 } },
  },
  'undertrial-refused': {
    content: RELIEF_MATTERS.undertrial.weak,
    decision: { ...refusal, reasons: ['death-or-life'], text: undefined },
  },
  'suspension-granted': { content: RELIEF_MATTERS.suspension.strong, decision: grant },
  'suspension-until-appeal': {
    content: RELIEF_MATTERS.suspension.weak,
    decision: { ...grant, period: { until: day('2027-01-10') } },
  },
  'suspension-refused': {
    content: RELIEF_MATTERS.suspension.strong,
    decision: { ...refusal, reasons: ['exceptional-circumstances'] },
  },
  'child-granted': {
    content: atHome(child),
    decision: {
      ...grant,
      reasons: [],
      sentences: [],
      text: 'The grandmother of Sunil takes care of the child.',
      conditions: grant.conditions?.slice(0, 1),
    },
  },
  'child-interim': {
    content: atHome(child),
    decision: {
      ...grant,
      outcome: 'interim',
      period: { until: day('2026-12-04'), purpose: 'an examination at school.' },
      bond: { amount: 1_000, sureties: 0 },
      furnish: { before: 'jail' },
      reasons: ['other'],
      sentences: [],
      conditions: [],
    },
  },
  'child-refused': {
    content: atHome(child),
    decision: {
      ...refusal,
      reasons: [],
      childGrounds: ['known-criminals'],
      text: 'Two adults of the same group live in the house of Sunil.',
    },
  },
};
