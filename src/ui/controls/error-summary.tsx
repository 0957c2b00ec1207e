import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Seal } from '#ui/icon.tsx';
import { useApiMessage } from '#ui/feedback/api-message.ts';

export interface FieldError {
  /** Id of the control. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  /** "There is a problem". */
  title: string;
  errors: readonly FieldError[];
  /** Number of attempts: the summary takes focus on each, even with unchanged errors. */
  attempt: number;
}

/** Lists the errors with links to their fields. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const translate = useApiMessage();
  const titleId = useId(); // a page may have two forms
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Seal />
        {title}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {translate(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The router owns the hash, so move only the focus. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.closest('.field')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
