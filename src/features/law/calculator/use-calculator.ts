/** Current form, saved in Dexie while typing, and the last calculated one. */
import { useState } from 'react';
import { calculatorDrafts } from './calculator-draft.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import type { LawTables } from '#parts/law-tables/load-law-tables.ts';
import type { CalculatorForm, CodeTab } from './calculator-form.ts';
import { filled } from './filled-from-tables.ts';
import type { CalculationInput } from './form-facts.ts';

export interface PressedForm {
  readonly form: CalculatorForm;
  readonly tab: CodeTab;
  readonly attempt: number;
}

/** Answers that decide the maximum of the tables. */
const SETS_THE_MAXIMUM = ['sections', 'principal', 'limb', 'earlierSections'] as const;

interface CalculatorOptions {
  readonly initial: CalculatorForm;
  /** Initial form: the record, if any. */
  readonly begin: CalculatorForm;
  /** Id of the record of the form; '' for none. */
  readonly of: string;
  readonly law: LawTables;
  readonly asked: Omit<CalculationInput, 'tables'>;
}

export function useCalculator({ initial, begin, of, law, asked }: CalculatorOptions) {
  const [form, setForm] = useState(initial);
  const [pressed, setPressed] = useState<PressedForm | null>(null);
  const [wasFilled, setWasFilled] = useState(false);
  const { db } = useDevice();
  const { keep, safety } = useAutosave<CalculatorForm>({
    merge: (_, later) => later,
    save: (typed) => calculatorDrafts.save(db, '', { of, form: typed }),
  });

  if (law.status === 'ready' && !wasFilled) {
    setWasFilled(true);
    setForm(filled(form, form, { ...asked, tables: law.tables }));
  }
  const write = (change: Partial<CalculatorForm>) => {
    const changed = { ...form, ...change };
    const next =
      SETS_THE_MAXIMUM.some((field) => change[field] !== undefined) && law.status === 'ready'
        ? filled(changed, form, { ...asked, tables: law.tables })
        : changed;
    setForm(next);
    keep(next);
  };
  const press = () => setPressed({ form, tab: asked.tab, attempt: (pressed?.attempt ?? 0) + 1 });
  const startAnew = () => {
    const fresh = law.status === 'ready' ? filled(begin, begin, { ...asked, tables: law.tables }) : begin;
    setForm(fresh);
    setPressed(null);
    keep(fresh);
  };
  return { form, write, pressed, press, startAnew, safety };
}
