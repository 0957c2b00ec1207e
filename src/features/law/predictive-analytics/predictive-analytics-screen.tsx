/** /predictive-analytics: outcomes of the user's matters like the described one, and of all over time. */
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { Foresight } from '#domain/analytics/foresight.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ForesightResult } from './foresight-result.tsx';
import { History } from './history.tsx';
import { PredictionFields } from './prediction-fields.tsx';
import { BLANK_PREDICTION, describedIn, faultsIn, type PredictionForm } from './prediction-form.ts';
import { SampleResult } from './sample-result.tsx';
import { type OwnMattersState, useOwnMatters } from './use-own-matters.ts';
import './predictive-analytics.css';

/** Restores the form. */
export function PredictiveAnalyticsScreen() {
  const savedDraft = useFormDraft(formNames.prediction);
  return savedDraft.status === 'ready' && <OpenScreen kept={savedDraft.value} />;
}

function OpenScreen({ kept }: { kept: KeptForm | null }) {
  const { foresight: words } = useText();
  const [state, count] = useOwnMatters();
  const [form, setForm] = useState(() => applyFormDraft(BLANK_PREDICTION, kept));
  const { keep, safety } = useDraftSaver(formNames.prediction, BLANK_PREDICTION);
  const [pressed, setPressed] = useState<{ readonly form: PredictionForm; readonly attempt: number } | null>(
    null,
  );
  const faults = pressed ? faultsIn(pressed.form) : {};
  const say = (change: Partial<PredictionForm>) => {
    const typed = { ...form, ...change };
    setForm(typed);
    keep(typed);
  };
  const predict = () => {
    setPressed({ form, attempt: (pressed?.attempt ?? 0) + 1 });
    if (Object.keys(faultsIn(form)).length === 0) void count(describedIn(form));
  };
  return (
    <Page kind="wide">
      <PageHead title={words.title} />
      <p className="quiet foresight-lead">{words.lead}</p>
      <div className="foresight">
        <section className="stack" aria-labelledby="foresight-form">
          <h2 id="foresight-form">{words.form.title}</h2>
          <ErrorSummary
            title={words.faults.title}
            errors={Object.entries(faults).map(([field, fault]) => ({
              id: `prediction-${field}`,
              message: words.faults[fault],
            }))}
            attempt={pressed?.attempt ?? 0}
          />
          <UnkeptNote safety={safety} />
          <PredictionFields
            form={form}
            faults={faults}
            offences={state.status === 'ready' ? state.counted.offences : []}
            say={say}
            onSubmit={predict}
          />
        </section>
        <div className="stack stack--loose">
          <OnceKnown label={words.reading} rows={4}>
            <CountsPane
              state={state}
              form={pressed?.form ?? null}
              changed={pressed !== null && pressed.form !== form}
              again={() => void count(pressed ? describedIn(pressed.form) : null)}
            />
          </OnceKnown>
        </div>
      </div>
    </Page>
  );
}

interface CountedProps {
  readonly state: OwnMattersState;
  /** As submitted with Predict. */
  readonly form: PredictionForm | null;
  readonly changed: boolean;
  readonly again: () => void;
}

function CountsPane({ state, form, changed, again }: CountedProps) {
  const { foresight: words } = useText();
  if (state.status === 'ready') {
    const { foresight, trends } = state.counted;
    return (
      <>
        {foresight && form && <Result foresight={foresight} form={form} changed={changed} />}
        <History trends={trends} />
      </>
    );
  }
  if (state.status === 'counting') return <Skeleton label={words.reading} rows={4} />;
  return (
    <Empty
      icon={ChartNoAxesColumn}
      title={words.failed.title}
      act={<Button onClick={again}>{words.failed.again}</Button>}
    >
      {words.failed.text}
    </Empty>
  );
}

interface ResultProps {
  readonly foresight: Foresight;
  readonly form: PredictionForm;
  readonly changed: boolean;
}

/** The specification's sample appears only if there is nothing to count. */
function Result({ foresight, form, changed }: ResultProps) {
  return foresight.group.decided === 0 ? (
    <SampleResult />
  ) : (
    <ForesightResult foresight={foresight} form={form} changed={changed} />
  );
}
