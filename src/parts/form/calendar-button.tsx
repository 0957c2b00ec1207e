import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface CalendarButtonProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onPick: (date: string) => void;
}

/** Opens the calendar of the browser, next to a text field that accepts the same date. */
export function CalendarButton({ label, value, onPick }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="date-picker">
      <Button icon={CalendarDays} aria-label={label} title={label} onClick={() => open(picker.current)} />
      <input
        ref={picker}
        type="date"
        aria-label={label}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={(event) => event.target.value !== '' && onPick(event.target.value)}
      />
    </span>
  );
}

function open(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker();
  } catch {
    picker?.focus(); // an old browser without `showPicker`: the field itself can be typed in
  }
}
