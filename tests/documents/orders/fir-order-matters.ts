/** Orders on an application in several FIRs: alike in all of them, and apart. */
import { day } from '#kernel/calendar-date.ts';
import { IN_THREE, IN_TRANSIT } from '../firs/fir-matters.ts';
import { beforeArrest, linkToDelhi, type OrderMatter, refusal, transitFindings } from './order-matters.ts';

const period = { until: day('2026-12-04') };

/** Refused in the third FIR, where a threat is alleged. */
export const inAundh = {
  fir: 3,
  reasons: ['tampering-or-threat'] as 'tampering-or-threat'[],
  text: 'The call record of 04-03-2026 shows the threat.',
};

/** The FIRs of the application in transit, with the distance of their courts from Delhi. */
const inPune = { fir: 1, town: 'Pune', km: '1,400' };
const inThane = { fir: 2, town: 'Thane', km: '1,400' };
const inMysuru = { fir: 3, town: 'Mysuru', km: '2,300' };

export const FIR_ORDER_MATTERS: Readonly<Record<string, OrderMatter>> = {
  'firs-granted': { content: IN_THREE, decision: beforeArrest },
  'firs-refused': { content: IN_THREE, decision: refusal },
  'firs-granted-in-two': { content: IN_THREE, decision: { ...beforeArrest, refusedFirs: [inAundh] } },
  'firs-granted-in-one': {
    content: IN_THREE,
    decision: {
      ...beforeArrest,
      refusedFirs: [
        {
          fir: 1,
          reasons: ['custody-needed'],
          text: 'The account from which the money was sent is not known.',
        },
        inAundh,
      ],
    },
  },
  'firs-protection-in-two': {
    content: IN_THREE,
    decision: { ...beforeArrest, outcome: 'interim', period, refusedFirs: [inAundh] },
  },
  'firs-transit-granted': {
    content: IN_TRANSIT,
    decision: {
      ...beforeArrest,
      period,
      findings: [linkToDelhi, ...[inPune, inThane, inMysuru].flatMap(transitFindings)],
    },
  },
  'firs-transit-in-two': {
    content: IN_TRANSIT,
    decision: {
      ...beforeArrest,
      period,
      findings: [linkToDelhi, ...[inPune, inMysuru].flatMap(transitFindings)],
      refusedFirs: [
        { fir: 2, reasons: ['no-reasonable-apprehension'], text: 'No notice was sent in this FIR.' },
      ],
    },
  },
};
