import { useCourtDay } from '#data/react/use-court-day.ts';
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { type CalendarDate, indianDate, isDay } from '#kernel/calendar-date.ts';
import { keptDate, readDateField, type DateFieldReading } from '#reading/date-field.ts';
import { ClosedDayNote } from '#parts/court-closed/closed-day-mark.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { describedBy, FieldFrame, type FieldProps } from '#ui/controls/field-frame.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { useTypedText } from './use-typed-text.ts';

export interface DateBoxProps extends FieldProps {
  /** `YYYY-MM-DD`, or the text that is not read yet. */
  readonly value: string;
  /** A day without a year is the last one, not the next one. */
  readonly past?: boolean | undefined;
  /** Its court sits on this day: a closed day is pointed out. */
  readonly sitting?: SittingMatter | undefined;
  readonly onChange: (value: string) => void;
}

const shown = (value: string): string => (isDay(value) ? indianDate(value) : value);

/** One text field for a date in any form. Its reading is shown before it is taken; typed text is never dropped. */
export function DateBox({ id, label, hint, error, value, past = false, sitting, onChange }: DateBoxProps) {
  const { fields } = useText();
  const { day: today } = useCourtDay();
  const context = { today, purpose: past ? 'past' : undefined };
  const kept = (typed: string): string => keptDate(typed, context);
  const { text, show, change } = useTypedText({ value, kept, onChange, shown });
  const read = readDateField(text, context);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="date-box">
        <input
          {...describedBy({ id, hint, error })}
          id={id}
          type="text"
          className="control"
          autoComplete="off"
          translate="no"
          placeholder={fields.date.form}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => read.kind === 'read' && show(indianDate(read.date))}
        />
        <CalendarButton
          label={fields.date.calendar}
          value={isDay(value) ? value : ''}
          onPick={(date) => change(shown(date))}
        />
      </div>
      <DateReading read={read} typed={text} onTake={(date) => change(indianDate(date))} />
      {sitting && <ClosedDayNote day={value} matter={sitting} />}
    </FieldFrame>
  );
}

interface DateReadingProps {
  readonly read: DateFieldReading;
  readonly typed: string;
  readonly onTake: (date: CalendarDate) => void;
}

function DateReading({ read, typed, onTake }: DateReadingProps) {
  const words = useText().fields.date;
  const isPlain = read.kind === 'empty' || (read.kind === 'read' && indianDate(read.date) === typed.trim());
  if (isPlain) return null;
  const offered = read.kind === 'asked' ? read.date : read.kind === 'read' ? read.other : null;
  return (
    <div className="date-reading" role="status">
      <p className="hint">{readingText(read, words)}</p>
      {offered !== null && (
        <Button onMouseDown={(event) => event.preventDefault()} onClick={() => onTake(offered)}>
          {read.kind === 'asked' ? words.take(indianDate(offered)) : words.other(indianDate(offered))}
        </Button>
      )}
    </div>
  );
}

type DateWords = ReturnType<typeof useText>['fields']['date'];

function readingText(read: DateFieldReading, words: DateWords): string {
  if (read.kind === 'empty') return '';
  if (read.kind === 'unread') return words.unread;
  const day = indianDate(read.date);
  return read.kind === 'read' ? words.read(day) : words.ask(day);
}
