/** The missing facts of a matter as a form: texts as typed. What stays empty stays unknown. */
import type { KnownFacts } from '#parts/liberty-clock/clock-matters.ts';
import type { ClockFact } from '#parts/liberty-clock/matter-clock.ts';

export interface OtherCase {
  readonly firNumber: string;
  readonly policeStation: string;
  readonly sections: string;
  readonly state: '' | 'pending' | 'acquitted' | 'discharged' | 'quashed' | 'convicted';
}

export interface FactForm {
  readonly sections: string;
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
  readonly antecedents: '' | 'none' | 'some' | 'unknown';
  readonly others: readonly OtherCase[];
  readonly delayDays: string;
  readonly firstEvidenceDate: string;
  readonly interimProtectionUntil: string;
}

export type Question = Exclude<
  keyof FactForm,
  'chargesheetOn' | 'chargesheetAsOf' | 'extendedUntil' | 'others'
>;

/** Two facts may be one question; a maximum that the tables do not fix is no question of this form. */
const QUESTION_OF: Readonly<Partial<Record<ClockFact, Question>>> = {
  offences: 'sections',
  principalOffence: 'sections',
  firDate: 'firDate',
  custodyStatus: 'custodyStatus',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  chargesheet: 'chargesheet',
  remandExtension: 'remandExtension',
  neverConvicted: 'antecedents',
  otherPendingCases: 'antecedents',
  delayByAccusedDays: 'delayDays',
  firstEvidenceDate: 'firstEvidenceDate',
  interimProtectionUntil: 'interimProtectionUntil',
};

export const questionsFor = (asks: readonly ClockFact[]): Question[] => [
  ...new Set(
    asks.flatMap((fact) => {
      const question = QUESTION_OF[fact];
      return question ? [question] : [];
    }),
  ),
];

export const BLANK_OTHER: OtherCase = { firNumber: '', policeStation: '', sections: '', state: '' };

/** What is known already; a charge-sheet that was last said not to be filed is asked afresh, as of today. */
export function factForm(facts: KnownFacts, today: string): FactForm {
  return {
    sections: (facts.sections ?? []).join(', '),
    firDate: facts.firDate ?? '',
    custodyStatus: facts.custodyStatus ?? '',
    arrestDate: facts.arrestDate ?? '',
    firstRemandDate: facts.firstRemandDate ?? '',
    chargesheet: '',
    chargesheetOn: '',
    chargesheetAsOf: today,
    remandExtension: '',
    extendedUntil: '',
    antecedents: '',
    others: [BLANK_OTHER],
    delayDays: '',
    firstEvidenceDate: facts.trial?.firstEvidenceDate ?? '',
    interimProtectionUntil: facts.interimProtectionUntil ?? '',
  };
}

/** The id of a question's first control, for labels, errors and the summary. */
export const factId = (caseId: string, field: keyof FactForm | `other-${number}`): string =>
  `fact-${caseId}-${field}`;
