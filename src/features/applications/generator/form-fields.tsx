/** The fields of the form by name: label, hint, error and control tied together once, for the three steps. */
import type { ReactNode } from 'react';
import type { ApplicationForm, FormField } from '#domain/application-form.ts';
import type { AskedField } from '#domain/field-at.ts';
import type { Draft } from '#data/store/rows.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { useText } from '#parts/text-context.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import type { StepError } from './step-errors.ts';

export interface StepProps {
  readonly form: ApplicationForm;
  readonly write: (change: Partial<ApplicationForm>) => void;
  readonly errors: readonly StepError[];
  readonly draft: Draft | null;
  /** The field that a link led to. */
  readonly target: AskedField | null;
}

export const controlId = (field: AskedField): string => `application-${field}`;

/** Required fields have sentences of their own; of the others the summary says the name too. */
export const isRequired = (field: AskedField): boolean => REQUIRED.has(field);

const REQUIRED: ReadonlySet<AskedField> = new Set([
  'fullName',
  'age',
  'gender',
  'address',
  'firNumber',
  'policeStation',
  'court',
  'sections',
  'allegations',
  'bailGrounds',
]);

/** Asked for one relief alone, and never left empty there; what is wrong with them is said with their names. */
const NEEDED_THERE: ReadonlySet<FormField> = new Set(['convictingCourt', 'convictedOn', 'sentence']);

/** What every control takes; a field that may stay empty says so in its label. */
function useField(field: FormField, { errors }: StepProps, hint?: ReactNode) {
  const { generator: words } = useText();
  const hints: Partial<Record<FormField, string>> = words.hints;
  const label =
    REQUIRED.has(field) || NEEDED_THERE.has(field) ? (
      words.fields[field]
    ) : (
      <>
        {words.fields[field]} <span className="quiet optional">{words.optional}</span>
      </>
    );
  return {
    id: controlId(field),
    label,
    hint: hint ?? hints[field],
    error: errors.find((error) => error.field === field)?.message,
  };
}

type TextName = Exclude<FormField, ChoiceName | 'language'>;

interface TextProps extends Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'lang' | 'list'> {
  readonly name: TextName;
  readonly step: StepProps;
  readonly help?: ReactNode;
}

export function TextOf({ name, step, help, ...native }: TextProps) {
  const field = useField(name, step, help);
  return (
    <TextField
      {...field}
      {...native}
      value={step.form[name]}
      onChange={(value) => step.write({ [name]: value })}
    />
  );
}

/** Picked from the tables, or typed with commas: the draft keeps the same text either way. */
export function SectionsOf({ step }: Pick<TextProps, 'step'>) {
  const field = useField('sections', step);
  return (
    <SectionPicker {...field} value={step.form.sections} onChange={(sections) => step.write({ sections })} />
  );
}

export function LongTextOf({ name, step, rows }: TextProps & { readonly rows: number }) {
  const field = useField(name, step);
  return (
    <TextArea
      {...field}
      rows={rows}
      value={step.form[name]}
      onChange={(value) => step.write({ [name]: value })}
    />
  );
}

export function DateOf({ name, step }: Pick<TextProps, 'name' | 'step'>) {
  const { generator: words } = useText();
  const field = useField(name, step);
  return (
    <DateField
      {...field}
      words={words.dateWords}
      value={step.form[name]}
      onChange={(value) => step.write({ [name]: value })}
    />
  );
}

type ChoiceName =
  | 'gender'
  | 'court'
  | 'custodyStatus'
  | 'relief'
  | 'chargesheet'
  | 'remandExtension'
  | 'antecedents'
  | 'finePaid'
  | 'onBailAtConviction'
  | 'firInOtherState'
  | 'onBailAtOffence'
  | 'unlawfulEntry'
  | 'sickOrInfirm'
  | 'woman'
  | 'child'
  | 'annexure'
  | 'coercive'
  | 'groundsOfArrest'
  | 'production'
  | 'appearanceNotice'
  | 'relativeInformed'
  | 'reasonsInWriting'
  | 'bailOrder'
  | 'chequeDeposit'
  | 'previousBail'
  | 'bailConditions';

interface ChoiceProps<N extends ChoiceName> {
  readonly name: N;
  readonly step: StepProps;
  readonly help?: ReactNode;
  /** The words of the row that stands for no choice. */
  readonly none?: string;
  /** Where the choice changes another field too. */
  readonly onChange?: (value: ApplicationForm[N]) => void;
}

export function ChoiceOf<N extends ChoiceName>({ name, step, help, none, onChange }: ChoiceProps<N>) {
  const { choices, generator: words } = useText();
  const field = useField(name, step, help);
  const options: readonly { value: string; label: string }[] = choices[name];
  const change = (value: string) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options are the values of the field
    if (onChange) onChange(value as ApplicationForm[N]);
    else step.write({ [name]: value });
  };
  return (
    <SelectField
      {...field}
      none={none ?? words.choose}
      options={options}
      value={step.form[name]}
      onChange={change}
    />
  );
}
