/** Stands in the card itself, so that one sees what one writes about. Escape closes it; what was typed is kept. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { summaryOf } from '#parts/form-errors.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import { ReportFields } from './report-fields.tsx';
import { type ReportField, type ReportWork, useReport } from './use-report.ts';

const ORDER: readonly ReportField[] = ['report-fault', 'report-message', 'report-email'];

export function ReportForm(work: ReportWork) {
  const { fields, legalDatabase } = useText();
  const { report: words } = legalDatabase;
  const { draft, change, close, send, sending, failure, attempt, errors } = useReport(work);
  const heading = useHeadingFocus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) void close();
  };
  return (
    <div className="law-report-form" role="presentation" onKeyDown={onKeyDown}>
      <form className="stack" aria-labelledby="law-report-title" onSubmit={submit} noValidate>
        <h3 id="law-report-title" ref={heading} tabIndex={-1}>
          {words.title(work.place.title)}
        </h3>
        <p className="small quiet">{words.about}</p>
        <ErrorSummary title={fields.problem} errors={summaryOf(errors, ORDER)} attempt={attempt} />
        <ReportFields draft={draft} errors={errors} onChange={change} />
        {failure !== null && (
          <Note kind="danger" role="alert">
            {failure}
          </Note>
        )}
        <div className="row">
          <Button kind="primary" type="submit" busy={sending ? words.sending : undefined}>
            {words.send}
          </Button>
          <Button onClick={() => void close()}>{words.close}</Button>
        </div>
      </form>
    </div>
  );
}

/** The form was asked for: its name is read, and the first field is one Tab away. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
