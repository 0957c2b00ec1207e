/** Outcomes under special Acts, and the outcomes of a relief that end it without merits or for a short time. */
import type { Decision } from '#contract/application/order.ts';
import { day } from '#kernel/calendar-date.ts';
import type { BailDraft } from '#documents/matter.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import { cancelled, notMaintainable, noSurety, withdrawn } from './further-order-matters.ts';
import { atHome, finding, grant, type OrderMatter, refusal, twinFindings } from './order-matters.ts';

const special = (...sections: string[]): BailDraft => withFacts({ court: 'sessions', sections });

const gateRefusal: Decision = { ...refusal, reasons: ['special-conditions-not-met'] };

const interim: Decision = {
  ...grant,
  outcome: 'interim',
  period: { until: day('2026-12-04'), at: '17:00', purpose: 'the last rites of the father.' },
  reasons: ['other'],
  sentences: [],
};

export const SPECIAL_ORDER_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'mcoca-granted': {
    content: special('MCOCA 3(2)'),
    decision: { ...grant, findings: twinFindings('MCOCA') },
  },
  'mcoca-refused': { content: special('MCOCA 3(2)'), decision: gateRefusal },
  'pmla-refused': { content: special('PMLA 4'), decision: gateRefusal },
  'companies-refused': { content: special('COMPANIES 447'), decision: gateRefusal },
  'uapa-refused': {
    content: withFacts({ court: 'high', courtPlace: 'Bombay', sections: ['UAPA 16(1)(b)'] }),
    decision: gateRefusal,
  },
  'pocso-refused': {
    content: special('POCSO 8'),
    decision: { ...refusal, victim: { result: 'heard', on: day('2026-11-14') } },
  },
  'anticipatory-atrocities-refused': {
    content: RELIEF_MATTERS.anticipatory.weak,
    decision: { ...refusal, reasons: ['statutory-bar'] },
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
    decision: {
      ...notMaintainable,
      findings: [finding('right-answered', 'the Special Court made each order of remand in this case.')],
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
