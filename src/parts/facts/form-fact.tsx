/** The field of a fact with its label, hint and answers, in wizard, "Which bail?" and the particulars of a case. */
import type { ReactNode } from 'react';
import type { FactScreen } from '#facts/fact.ts';
import { factRow, type WizardFact } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { hintOf, optionsOf } from '#text/fact-words.ts';
import { FactControl } from './fact-control.tsx';

interface FormFactProps {
  readonly name: WizardFact;
  readonly id: string;
  /** Replaces the label of the fact. */
  readonly label?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly screen?: FactScreen;
  readonly lines?: number | undefined;
  /** Label of the empty choice. With it the choices are a select. */
  readonly none?: string;
  readonly maxLength?: number | undefined;
}

export function FormFact({ name, label, screen, lines, ...field }: FormFactProps) {
  const text = useText();
  const fact = factRow(name);
  return (
    <FactControl
      {...field}
      fact={lines === undefined ? fact : { ...fact, lines }}
      label={label ?? text.facts.labels[name]}
      hint={hintOf(name, text, screen)}
      options={optionsOf(name, text)}
    />
  );
}
