import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { partialFromForm } from '#contract/application-form.ts';
import { assertNever } from '#kernel/assert.ts';
import { fileDraft } from '#data/file-application.ts';
import { useDevice } from '#data/react/use-device.ts';
import { keepStorage } from '#parts/keep-storage.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { notify } from '#ui/notices.ts';
import { SummaryPart } from '#ui/summary-part.tsx';
import { DocumentPane } from './document-pane.tsx';
import { controlId } from './form-fields.tsx';
import { reviewFacts } from './review-facts.ts';
import { errorsByField, type StepError } from './step-errors.ts';
import type { DraftPen, Step } from './use-draft.ts';

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

/** Everything typed is saved first; then the draft becomes the application, in one step or not at all. */
function useFiling({ id, pen, onRefused }: Pick<ReviewProps, 'id' | 'pen' | 'onRefused'>) {
  const { generator: words } = useText();
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly StepError[]>([]);
  const amends = pen.draft?.amends !== undefined;

  const fileIt = async () => {
    setBusy(true);
    const safe = await pen.flush();
    const filed = safe ? await fileDraft(db, ports, id) : null;
    setBusy(false);
    if (filed?.ok) {
      void keepStorage(db, ports);
      notify({
        type: 'success',
        title: amends ? words.notices.changed : words.notices.generated,
        description: amends ? words.notices.changedText : words.notices.generatedText,
      });
      void navigate(`/application?id=${filed.value.applicationId}`, { replace: true });
      return;
    }
    explain(filed?.error ?? { kind: 'storage-full' });
  };

  type Refusal = Extract<Awaited<ReturnType<typeof fileDraft>>, { ok: false }>['error'];
  const explain = (refusal: Refusal) => {
    const say = (description: string, title: string = words.notices.full) =>
      notify({ type: 'error', title, description, stayMs: 15_000 });
    switch (refusal.kind) {
      case 'invalid': {
        const errors = errorsByField(refusal.fields);
        setRefused(errors);
        say(words.notices.invalid, words.problem);
        if (errors[0]) onRefused(errors[0].step);
        return;
      }
      case 'gone':
        say(words.notices.gone, words.problem);
        return;
      case 'closed':
        say(words.notices.closed, words.problem);
        return;
      case 'storage-full':
        say(words.notices.fullText);
        return;
      default:
        assertNever(refusal);
    }
  };
  return { busy, refused, fileIt };
}
