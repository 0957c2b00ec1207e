/**
 * How an answer was reached, step by step: the value used, where it came from, the text it rests on, and the day on
 * which the answer flips. Nothing is decided here; it reads what the rules have determined.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';
import type { Determinations } from './determine.ts';
import { KAPIL_WADHAWAN } from './judgments.ts';
import { twin } from './parameter.ts';
import { offenceName } from './tables.ts';

export const PROOF_STEPS = [
  'offence',
  'first-remand',
  'period',
  'charge-sheet',
  'right-arises',
  'custody-from',
  'maximum-term',
  'fraction',
  'delay',
  'threshold',
  'whole-term',
] as const;

export interface ProofStep {
  readonly step: (typeof PROOF_STEPS)[number];
  /** A date, a number, a fraction or a word of the tables; null where it is not known. */
  readonly value: string | null;
  /** `assumed` is a stand-in for what is not known, and is labelled as an estimate. */
  readonly from: 'record' | 'table' | 'computed' | 'assumed';
  readonly authority: Authority;
  /** What the step is about, as printed: an offence. */
  readonly about: string | null;
  readonly flipsOn: CalendarDate | null;
}

export interface Proof {
  readonly bailable: readonly ProofStep[];
  readonly defaultBail: readonly ProofStep[];
  readonly undertrial: readonly ProofStep[];
}

export function proofOf(found: Determinations): Proof {
  return {
    bailable: bailableSteps(found),
    defaultBail: defaultBailSteps(found),
    undertrial: undertrialSteps(found),
  };
}

type Given = Partial<ProofStep> & Pick<ProofStep, 'step' | 'value' | 'from' | 'authority'>;

const step = (given: Given): ProofStep => ({ about: null, flipsOn: null, ...given });

function bailableSteps({ matter }: Determinations): ProofStep[] {
  const authority = twin(matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' });
  return matter.rows.map((row) =>
    step({
      step: 'offence',
      value: String(row.bailable),
      from: 'table',
      authority,
      about: offenceName(row),
    }),
  );
}

function defaultBailSteps({ matter, defaultBail: { dates } }: Determinations): ProofStep[] {
  if (!dates) return [];
  const { authority, from, estimated } = dates;
  const { chargesheet } = matter;
  const filed = chargesheet?.state === 'filed' ? chargesheet.on : (chargesheet?.state ?? null);
  return [
    step({
      step: 'first-remand',
      value: dates.dayOne,
      from: estimated ? 'assumed' : 'record',
      authority: KAPIL_WADHAWAN,
    }),
    step({ step: 'period', value: String(dates.days), from: 'table', authority }),
    step({ step: 'charge-sheet', value: filed, from: 'record', authority }),
    step({ step: 'right-arises', value: from, from: 'computed', authority, flipsOn: from }),
  ];
}

function undertrialSteps({ matter, undertrial }: Determinations): ProofStep[] {
  const { dates, maximumTerm, fraction, thresholdDate } = undertrial;
  if (!dates || !maximumTerm) return [];
  const at = (bnss: string, crpc: string): Authority => twin(matter.regimes.undertrial, { bnss, crpc });
  const rule = at('s.479(1)', 's.436A');
  const delay = matter.delayByAccusedDays;
  const part = fraction === '1/3' ? at('s.479(1), first proviso', 's.436A') : rule;
  const cap = at('s.479(1), third proviso', 's.436A, second proviso');
  return [
    step({ step: 'custody-from', value: dates.from, from: 'record', authority: rule }),
    step({ step: 'maximum-term', value: termText(maximumTerm), from: 'table', authority: rule }),
    step({ step: 'fraction', value: fraction, from: 'record', authority: part }),
    step({
      step: 'delay',
      value: String(delay ?? 0),
      from: delay === undefined ? 'assumed' : 'record',
      authority: at('s.479(1), Explanation', 's.436A, Explanation'),
    }),
    step({
      step: 'threshold',
      value: thresholdDate,
      from: 'computed',
      authority: part,
      flipsOn: thresholdDate,
    }),
    step({
      step: 'whole-term',
      value: dates.maximum,
      from: 'computed',
      authority: cap,
      flipsOn: dates.maximum,
    }),
  ];
}

const termText = ({ months, days }: { readonly months: number; readonly days: number }): string =>
  months === 0 ? `${days} d` : `${months} m`;
