/** Form values as typed, and as input of the count. */
import type { CourtKind } from '#contract/case/court.ts';
import type { MatterDescription } from '#domain/analytics/foresight.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';

export interface PredictionForm {
  readonly offenseType: string;
  readonly courtType: CourtKind | '';
  readonly judge: string;
  readonly applicantAge: string;
  readonly timeInCustody: string;
  readonly priorConvictions: string;
  readonly flightRisk: FactorAnswer | '';
  readonly caseStrength: 'weak' | 'moderate' | 'strong' | '';
}

export const BLANK_PREDICTION: PredictionForm = {
  offenseType: '',
  courtType: '',
  judge: '',
  applicantAge: '',
  timeInCustody: '',
  priorConvictions: '',
  flightRisk: '',
  caseStrength: '',
};

export type PredictionFault = 'whole' | 'age' | 'months' | 'convictions' | 'name';
export type PredictionFaults = Partial<Record<keyof PredictionForm, PredictionFault>>;

const LONGEST_NAME = 120;

export function faultsIn(form: PredictionForm): PredictionFaults {
  const faults: PredictionFaults = {};
  const number = (
    field: keyof PredictionForm,
    [low, high]: readonly [number, number],
    fault: PredictionFault,
  ) => {
    const typed = form[field].trim();
    if (typed === '') return;
    if (!/^\d+$/.test(typed)) faults[field] = 'whole';
    else if (Number(typed) < low || Number(typed) > high) faults[field] = fault;
  };
  if (form.judge.trim().length > LONGEST_NAME) faults.judge = 'name';
  number('applicantAge', [1, 120], 'age');
  number('timeInCustody', [0, 600], 'months');
  number('priorConvictions', [0, 100], 'convictions');
  return faults;
}

/** Excludes judge, age and strength of the case. */
export const describedIn = ({
  offenseType,
  courtType,
  timeInCustody,
  priorConvictions,
  flightRisk,
}: PredictionForm): MatterDescription => ({
  offence: offenseType === '' ? null : offenseType,
  relief: null,
  court: courtType === '' ? null : courtType,
  custodyMonths: numberIn(timeInCustody),
  convictions: numberIn(priorConvictions),
  flightRisk: flightRisk === '' ? null : flightRisk,
});

const numberIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()));
