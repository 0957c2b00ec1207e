/** Stands in the card itself, so that one sees what one writes about. Escape closes it; what was typed is kept. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ReportFields } from './report-fields.tsx';
import { type ReportField, reportId, type ReportWork, useReport } from './use-report.ts';

const ORDER: readonly ReportField[] = ['fault', 'message', 'email'];

export function ReportForm(work: ReportWork) {
  const { report: words } = useText().legalDatabase;
  const form = useReport(work);
  const heading = useHeadingFocus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) void form.close();
  };
  return (
    <div className="law-report-form" role="presentation" onKeyDown={onKeyDown}>
      <FormFrame
        form={form}
        order={ORDER}
        idOf={reportId}
        className="stack"
        labelledBy="law-report-title"
        before={
          <>
            <h3 id="law-report-title" ref={heading} tabIndex={-1}>
              {words.title(work.place.title)}
            </h3>
            <p className="small quiet">{words.about}</p>
          </>
        }
      >
        <ReportFields draft={form.values} errors={form.errors} onChange={form.change} />
        <div className="row">
          <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
            {words.send}
          </Button>
          <Button onClick={() => void form.close()}>{words.close}</Button>
        </div>
      </FormFrame>
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
