import { keptTime } from '#reading/time-field.ts';
import { useTypedText } from './use-typed-text.ts';
import { TextField, type TextFieldProps } from '#ui/controls/text-field.tsx';

/** A time on the clock of 24 hours in any browser. The field shows the time as read when the user leaves it. */
export function TimeBox({ value, onChange, ...field }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const { text, show, change } = useTypedText({ value, kept: keptTime, onChange });
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      translate="no"
      value={text}
      onChange={change}
      onBlur={() => show(value)}
    />
  );
}
