import { Stamp } from 'lucide-react';
import { useMemo } from 'react';
import { partialFromForm } from '#domain/application-form.ts';
import { useUnfinishedDocument } from '#parts/court-document/use-court-document.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { SummaryPart } from '#ui/summary-part.tsx';
import { DocumentPane } from './document-pane.tsx';
import { controlId } from './form-fields.tsx';
import { PaperCheck } from './paper-check.tsx';
import { reviewFacts } from './review-facts.ts';
import type { DraftPen, Step } from './use-draft.ts';
import { useFiling } from './use-filing.ts';

interface ReviewProps {
  readonly id: string;
  readonly pen: DraftPen;
  readonly goTo: (step: number) => void;
  /** The contract refused what the steps had let through: back to the step that asks for it. */
  readonly onRefused: (step: Step) => void;
}

export function ReviewStep({ id, pen, goTo, onRefused }: ReviewProps) {
  const text = useText();
  const { generator: words } = text;
  const { busy, refused, fileIt } = useFiling({ id, pen, onRefused });
  const under = pen.draft?.under;
  const content = useMemo(() => partialFromForm(pen.form, under), [pen.form, under]);
  const document = useUnfinishedDocument(content, pen.draft);
  const amends = pen.draft?.amends !== undefined;
  return (
    <div className="gen">
      <div className="stack stack--loose">
        <ErrorSummary
          title={words.problem}
          attempt={refused.length}
          errors={refused.map(({ field, message }) => ({ id: controlId(field), message }))}
        />
        <PaperCheck document={document} />
        <LedgerSection title={words.checkTitle}>
          {([1, 2, 3] as const).map((step) => (
            <SummaryPart
              key={step}
              title={words.steps[step - 1]}
              facts={reviewFacts(pen.form, step, text)}
              change={{
                label: words.change,
                name: `${words.change} ${words.steps[step - 1]}`,
                onChange: () => goTo(step),
              }}
            />
          ))}
        </LedgerSection>
        <div className="act-bar">
          <Button onClick={() => goTo(3)}>{words.back}</Button>
          <Button
            kind="primary"
            icon={Stamp}
            busy={busy ? words.filing : undefined}
            onClick={() => void fileIt()}
          >
            {amends ? words.sendChanges : words.fileIt}
          </Button>
        </div>
        <p className="small quiet">{words.keptFirst}</p>
      </div>
      <DocumentPane
        document={document}
        stepLink={(step) => ({
          href: `/application?draft=${id}&step=${step}`,
          label: `${words.change} ${words.steps[step - 1]}`,
          onClick: (event) => {
            event.preventDefault();
            goTo(step);
          },
        })}
      />
    </div>
  );
}
