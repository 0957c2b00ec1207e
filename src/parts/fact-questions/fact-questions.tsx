/** Asks for the missing facts of a matter in place and saves them in its record. */
import { type FormEvent, useState } from 'react';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import type { CaseRefusal } from '#data/records/case/save-case.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { formerName, withPresentNames } from '#facts/former-names.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { useText } from '#parts/text-context.tsx';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary, type FieldError } from '#ui/controls/error-summary.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { type FactFaults, factFaults, fieldOrder } from './fact-faults.ts';
import { FactFields } from './fact-fields.tsx';
import { type FactForm, factForm, knownForm, type Question } from './fact-form.ts';
import { factPatch } from './fact-patch.ts';
import './fact-questions.css';

interface FactQuestionsProps {
  readonly caseId: string;
  readonly facts: KnownFacts;
  readonly questions: readonly Question[];
  readonly onSaved: () => void;
  /** Shows known facts; otherwise repeatable facts are asked again. */
  readonly correcting?: boolean;
  /** Previews the effect of the answers on the dates of this case. */
  readonly aheadIn?: CaseRow;
}

/** Restores an unsaved draft. */
export function FactQuestions(props: FactQuestionsProps) {
  const name = factsFormOf(props);
  const formDraft = useFormDraft(name);
  return formDraft.status === 'ready' && <OpenQuestions key={name} {...props} kept={formDraft.value} />;
}

const factsFormOf = ({ caseId, questions }: Pick<FactQuestionsProps, 'caseId' | 'questions'>) =>
  `${formNames.facts(caseId)}${questions.map(formerName).join('+')}` as const;

interface OpenQuestionsProps extends FactQuestionsProps {
  readonly kept: KeptForm | null;
}

function OpenQuestions(props: OpenQuestionsProps) {
  const { caseId, facts, questions, aheadIn } = props;
  const text = useText();
  const words = text.clock.facts;
  const { form, write, attempt, faults, saving, submit, answered, safety } = useFactForm(props);
  return (
    <form className="fact-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary title={text.fields.problem} errors={summaryOf(caseId, faults)} attempt={attempt} />
      <UnkeptNote safety={safety} />
      <p className="hint">{words.intro}</p>
      <FactFields {...{ caseId, facts, questions, form, write, faults }} />
      {answered && aheadIn && <FactsAhead record={aheadIn} patch={answered} />}
      <div className="row">
        <Button kind="primary" type="submit" busy={saving ? words.saving : undefined}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function summaryOf(caseId: string, faults: FactFaults): FieldError[] {
  return Object.entries(faults)
    .toSorted(([a], [b]) => fieldOrder(a) - fieldOrder(b))
    .map(([field, message = '']) => ({ id: `fact-${caseId}-${field}`, message }));
}

const NONE: FactFaults = {};

function useFactForm(props: OpenQuestionsProps) {
  const { caseId, facts, questions, onSaved, correcting, kept } = props;
  const text = useText();
  const { db, ports } = useDevice();
  const law = useLawTables();
  const { day: today } = useCourtDay();
  const [blank] = useState(() => (correcting ? knownForm : factForm)(facts, today));
  const [form, setForm] = useState(() => applyFormDraft(blank, kept && withPresentNames(kept)));
  const { keep, forget, safety } = useDraftSaver(factsFormOf(props), blank);
  const [faults, setFaults] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const act = useAct();
  const { evidenceStage } = text.clock.facts;
  const answering = law.status === 'ready' ? { facts, tables: law.tables, questions, evidenceStage } : null;
  const faultsNow = (): FactFaults =>
    answering ? factFaults(form, { ...answering, today, words: text }) : NONE;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!answering) return;
    const found = faultsNow();
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setSaving(true);
    const saved = await act(() => saveCaseFacts(db, ports, caseId, factPatch(form, answering)));
    if (saved?.ok) await forget(form);
    setSaving(false);
    if (!saved) return;
    const notice = saved.ok ? text.clock.facts.saved : refusalWords(saved.error, text.clock.facts);
    notify({ ...notice, type: saved.ok ? 'success' : 'error' });
    if (saved.ok) onSaved();
  };
  const write = (change: Partial<FactForm>) => {
    const typed = { ...form, ...change };
    setForm(typed);
    keep(typed);
  };
  const isWhole = form !== blank && Object.keys(faultsNow()).length === 0;
  const answered = answering && isWhole ? factPatch(form, answering) : null;
  return { form, write, attempt, faults, saving, submit, answered, safety };
}

interface RefusalWords {
  readonly gone: { readonly title: string; readonly description: string };
}

function refusalWords(refusal: CaseRefusal, words: RefusalWords) {
  if (refusal.kind === 'gone') return words.gone;
  return { title: words.gone.title, description: Object.values(refusal.fields)[0] };
}
