import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Seal } from './icon.tsx';
import { useApiMessage } from './api-message.ts';

export interface FieldError {
  /** The id of the control. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  /** "There is a problem". */
  title: string;
  errors: readonly FieldError[];
  /** Counts the tries: the summary takes focus at each, also when the errors are the same again. */
  attempt: number;
}

/** What is wrong, in the words of the fields, each leading to its field. Shows nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const said = useApiMessage();
  const titleId = useId(); // two forms may stand on one page
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
              {said(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hash is the router's; focus alone moves there. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.closest('.field')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
