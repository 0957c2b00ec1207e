/** Form fields by name with label, hint and error, shared by the three steps. */
import type { ReactNode } from 'react';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { factRow, isFact, isNeededFor, type WizardFact } from '#facts/facts.ts';
import type { Draft } from '#data/store/rows.ts';
import { FormFact } from '#parts/facts/form-fact.tsx';
import { useText } from '#parts/text-context.tsx';
import { reliefOf } from './proposals.ts';
import type { StepError } from './step-errors.ts';

export interface StepProps {
  readonly form: ApplicationForm;
  readonly write: (change: Partial<ApplicationForm>) => void;
  readonly errors: readonly StepError[];
  readonly draft: Draft | null;
  /** Field to focus, from a link. */
  readonly target: AskedField | null;
}

export const controlId = (field: AskedField): string => `application-${field}`;

/** Required fields have sentences of their own; of the others the summary says the name too. */
export const isRequired = (field: AskedField): boolean => isFact(field) && factRow(field).need === 'always';

interface FactFieldProps {
  readonly name: WizardFact;
  readonly step: StepProps;
  readonly lines?: number | undefined;
  /** Label of the empty choice. */
  readonly none?: string;
  /** Called if the answer also changes another field. */
  readonly onChange?: (value: string) => void;
}

export function FactField({ name, step, lines, none, onChange }: FactFieldProps) {
  const { fields } = useText();
  return (
    <FormFact
      name={name}
      screen="wizard"
      id={controlId(name)}
      label={<FieldLabel name={name} form={step.form} />}
      lines={lines}
      error={step.errors.find((error) => error.field === name)?.message}
      none={none ?? fields.none}
      value={step.form[name]}
      onChange={onChange ?? ((value) => step.write({ [name]: value }))}
    />
  );
}

/** A field that may stay empty says so. */
function FieldLabel({
  name,
  form,
}: {
  readonly name: WizardFact;
  readonly form: ApplicationForm;
}): ReactNode {
  const { facts, fields } = useText();
  const label = facts.labels[name];
  if (factRow(name).need !== undefined || isNeededFor(name, reliefOf(form))) return label;
  return (
    <>
      {label} <span className="quiet optional">{fields.optional}</span>
    </>
  );
}
