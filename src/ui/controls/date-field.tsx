import { type ClipboardEvent, useState } from 'react';
import { type DateParts, joinDate, pastedDate, splitDate } from './date-parts.ts';
import { describedBy, FieldGroup, type FieldProps } from './field-frame.tsx';

interface DateFieldProps extends FieldProps {
  words: Readonly<Record<keyof DateParts, string>>;
  /** `YYYY-MM-DD`, or the unfinished text. */
  value: string;
  onChange: (value: string) => void;
}

const PARTS = ['day', 'month', 'year'] as const;
const LENGTH = { day: 2, month: 2, year: 4 } as const;

/** Day, month and year as three text fields, without a picker. Typed text is never dropped. */
export function DateField({ id, label, hint, error, words, value, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const parts = joinDate(typed) === value ? typed : splitDate(value); // the form value was changed from outside

  const change = (next: DateParts) => {
    setTyped(next);
    onChange(joinDate(next));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedDate(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    change(pasted);
  };

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className="date" onPaste={paste}>
        {PARTS.map((part) => (
          <div key={part} className={part}>
            <label htmlFor={partId(id, part)}>{words[part]}</label>
            <input
              {...describedBy({ id, error })}
              id={partId(id, part)}
              className="control"
              inputMode="numeric"
              autoComplete="off"
              size={LENGTH[part]}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The day field has the id of the whole field, so that an error summary can link to it. */
const partId = (id: string, part: keyof DateParts) => (part === 'day' ? id : `${id}-${part}`);
