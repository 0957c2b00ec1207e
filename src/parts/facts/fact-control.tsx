/** The input for a kind of fact, in wizard, clock and calculator. */
import type { ReactNode } from 'react';
import type { Fact } from '#facts/fact.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { FigureBox } from './figure-box.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { type Option, SelectField } from '#ui/controls/select-field.tsx';
import { LegacyOffer } from '#parts/form/legacy-offer.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TimeBox } from '#parts/form/time-box.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface FactControlProps {
  readonly fact: Pick<Fact, 'kind' | 'input' | 'lines' | 'suggestions' | 'past' | 'happened'>;
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options?: readonly Option[];
  /** Label of the empty choice. With it the choices are a select. */
  readonly none?: string;
  /** Longest text, in letters. */
  readonly maxLength?: number | undefined;
  /** Code of section numbers without one. */
  readonly fallbackCode?: 'BNS' | 'IPC' | undefined;
}

const NO_OPTIONS: readonly Option[] = [];

export function FactControl(props: FactControlProps) {
  const { fact, options = NO_OPTIONS, none, fallbackCode, maxLength, ...field } = props;
  const { kind, lines } = fact;
  if (kind === 'date') return <DateBox {...field} past={fact.past ?? fact.happened} />;
  if (kind === 'sections') return <SectionPicker {...field} fallbackCode={fallbackCode} />;
  if (kind === 'long') return <LongText {...field} rows={lines} />;
  if (kind !== 'choice' && kind !== 'yesNo')
    return <TypedField fact={fact} maxLength={maxLength} {...field} />;
  return none === undefined ? (
    <Segmented {...field} options={options} />
  ) : (
    <SelectField {...field} none={none} options={options} />
  );
}

const IN_FIGURES: ReadonlySet<Fact['kind']> = new Set(['number', 'money']);

function TypedField({ fact, ...field }: Omit<FactControlProps, 'options' | 'none' | 'fallbackCode'>) {
  const { kind, input, suggestions } = fact;
  const inputMode = input ?? (IN_FIGURES.has(kind) ? 'numeric' : undefined);
  const type = input === 'tel' || input === 'email' ? input : 'text';
  if (kind === 'number' || kind === 'money')
    return <FigureBox {...field} kind={kind} inputMode={inputMode} autoComplete="off" />;
  if (kind === 'hour') return <TimeBox {...field} />;
  return (
    <>
      <TextField {...field} type={type} inputMode={inputMode} list={suggestions} autoComplete="off" />
      {type === 'text' && inputMode === undefined && (
        <LegacyOffer text={field.value} onChange={field.onChange} />
      )}
    </>
  );
}
