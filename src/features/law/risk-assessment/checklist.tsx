import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RiskProposal } from '#law/risk/proposal.ts';
import { FolderOpen } from 'lucide-react';
import { useDevice } from '#data/react/use-device.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { DayText } from '#ui/time-text.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { ChecklistForm } from './checklist-form.ts';
import { FactorForm } from './factor-form.tsx';
import { Guide } from './guide.tsx';
import type { PressedChecklist } from './submitted-checklist.ts';
import { ResultSection } from './result-section.tsx';
import { SaveAct } from './save-act.tsx';

export interface ForCase {
  readonly caseId: string;
  /** FIR of the case; never a name. */
  readonly docket: string | null;
  readonly because: RiskProposal['because'] | null;
  /** Rights shown above any level. */
  readonly above: ReactNode;
  readonly saved: ReactNode;
}

function ToCase({ caseId }: { caseId: string }) {
  const { caseFile } = useText();
  const { user } = useDevice();
  if (user.role === 'judge') return null; // a judge opens the file of an application
  return (
    <ButtonLink icon={FolderOpen} to={`/case/${caseId}`}>
      {caseFile.title}
    </ButtonLink>
  );
}

interface ChecklistProps {
  readonly initial: ChecklistForm;
  readonly forCase?: ForCase;
}

/** Restores unsaved choices after a crash; leaving the screen resets them. */
export function Checklist(props: ChecklistProps) {
  const savedDraft = useFormDraft(nameOf(props));
  return savedDraft.status === 'ready' && <OpenChecklist {...props} kept={savedDraft.value} />;
}

const nameOf = ({ forCase }: ChecklistProps) => formNames.checklist(forCase?.caseId ?? '');

function OpenChecklist({ kept, ...props }: ChecklistProps & { readonly kept: KeptForm | null }) {
  const { initial, forCase } = props;
  const { risk } = useText();
  const [opened] = useState(initial);
  const [form, setForm] = useState(() => applyFormDraft(opened, kept));
  const [pressed, setPressed] = useState<PressedChecklist | null>(null);
  const { keep, forget, safety } = useDraftSaver(nameOf(props), opened);
  useOnLeaving(forget);
  const change = (chosen: ChecklistForm) => {
    setForm(chosen);
    keep(chosen);
  };
  const assess = () => setPressed({ form, attempt: (pressed?.attempt ?? 0) + 1 });
  const changed = pressed !== null && pressed.form !== form;
  return (
    <Page>
      <PageHead
        title={risk.title}
        over={<Over docket={forCase?.docket ?? null} />}
        acts={forCase && <ToCase caseId={forCase.caseId} />}
      />
      <About />
      {forCase?.above}
      <UnkeptNote safety={safety} />
      <div className="split">
        <FactorForm form={form} onForm={change} onAssess={assess} because={forCase?.because ?? null} />
        <div className="stack stack--loose">
          <ResultSection pressed={pressed} changed={changed} />
          {forCase && (
            <Keeping forCase={forCase} pressed={changed ? null : pressed} onSaved={() => forget(form)} />
          )}
        </div>
      </div>
      <Guide />
    </Page>
  );
}

function useOnLeaving(act: () => Promise<void>): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => void latest.current(), []);
}

interface KeepingProps {
  forCase: ForCase;
  pressed: PressedChecklist | null;
  onSaved: () => Promise<void>;
}

function Keeping({ forCase, pressed, onSaved }: KeepingProps) {
  return (
    <>
      {pressed && (
        <SaveAct key={pressed.attempt} caseId={forCase.caseId} pressed={pressed} onSaved={onSaved} />
      )}
      {forCase.saved}
    </>
  );
}

function Over({ docket }: { docket: string | null }) {
  const { risk } = useText();
  const { day } = useCourtDay();
  return (
    <>
      {risk.over} · {docket !== null && <Docket>{docket}</Docket>} <DayText day={day} />
    </>
  );
}

/** Explains the checklist before its questions. */
function About() {
  const { about } = useText().risk;
  return (
    <LedgerSection title={about.title}>
      <Note kind="info">
        <div className="stack">
          <p>
            {about.checklist} <strong>{about.notValidated}</strong>
          </p>
          <p>{about.rights}</p>
          <p>{about.person}</p>
        </div>
      </Note>
    </LedgerSection>
  );
}
