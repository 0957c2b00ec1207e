/** One screen of readings. The button takes them into the draft once no doubt is open. */
import { useState } from 'react';
import { applyFormDraft, type KeptForm } from '#data/store/form-drafts.ts';
import type { Draft } from '#data/store/rows.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { usePageMark } from '#ui/page-mark.ts';
import { FactLine } from './fact-line.tsx';
import {
  claimsOf,
  type FactAnswer,
  factRows,
  formValuesOf,
  NO_ANSWERS,
  type PaperAnswers,
} from './fact-rows.ts';
import { useFilling } from './use-filling.ts';
import type { ReadPaper } from './use-paper-reading.ts';

interface PaperReadingsProps {
  readonly paper: ReadPaper;
  /** Name of the kept answers. */
  readonly name: string;
  readonly kept: KeptForm | null;
  readonly draft: Draft | null;
  readonly draftId: string | null;
}

export function PaperReadings({ paper, name, kept, draft, draftId }: PaperReadingsProps) {
  const { fromPaper: words } = useText();
  usePageMark('footActs');
  const [answers, setAnswers] = useState(() => applyFormDraft(NO_ANSWERS, kept));
  const { keep, forget, safety } = useDraftSaver(name, NO_ANSWERS);
  const { busy, fault, fill } = useFilling(paper, draftId);
  const [isAsked, setIsAsked] = useState(false);
  const rows = factRows(paper, answers, draft?.form ?? null);
  const open = rows.filter(({ doubt }) => doubt !== null);
  const clear = rows.filter(({ doubt }) => doubt === null);
  const others = answers.addsCoAccused
    ? paper.reading.accused.filter((_, at) => at !== answers.applicant)
    : [];
  const taken = rows.filter(({ isLeftOut }) => !isLeftOut);
  const write = (change: Partial<PaperAnswers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    keep(next);
  };
  const answer = (fact: string, given: FactAnswer) => write({ facts: { ...answers.facts, [fact]: given } });
  const submit = async () => {
    setIsAsked(true);
    if (open.length === 0)
      await fill({ values: formValuesOf(rows, others), claims: claimsOf(paper, answers, rows) }, forget);
  };
  return (
    <>
      <UnkeptNote safety={safety} />
      <LedgerSection
        title={words.kinds[paper.reading.kind]}
        more={<span className="small quiet num">{words.counts(clear.length, open.length)}</span>}
      >
        <Applicant paper={paper} answers={answers} write={write} />
        <dl className="paper-readings">
          {[...open, ...clear].map((row) => (
            <FactLine key={row.fact} row={row} onAnswer={(given) => answer(row.fact, given)} />
          ))}
          <NotTaken paper={paper} />
        </dl>
      </LedgerSection>
      {isAsked && open.length > 0 && (
        <Note kind="wait" role="alert">
          <p>{words.confirmFirst(open.length)}</p>
        </Note>
      )}
      {fault !== null && (
        <Note kind="danger" role="alert">
          <p>{fault}</p>
        </Note>
      )}
      <div className="act-bar">
        <Button kind="primary" busy={busy ? words.filling : undefined} onClick={() => void submit()}>
          {words.fill(taken.length)}
        </Button>
      </div>
    </>
  );
}

interface ApplicantProps {
  readonly paper: ReadPaper;
  readonly answers: PaperAnswers;
  readonly write: (change: Partial<PaperAnswers>) => void;
}

/** Of several accused, the person chooses the one who applies. */
function Applicant({ paper: { reading }, answers, write }: ApplicantProps) {
  const { fromPaper: words } = useText();
  const { accused } = reading;
  if (accused.length < 2) return null;
  return (
    <div className="stack">
      <SelectField
        id="paper-applicant"
        label={words.applicant}
        options={accused.map(({ name }, at) => ({ value: String(at), label: name }))}
        value={String(answers.applicant)}
        onChange={(at) => at !== '' && write({ applicant: Number(at) })}
      />
      <CheckboxRow
        id="paper-co-accused"
        label={words.coAccused(accused.length - 1)}
        checked={answers.addsCoAccused}
        onChange={(addsCoAccused) => write({ addsCoAccused })}
      />
    </div>
  );
}

const ELSEWHERE = ['arrestDate', 'firstRemandDate'] as const;

/** The informant has no field, and some facts are in another paper. */
function NotTaken({ paper: { reading } }: { readonly paper: ReadPaper }) {
  const { fromPaper: words, facts } = useText();
  const missing = ELSEWHERE.filter((fact) => !reading.facts.some((each) => each.fact === fact));
  return (
    <>
      {reading.informant !== null && (
        <div className="paper-row">
          <dt>{words.informant}</dt>
          <dd translate="no">{words.notInForm(reading.informant)}</dd>
        </div>
      )}
      {missing.map((fact) => (
        <div key={fact} className="paper-row">
          <dt>{facts.labels[fact]}</dt>
          <dd className="quiet">{words.missing[fact]}</dd>
        </div>
      ))}
    </>
  );
}
