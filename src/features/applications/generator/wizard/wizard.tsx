import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ASKED_AT, type AskedField } from '#domain/application/field-at.ts';
import { holdDraft, isHeldElsewhere, takeOverDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { useApplicationSeed } from '#parts/application-seed.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type DraftPen, type Step, useDraft } from './use-draft.ts';
import { useLateProfile } from './use-late-profile.ts';
import { holdTabLock, isTabOpen } from './tab-lock.ts';
import { WizardSteps } from './wizard-steps.tsx';

const HOLD_MS = 20_000;

interface WizardProps {
  readonly id: string;
  /** Not in Dexie yet, as expected. */
  readonly isNew: boolean;
}

export function Wizard({ id, isNew }: WizardProps) {
  const { generator: words } = useText();
  const { step, target, go, begin, pin } = useStepInAddress(id);
  const pen = useDraft(id, useApplicationSeed(), begin);
  usePinnedStep({ step, stored: pen.draft?.step, pin });
  useLateProfile(pen);
  const tabConflict = useHold(pen);

  if (pen.loading) {
    return (
      <Page>
        <PageHead over={words.over} title={words.steps[step === null ? 0 : step - 1]} />
        <Skeleton label={words.opening} rows={4} />
      </Page>
    );
  }
  if (!pen.draft && !isNew) return <DraftGone />;
  return (
    <>
      {tabConflict && (
        <Note kind="wait" role="status">
          <p>{words.otherTab}</p>
          <Button onClick={tabConflict.takeOver}>{words.takeOver}</Button>
        </Note>
      )}
      <WizardSteps
        id={id}
        pen={pen}
        asked={step ?? pen.draft?.step ?? 1}
        target={target}
        go={go}
        locked={tabConflict !== null}
      />
    </>
  );
}

/** Step from the URL, or the last step of the draft. */
function useStepInAddress(id: string) {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('step'));
  const step = isStep(named) ? named : null;
  const here = useMemo(() => ({ params, href: window.location.href }), [params]);
  const begin = useCallback(() => {
    if (params.get('draft') === id) return;
    // the user may have left before the first save: do not navigate back
    if (window.location.href === here.href) setParams({ draft: id }, { replace: true });
  }, [params, here, setParams, id]);
  /** Without a step in its address, Back would lead to the step that was stored last. */
  const pin = useCallback(
    (opened: Step) => {
      if (window.location.href !== here.href) return;
      setParams({ draft: id, step: String(opened) }, { replace: true });
    },
    [here, setParams, id],
  );
  const go = useCallback(
    (next: Step, field?: AskedField) => {
      setParams({ draft: id, step: String(next), ...(field && { at: field }) });
    },
    [setParams, id],
  );
  const at = params.get('at');
  return { step, target: at !== null && isAsked(at) ? at : null, go, begin, pin };
}

interface StepOfAddress {
  readonly step: Step | null;
  readonly stored: Step | undefined;
  readonly pin: (step: Step) => void;
}

function usePinnedStep({ step, stored, pin }: StepOfAddress): void {
  useEffect(() => {
    if (step === null && stored !== undefined) pin(stored);
  }, [step, stored, pin]);
}

const isAsked = (field: string): field is AskedField => field in ASKED_AT;

const isStep = (step: number): step is Step => [1, 2, 3, 4].includes(step);

/**
 * Marks this tab as the writer. If another tab writes, this one is read-only until it takes over or the other
 * closes.
 */
function useHold({ draft }: DraftPen): { readonly takeOver: () => void } | null {
  const { db, ports } = useDevice();
  const id = draft?._id;
  useEffect(() => {
    if (!id) return undefined;
    holdTabLock(ports.tabId);
    const beat = (): void => void bestEffort(holdDraft(db, ports, id));
    beat();
    const timer = setInterval(beat, HOLD_MS);
    return () => clearInterval(timer);
  }, [db, ports, id]);

  const elsewhere = draft && isHeldElsewhere(draft, ports) ? draft.tabId : null;
  const takeOver = useCallback(
    (from?: string) => {
      if (id) void bestEffort(takeOverDraft(db, ports, id, from));
    },
    [db, ports, id],
  );
  const [gone, setGone] = useState<string | null>(null); // kept in state, in case full storage cannot record it
  useEffect(() => {
    if (elsewhere === null) return;
    const look = async () => {
      if (await isTabOpen(elsewhere)) return;
      setGone(elsewhere);
      takeOver(elsewhere);
    };
    void look();
  }, [elsewhere, takeOver]);
  return elsewhere === null || elsewhere === gone ? null : { takeOver: () => takeOver() };
}

function DraftGone() {
  const { generator: words } = useText();
  const shown = words.gone;
  return (
    <Page>
      <PageHead over={words.over} title={shown.title} />
      <Empty
        title={shown.title}
        act={
          <ButtonLink kind="primary" to="/application">
            {shown.start}
          </ButtonLink>
        }
      >
        {shown.text}
      </Empty>
    </Page>
  );
}
