import { useState } from 'react';
import { indianNumber } from '#kernel/indian-number.ts';
import { readFigure } from '#reading/figure-field.ts';
import { useText } from '#parts/text-context.tsx';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';

interface NumberBoxProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  readonly kind: 'number' | 'money';
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (figure: number | undefined) => void;
}

/** A field whose form keeps a number. "1 lakh" and "34 years" are accepted; other text stays with its fault. */
export function NumberBox({ kind, value, onChange, ...field }: NumberBoxProps) {
  const { facts } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const read = typed === null ? undefined : readOf(kind, typed);
  const isOwn = typed !== null && read === value; // otherwise the form was changed from outside
  const isUnread = isOwn && read === undefined && typed.trim() !== '';
  const change = (next: string) => {
    setTyped(next);
    setLeft(false);
    onChange(readOf(kind, next));
  };
  const leave = () => {
    setLeft(true);
    if (!isUnread) setTyped(null);
  };
  return (
    <TextField
      {...field}
      inputMode={kind === 'money' ? 'text' : 'numeric'}
      autoComplete="off"
      value={isOwn ? typed : shown(kind, value)}
      error={isUnread && isLeft ? facts.faults.number(field.label) : undefined}
      onChange={change}
      onBlur={leave}
    />
  );
}

const readOf = (kind: 'number' | 'money', typed: string): number | undefined =>
  readFigure(kind, typed) ?? undefined;

const shown = (kind: 'number' | 'money', value: number | undefined): string =>
  value === undefined ? '' : kind === 'money' ? indianNumber(value) : String(value);
