/** The missing facts of a matter as a form: texts as typed. What stays empty stays unknown. */
import { sectionText } from '#contract/section-text.ts';
import type { FactName } from '#law/facts.ts';
import type { KnownFacts } from '#parts/liberty-clock/clock-matters.ts';
import type { ClockFact } from '#law-explain/matter-clock.ts';

export interface OtherCase {
  readonly firNumber: string;
  readonly policeStation: string;
  readonly sections: string;
  readonly state: '' | 'pending' | 'acquitted' | 'discharged' | 'quashed' | 'convicted';
}

export interface FactForm {
  readonly sections: string;
  readonly principal: string;
  /** Dates are `YYYY-MM-DD`, or the raw text of an unfinished one. */
  readonly firDate: string;
  readonly custodyStatus: '' | 'police' | 'judicial' | 'not-arrested';
  readonly arrestDate: string;
  readonly firstRemandDate: string;
  readonly chargesheet: '' | 'filed' | 'not-filed' | 'unknown';
  readonly chargesheetOn: string;
  readonly chargesheetAsOf: string;
  readonly remandExtension: '' | 'none' | 'granted' | 'unknown';
  readonly extendedUntil: string;
  /** The order that extended the time: its day, and what was before the court. */
  readonly orderedOn: string;
  readonly produced: '' | 'yes' | 'no' | 'unknown';
  readonly prosecutorReport: '' | 'yes' | 'no' | 'unknown';
  /** Default bail applied for. Hours are `HH:mm`, or the raw text of an unfinished one. */
  readonly claim: '' | 'none' | 'claimed' | 'unknown';
  readonly claimOn: string;
  readonly claimAt: string;
  readonly chargesheetAt: string;
  readonly antecedents: '' | 'none' | 'some' | 'unknown';
  readonly others: readonly OtherCase[];
  readonly delayDays: string;
  readonly firstEvidenceDate: string;
  readonly interimProtectionUntil: string;
}

export type Question = Exclude<
  keyof FactForm,
  | 'chargesheetOn'
  | 'chargesheetAsOf'
  | 'extendedUntil'
  | 'produced'
  | 'prosecutorReport'
  | 'claimOn'
  | 'claimAt'
  | 'others'
>;

/** What a right on the clock never waits for: facts of a court's discretion, and of a time after judgment. */
export const NEVER_ASKED = [
  'convictions',
  'woman',
  'child',
  'sickOrInfirm',
  'age',
  'cooperated',
  'conviction',
  'sentenceYears',
  'onBailAtConviction',
  'ageAtAct',
  'amountInvolved',
  'custodySpans',
  'arrestTime',
  'production',
  'groundsOfArrest',
  'appearanceNotice',
  'reasonsForArrest',
  'bailOrder',
  'otherState',
  'trialProgress',
  'trialConcluded',
  'acquittal',
  'specialCourtOrder',
  'chequeDeposit',
] as const satisfies readonly ClockFact[];

type AskedFact = Exclude<ClockFact, (typeof NEVER_ASKED)[number]>;

/** Two facts may be one question; null where no answer of a person can settle it, which the words of the fact say. */
const QUESTION_OF: Readonly<Record<AskedFact, Question | null>> = {
  offences: 'sections',
  principalOffence: 'principal',
  classification: null,
  maximumTerm: null,
  firDate: 'firDate',
  custodyStatus: 'custodyStatus',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  chargesheet: 'chargesheet',
  chargesheetTime: 'chargesheetAt',
  remandExtension: 'remandExtension',
  extensionOrder: 'orderedOn',
  defaultBailClaim: 'claim',
  claimTime: 'claim',
  neverConvicted: 'antecedents',
  otherPendingCases: 'antecedents',
  delayByAccusedDays: 'delayDays',
  firstEvidenceDate: 'firstEvidenceDate',
  interimProtectionUntil: 'interimProtectionUntil',
};

export const questionsFor = (asks: readonly ClockFact[]): Question[] => [
  ...new Set(
    asks.flatMap((fact) => {
      const question = isAsked(fact) ? QUESTION_OF[fact] : null;
      return question ? [question] : [];
    }),
  ),
];

/** What is asked of a matter and no field can answer: its sentence stands in place of one. */
export const unanswerable = (asks: readonly ClockFact[]): FactName[] =>
  asks
    .filter((fact) => fact !== 'interimProtectionUntil')
    .filter((fact) => isAsked(fact) && QUESTION_OF[fact] === null);

const isAsked = (fact: ClockFact): fact is AskedFact => fact in QUESTION_OF;

export const BLANK_OTHER: OtherCase = { firNumber: '', policeStation: '', sections: '', state: '' };

/** What is known already; a charge-sheet that was last said not to be filed is asked afresh, as of today. */
export function factForm(facts: KnownFacts, today: string): FactForm {
  return {
    sections: (facts.sections ?? []).join(', '),
    principal: (facts.principalOffences ?? []).map(sectionText).join(', '),
    firDate: facts.firDate ?? '',
    custodyStatus: facts.custodyStatus ?? '',
    arrestDate: facts.arrestDate ?? '',
    firstRemandDate: facts.firstRemandDate ?? '',
    chargesheet: '',
    chargesheetOn: '',
    chargesheetAsOf: today,
    remandExtension: '',
    extendedUntil: '',
    ...orderForm(facts),
    ...claimForm(facts),
    antecedents: '',
    others: [BLANK_OTHER],
    delayDays: '',
    firstEvidenceDate: facts.trial?.firstEvidenceDate ?? '',
    interimProtectionUntil: facts.interimProtectionUntil ?? '',
  };
}

function orderForm({
  remandExtension: known,
}: KnownFacts): Pick<FactForm, 'orderedOn' | 'produced' | 'prosecutorReport'> {
  if (known?.state !== 'granted') return { orderedOn: '', produced: '', prosecutorReport: '' };
  const { orderedOn = '', produced, prosecutorReport } = known;
  return { orderedOn, produced: yesNo(produced), prosecutorReport: yesNo(prosecutorReport) };
}

const yesNo = (known: boolean | undefined) => (known === undefined ? '' : known ? 'yes' : 'no');

type ClaimForm = Pick<FactForm, 'claim' | 'claimOn' | 'claimAt' | 'chargesheetAt'>;

function claimForm({ defaultBailClaim: known, chargesheet }: KnownFacts): ClaimForm {
  const chargesheetAt = chargesheet?.state === 'filed' ? (chargesheet.at ?? '') : '';
  return known?.state === 'claimed'
    ? { claim: 'claimed', claimOn: known.on, claimAt: known.at ?? '', chargesheetAt }
    : { claim: known?.state ?? '', claimOn: '', claimAt: '', chargesheetAt };
}

/** The id of a question's first control, for labels, errors and the summary. */
export const factId = (caseId: string, field: keyof FactForm | `other-${number}`): string =>
  `fact-${caseId}-${field}`;
