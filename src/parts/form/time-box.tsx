import { useState } from 'react';
import { keptTime } from '#reading/time-field.ts';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';

/** A time on the clock of 24 hours in any browser. The field shows the time as read when the user leaves it. */
export function TimeBox({ value, onChange, ...field }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const [typed, setTyped] = useState(value);
  const text = keptTime(typed) === value ? typed : value; // the form value was changed from outside
  const change = (next: string) => {
    setTyped(next);
    onChange(keptTime(next));
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      translate="no"
      value={text}
      onChange={change}
      onBlur={() => setTyped(value)}
    />
  );
}
