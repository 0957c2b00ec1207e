import { Stamp } from 'lucide-react';
import { partialFromForm } from '#contract/application-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { SummaryPart } from '#ui/summary-part.tsx';
import { DocumentPane } from './document-pane.tsx';
import { controlId } from './form-fields.tsx';
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
  const { generator: words } = useText();
  const { busy, refused, fileIt } = useFiling({ id, pen, onRefused });
  const amends = pen.draft?.amends !== undefined;
  return (
    <div className="gen">
      <div className="stack stack--loose">
        <ErrorSummary
          title={words.problem}
          attempt={refused.length}
          errors={refused.map(({ field, message }) => ({ id: controlId(field), message }))}
        />
        <LedgerSection title={words.checkTitle}>
          {([1, 2, 3] as const).map((step) => (
            <SummaryPart
              key={step}
              title={words.steps[step - 1]}
              facts={reviewFacts(pen.form, step, words)}
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
        content={partialFromForm(pen.form, pen.draft?.under)}
        number={null}
        unfinished
        stepLink={(step) => ({ label: `${words.change} ${words.steps[step - 1]}`, onGo: () => goTo(step) })}
      />
    </div>
  );
}
