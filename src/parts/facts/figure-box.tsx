import { indianNumber } from '#kernel/indian-number.ts';
import { useTypedText } from '#parts/form/use-typed-text.ts';
import { keptFigure } from '#reading/figure-field.ts';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';

type FigureBoxProps = Omit<TextFieldProps, 'type'> & { readonly kind: 'number' | 'money' };

/** Accepts "34 years" and "50,000/-". The field shows the number as read when the user leaves it. */
export function FigureBox({ kind, value, onChange, ...field }: FigureBoxProps) {
  const kept = (typed: string): string => keptFigure(kind, typed);
  const { text, show, change } = useTypedText({ value, kept, onChange });
  return <TextField {...field} value={text} onChange={change} onBlur={() => show(shown(kind, value))} />;
}

const shown = (kind: 'number' | 'money', value: string): string =>
  kind === 'money' && /^\d+$/.test(value) ? indianNumber(Number(value)) : value;
