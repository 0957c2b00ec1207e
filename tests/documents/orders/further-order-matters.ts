/** Further outcomes of each relief: personal bonds, refusals on merits, disposals without merits, cancellations. */
import type { Decision } from '#contract/application/order.ts';
import { day } from '#kernel/calendar-date.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import {
  atHome,
  beforeArrest,
  finding,
  grant,
  type OrderMatter,
  refusal,
  twinFindings,
  woman,
} from './order-matters.ts';

export const withdrawn: Decision = {
  status: 'Rejected',
  outcome: 'withdrawn',
  text: 'Counsel seeks leave to withdraw.',
};
export const notMaintainable: Decision = {
  ...refusal,
  outcome: 'not-maintainable',
  reasons: [],
  text: 'Another court is competent for this application.',
};
export const cancelled: Decision = {
  ...refusal,
  reasons: ['bail-misused'],
  text: 'On 10-11-2026 a witness was threatened at her shop.',
};
export const noSurety = { amount: 10_000, sureties: 0 };

export const FURTHER_ORDER_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'magistrate-personal-bond': {
    content: RELIEF_MATTERS['regular-magistrate'].strong,
    decision: { ...grant, bond: noSurety },
  },
  'magistrate-not-maintainable': {
    content: RELIEF_MATTERS['regular-magistrate'].weak,
    decision: notMaintainable,
  },
  'magistrate-refused': { content: RELIEF_MATTERS['regular-magistrate'].weak, decision: refusal },
  'magistrate-cancelled': {
    content: RELIEF_MATTERS['regular-magistrate'].strong,
    decision: cancelled,
    cancels: true,
  },
  'high-court-refused': { content: RELIEF_MATTERS['regular-high-court'].strong, decision: refusal },
  'pmla-proviso-granted': {
    content: woman(withFacts({ court: 'sessions', sections: ['PMLA 4'] })),
    decision: { ...grant, findings: [finding('gate-proviso', 'the applicant is a woman.', 'PMLA')] },
  },
  'companies-granted': {
    content: withFacts({ court: 'sessions', sections: ['COMPANIES 447'] }),
    decision: { ...grant, findings: twinFindings('COMPANIES') },
  },
  'pocso-granted': {
    content: withFacts({ court: 'sessions', sections: ['POCSO 8'] }),
    decision: { ...grant, victim: { result: 'heard', on: day('2026-11-14') } },
  },
  'anticipatory-withdrawn': { content: RELIEF_MATTERS.anticipatory.strong, decision: withdrawn },
  'anticipatory-not-maintainable': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: notMaintainable,
  },
  'anticipatory-cancelled': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: cancelled,
    cancels: true,
  },
  'anticipatory-personal-bond': {
    content: RELIEF_MATTERS.anticipatory.strong,
    decision: { ...beforeArrest, bond: noSurety },
  },
  'transit-refused': {
    content: FURTHER_MATTERS['transit']?.strong ?? {},
    decision: { ...refusal, reasons: ['no-reasonable-apprehension'] },
  },
  'default-withdrawn': { content: RELIEF_MATTERS.default.strong, decision: withdrawn },
  'default-cancelled': {
    content: RELIEF_MATTERS.default.strong,
    decision: cancelled,
    cancels: true,
  },
  'suspension-cancelled': {
    content: RELIEF_MATTERS.suspension.strong,
    decision: cancelled,
    cancels: true,
  },
  'child-cancelled': {
    content: atHome(RELIEF_MATTERS['regular-magistrate'].strong),
    decision: cancelled,
    cancels: true,
  },
};
