import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ASKED_AT, type AskedField } from '#domain/application/field-at.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { usePageMark } from '#ui/page-mark.ts';
import { Steps } from '#ui/controls/steps.tsx';
import { DraftSafety } from './draft-safety.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { CaseStep } from './case-step.tsx';
import { controlId, isRequired, type StepProps } from './form-fields.tsx';
import { GroundsStep } from './grounds-step.tsx';
import { lawErrors } from './law-errors.ts';
import { PersonStep } from './person-step.tsx';
import { formErrors, type StepError } from './step-errors.ts';
import type { DraftPen, Step } from './use-draft.ts';
import { useSameCase } from './use-same-case.ts';

interface WizardStepsProps {
  readonly id: string;
  readonly pen: DraftPen;
  /** Step in the URL. */
  readonly asked: Step;
  /** Field in the URL. */
  readonly target: AskedField | null;
  readonly go: (step: Step, field?: AskedField) => void;
  readonly locked: boolean;
}

export function WizardSteps({ id, pen, asked, target, go, locked }: WizardStepsProps) {
  const { generator: words } = useText();
  const { step, reachable, errors, shown, attempt, next, goTo, refused } = useSteps({ pen, asked, go });
  const props: StepProps = { form: pen.form, write: pen.write, errors: shown, draft: pen.draft, target };
  return (
    <Page kind={step === 4 ? 'wide' : undefined}>
      <PageHead
        at={`${id} ${step}`}
        over={words.over}
        title={words.steps[step - 1]}
        acts={<DraftSafety id={id} pen={pen} />}
      />
      <div>
        <Steps
          label={words.stepsLabel}
          position={words.stepOf(step)}
          names={words.steps}
          current={step}
          reachable={reachable}
          onGo={goTo}
        />
      </div>
      <fieldset className="bare" disabled={locked}>
        {step === 4 ? (
          <ReviewStep id={id} pen={pen} errors={errors} goTo={goTo} onRefused={refused} />
        ) : (
          <StepForm
            key={step}
            step={step}
            target={target}
            errors={shown}
            attempt={attempt}
            onNext={next}
            onBack={() => goTo(step - 1)}
          >
            <StepFields step={step} {...props} />
          </StepForm>
        )}
      </fieldset>
    </Page>
  );
}

function StepFields({ step, ...props }: StepProps & { readonly step: 1 | 2 | 3 }) {
  if (step === 1) return <PersonStep {...props} />;
  return step === 2 ? <CaseStep {...props} /> : <GroundsStep {...props} />;
}

/** Steps up to the first one with errors are reachable; errors appear after Next. */
function useSteps({ pen, asked, go }: Pick<WizardStepsProps, 'pen' | 'asked' | 'go'>) {
  const [tried, setTried] = useState<readonly Step[]>([]);
  const [attempt, setAttempt] = useState(0);
  const errors = useErrors(pen);
  const reachable: Step = errors[0]?.step ?? 4;
  const isReviewed = useIsReviewed(asked, reachable);
  const step: Step = asked > reachable && !isReviewed ? reachable : asked;
  const wrong = errors.filter((error) => error.step === step);

  const moveTo = async (target: Step, field?: AskedField) => {
    if (await pen.flush(target)) go(target, field);
  };
  const next = () => {
    setTried([...tried, step]);
    if (wrong.length > 0) setAttempt(attempt + 1);
    else void moveTo(following(step));
  };
  const goTo = (to: number, field?: AskedField) => {
    const target = ([1, 2, 3, 4] as const).find((each) => each === to);
    if (target) void moveTo(target, field);
  };
  const refused = (at: Step) => {
    setTried([...tried, at]);
    setAttempt(attempt + 1);
    go(at);
  };
  return { step, reachable, errors, shown: tried.includes(step) ? wrong : [], attempt, next, goTo, refused };
}

/** A value that becomes wrong while it is corrected on the last step does not close that step. */
function useIsReviewed(asked: Step, reachable: Step): boolean {
  const [isReviewed, setIsReviewed] = useState(false);
  const next = asked === 4 && (isReviewed || reachable === 4);
  if (next !== isReviewed) setIsReviewed(next);
  return next;
}

/** Errors of the contract and of the law, in step order. */
function useErrors({ form, draft }: DraftPen): readonly StepError[] {
  const words = useText();
  const { day: today } = useCourtDay();
  const law = useLawTables();
  const under = draft?.under;
  const filed = draft?.amends === undefined ? undefined : under;
  const isCaseOpen = useSameCase({ form, draft })?.answer === 'open';
  return useMemo(() => {
    const incomplete = formErrors(form, under);
    const missing = isCaseOpen ? [...incomplete, caseQuestion(words.generator)] : incomplete;
    if (law.status !== 'ready') return missing.toSorted((a, b) => a.step - b.step);
    const named = new Set(missing.map(({ field }) => field));
    const checked = { under, filed, tables: law.tables, today, words };
    const impossible = lawErrors(form, checked).filter(({ field }) => !named.has(field));
    return [...missing, ...impossible].toSorted((a, b) => a.step - b.step);
  }, [form, under, filed, law, today, words, isCaseOpen]);
}

/** The same FIR is never opened twice without an answer. */
const caseQuestion = ({ answerSameCase }: { readonly answerSameCase: string }): StepError => ({
  field: 'firNumber',
  step: ASKED_AT.firNumber.step,
  message: answerSameCase,
});

/** Focuses the field named by a link; its section is already open. */
function leadTo(field: AskedField | null): void {
  if (field === null) return;
  const control = document.getElementById(controlId(field));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

const following = (step: Step): Step => (step === 1 ? 2 : step === 2 ? 3 : 4);

interface StepFormProps {
  readonly step: Step;
  readonly target: AskedField | null;
  readonly errors: readonly StepError[];
  readonly attempt: number;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

function StepForm({ step, target, errors, attempt, onNext, onBack, children }: StepFormProps) {
  const { facts, generator: words } = useText();
  usePageMark('footActs');
  useEffect(() => leadTo(target), [target]); // after the step title took focus
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form noValidate onSubmit={submit} className="stack stack--loose wizard-form">
      <ErrorSummary
        title={words.problem}
        attempt={attempt}
        errors={errors.map(({ field, message }) => ({
          id: controlId(field),
          message: isRequired(field) ? message : words.named(facts.labels[field], message),
        }))}
      />
      {children}
      <div className="act-bar">
        <Button onClick={onBack} disabled={step === 1}>
          {words.back}
        </Button>
        <Button kind="primary" type="submit">
          {words.next}
        </Button>
      </div>
    </form>
  );
}
