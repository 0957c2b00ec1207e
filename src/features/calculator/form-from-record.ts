/** The form as a record fills it: only what the record says. */
import { sectionText } from '#contract/section-text.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import { BLANK, type CalculatorForm } from './calculator-form.ts';

export function formFromRecord(facts: Partial<CaseFacts>): CalculatorForm {
  const { arrestDate, firDate, firstRemandDate, custodyStatus, delayByAccusedDays, trial } = facts;
  return {
    ...BLANK,
    ...present({ arrestDate, firDate, firstRemandDate, custodyStatus }),
    ...present({ firstEvidenceDate: trial?.firstEvidenceDate, delayDays: delayByAccusedDays?.toString() }),
    ...antecedents(facts),
    ...prosecution(facts),
    ...sectionsAndBreaks(facts),
  };
}

/** Without the fields that the record does not hold. */
const present = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the absent ones are dropped in this line
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

function prosecution({ chargesheet, remandExtension }: Partial<CaseFacts>): Partial<CalculatorForm> {
  return {
    ...present({ chargesheet: chargesheet?.state, remandExtension: remandExtension?.state }),
    ...(chargesheet?.state === 'filed' && { chargesheetOn: chargesheet.on }),
    ...(remandExtension?.state === 'granted' && { extendedUntil: remandExtension.until }),
  };
}

function sectionsAndBreaks({ offences = [], sections = [], custody = [] }: Partial<CaseFacts>) {
  const breaks = custody.filter(({ kind }) => kind === 'interim-bail');
  return {
    sections: [...new Set([...offences.map(sectionText), ...sections])].join(', '),
    breaks: breaks.map(({ from, to }) => ({ from, to: to ?? '' })),
  };
}

function antecedents({
  antecedents: known,
}: Partial<CaseFacts>): Pick<CalculatorForm, 'pendingCases' | 'previousConvictions'> {
  if (!known) return { pendingCases: '', previousConvictions: '' };
  const count = (state: string) => howMany(known.rows.filter((row) => row.state === state).length);
  return { pendingCases: count('pending'), previousConvictions: count('convicted') };
}

const howMany = (n: number) => (n === 0 ? 'none' : n === 1 ? 'one' : 'multiple');
