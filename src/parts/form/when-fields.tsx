import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { DateBox } from './date-box.tsx';
import { TimeBox } from './time-box.tsx';
import './when-fields.css';

interface DateAndTime {
  readonly date: string;
  readonly time: string;
}

interface WhenFieldsProps {
  /** Prefix of both field names, for a page with another date. */
  readonly prefix?: string;
  readonly words: Readonly<Record<keyof DateAndTime, string>> & { readonly timeHint?: string };
  readonly value: DateAndTime;
  readonly errors: Readonly<Partial<Record<keyof DateAndTime, string>>>;
  /** Its court sits on this day: a closed day is pointed out. */
  readonly sitting?: SittingMatter | undefined;
  readonly onChange: (part: Partial<DateAndTime>) => void;
}

/** Date and time, side by side if there is space. */
export function WhenFields({ prefix = '', words, value, errors, sitting, onChange }: WhenFieldsProps) {
  return (
    <div className="when">
      <DateBox
        id={`${prefix}date`}
        label={words.date}
        error={errors.date}
        value={value.date}
        sitting={sitting}
        onChange={(date) => onChange({ date })}
      />
      <TimeBox
        id={`${prefix}time`}
        label={words.time}
        hint={words.timeHint}
        error={errors.time}
        value={value.time}
        onChange={(time) => onChange({ time })}
      />
    </div>
  );
}
