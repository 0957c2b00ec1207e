import { useState } from 'react';
import { indianNumber } from '#kernel/indian-number.ts';
import { keptFigure } from '#reading/figure-field.ts';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';

type FigureBoxProps = Omit<TextFieldProps, 'type'> & { readonly kind: 'number' | 'money' };

/** Accepts "34 years" and "50,000/-". The field shows the number as read when the user leaves it. */
export function FigureBox({ kind, value, onChange, ...field }: FigureBoxProps) {
  const [typed, setTyped] = useState(value);
  const text = keptFigure(kind, typed) === value ? typed : value; // the form value was changed from outside
  const change = (next: string) => {
    setTyped(next);
    onChange(keptFigure(kind, next));
  };
  return <TextField {...field} value={text} onChange={change} onBlur={() => setTyped(shown(kind, value))} />;
}

const shown = (kind: 'number' | 'money', value: string): string =>
  kind === 'money' && /^\d+$/.test(value) ? indianNumber(Number(value)) : value;
