/** Outcomes under special Acts, and the outcomes of a relief that end it without merits or for a short time. */
import type { Decision } from '#contract/application/order.ts';
import type { OrderFinding } from '#contract/application/order-hearing.ts';
import { day } from '#kernel/calendar-date.ts';
import type { BailDraft } from '#documents/matter.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import { cancelled, notMaintainable, noSurety, withdrawn } from './further-order-matters.ts';
import {
  atHome,
  beforeArrest,
  finding,
  grant,
  notMet,
  type OrderMatter,
  refusal,
  twinFindings,
} from './order-matters.ts';

const special = (...sections: string[]): BailDraft => withFacts({ court: 'sessions', sections });

const gateRefusal = (...findings: OrderFinding[]): Decision => ({
  ...refusal,
  reasons: ['special-conditions-not-met'],
  findings,
});

const interim: Decision = {
  ...grant,
  outcome: 'interim',
  period: { until: day('2026-12-04'), at: '17:00', purpose: 'the last rites of the father.' },
  reasons: ['other'],
  sentences: [],
};

const protection: Decision = { ...beforeArrest, outcome: 'interim', period: { until: day('2026-12-04') } };

/** Not a first offender: one-half of the maximum term, and release on bail (BNSS 479(1)). */
const CONVICTED_BEFORE = withFacts(
  {
    court: 'magistrate',
    sections: ['IPC 420'],
    offenceDate: day('2023-04-20'),
    firDate: day('2023-04-21'),
    arrestDate: day('2023-05-01'),
    firstRemandDate: day('2023-05-02'),
    chargesheet: { state: 'filed', on: day('2023-07-01') },
    delayByAccusedDays: 12,
    antecedents: {
      known: true,
      rows: [
        {
          firNumber: '97/2019',
          policeStation: 'Kothrud',
          sections: ['IPC 379'],
          state: 'convicted',
          on: day('2021-08-14'),
        },
      ],
    },
  },
  { relief: 'undertrial' },
);

/** Never arrested, and comes to the trial court on the day of the order. */
const SURRENDERED = withFacts(
  {
    court: 'magistrate',
    custodyStatus: 'not-arrested',
    arrestDate: undefined,
    firstRemandDate: undefined,
    jail: undefined,
    antecedents: { known: true, rows: [] },
  },
  { relief: 'regular-magistrate' },
);

export const SPECIAL_ORDER_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'mcoca-granted': {
    content: special('MCOCA 3(2)'),
    decision: { ...grant, findings: twinFindings('MCOCA') },
  },
  'mcoca-refused': {
    content: special('MCOCA 3(2)'),
    decision: gateRefusal(notMet('MCOCA').guilt, notMet('MCOCA').offence),
  },
  'pmla-refused': { content: special('PMLA 4'), decision: gateRefusal(notMet('PMLA').guilt) },
  'companies-refused': {
    content: special('COMPANIES 447'),
    decision: gateRefusal(notMet('COMPANIES').offence),
  },
  'uapa-refused': {
    content: withFacts({ court: 'high', courtPlace: 'Bombay', sections: ['UAPA 16(1)(b)'] }),
    decision: gateRefusal(
      finding('gate-prima-facie-true', 'two messages of the applicant ask for the weapons.', 'UAPA'),
    ),
  },
  'pocso-refused': {
    content: special('POCSO 8'),
    decision: { ...refusal, victim: { result: 'heard', on: day('2026-11-14') } },
  },
  'anticipatory-atrocities-refused': {
    content: RELIEF_MATTERS.anticipatory.weak,
    decision: {
      ...refusal,
      reasons: ['statutory-bar'],
      findings: [finding('bar-attracted', 'the words were spoken at the public well.', 'SC/ST')],
    },
  },
  'bailable-personal-bond': {
    content: RELIEF_MATTERS.bailable.strong,
    decision: {
      ...grant,
      reasons: ['statutory-right'],
      sentences: [],
      text: undefined,
      conditions: grant.conditions?.slice(0, 1),
      bond: noSurety,
    },
  },
  'bailable-withdrawn': { content: RELIEF_MATTERS.bailable.strong, decision: withdrawn },
  'magistrate-after-interim-granted': {
    content: RELIEF_MATTERS['regular-magistrate'].strong,
    decision: grant,
    interim,
  },
  'magistrate-after-interim-refused': {
    content: RELIEF_MATTERS['regular-magistrate'].weak,
    decision: refusal,
    interim,
  },
  'anticipatory-after-protection-granted': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: beforeArrest,
    interim: protection,
  },
  'anticipatory-after-protection-refused': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: { ...refusal, reasons: ['custody-needed'] },
    interim: protection,
  },
  'magistrate-interim': { content: RELIEF_MATTERS['regular-magistrate'].strong, decision: interim },
  'magistrate-withdrawn': { content: RELIEF_MATTERS['regular-magistrate'].strong, decision: withdrawn },
  'sessions-personal-bond': {
    content: RELIEF_MATTERS['regular-sessions'].strong,
    decision: { ...grant, bond: noSurety },
  },
  'high-court-interim': { content: RELIEF_MATTERS['regular-high-court'].strong, decision: interim },
  'high-court-withdrawn': { content: RELIEF_MATTERS['regular-high-court'].strong, decision: withdrawn },
  'high-court-cancelled': {
    content: RELIEF_MATTERS['regular-high-court'].strong,
    decision: cancelled,
    cancels: true,
  },
  'transit-withdrawn': { content: FURTHER_MATTERS['transit']?.strong ?? {}, decision: withdrawn },
  'default-not-maintainable': {
    content: RELIEF_MATTERS.default.strong,
    decision: notMaintainable,
  },
  'undertrial-half-granted': {
    content: CONVICTED_BEFORE,
    decision: { ...grant, reasons: ['statutory-right'], sentences: [], text: undefined },
  },
  'magistrate-surrender-granted': {
    content: SURRENDERED,
    decision: {
      ...grant,
      surrender: { result: 'taken-into-custody', on: day('2026-11-20'), at: '11:00' },
      reasons: ['other'],
      sentences: [],
      text: 'The applicant answered the summons and the identity is verified. The offence is of category A.',
    },
  },
  'undertrial-withdrawn': { content: RELIEF_MATTERS.undertrial.strong, decision: withdrawn },
  'undertrial-cancelled': {
    content: RELIEF_MATTERS.undertrial.strong,
    decision: cancelled,
    cancels: true,
  },
  'suspension-withdrawn': { content: RELIEF_MATTERS.suspension.strong, decision: withdrawn },
  'child-withdrawn': {
    content: atHome(RELIEF_MATTERS['regular-magistrate'].strong),
    decision: withdrawn,
  },
};
