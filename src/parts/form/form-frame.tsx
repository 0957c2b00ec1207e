/** Layout of a form: error summary, fields, buttons. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useEntranceText } from '#parts/text-context.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useApiMessage } from '#ui/feedback/api-message.ts';
import { summaryOf } from './form-errors.ts';
import type { Form } from './use-form.ts';

interface FormFrameProps<F extends string> {
  form: Pick<Form<never, F>, 'attempt' | 'errors' | 'refusal' | 'submit'> & { readonly back?: boolean };
  /** Field order of the summary. */
  order: readonly F[];
  idOf?: (field: F) => string;
  className?: string;
  labelledBy?: string;
  /** Content above the error summary. */
  before?: ReactNode;
  children: ReactNode;
}

export function FormFrame<F extends string>(props: FormFrameProps<F>) {
  const { form, order, idOf, className = 'form', labelledBy, before, children } = props;
  const { fields } = useEntranceText();
  return (
    <form className={className} aria-labelledby={labelledBy} noValidate onSubmit={form.submit}>
      {before}
      <ErrorSummary
        title={fields.problem}
        errors={summaryOf(form.errors, order, idOf)}
        attempt={form.attempt}
      />
      {form.refusal !== null && <RefusalNote key={form.attempt}>{form.refusal}</RefusalNote>}
      {form.back && <p className="hint">{fields.back}</p>}
      {children}
    </form>
  );
}

/** The button is at the foot of the form, so scroll its error into view. */
function RefusalNote({ children }: { children: string }) {
  const messageOf = useApiMessage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Note kind="danger" role="alert">
        {messageOf(children)}
      </Note>
    </div>
  );
}
