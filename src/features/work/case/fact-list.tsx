/** Facts that the law uses, corrected in place, with the effect on the dates. */
import { type ReactNode, Suspense, useState } from 'react';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { formDraftNames } from '#data/store/form-drafts.ts';
import type { Question } from '#parts/fact-questions/fact-form.ts';
import { QUESTIONS, unknownAgain } from '#parts/fact-questions/unknown-again.ts';
import { formNames } from '#parts/form/form-names.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type BeforeChange, FactsEffect } from '#parts/liberty-clock/facts-effect.tsx';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { factLabel, factValue } from '#parts/fact-questions/fact-value.ts';
import type { CaseClock } from '#parts/liberty-clock/use-matter-clock.ts';

const FactQuestions = lazyPart(() =>
  import('#parts/fact-questions/fact-questions.tsx').then((each) => each.FactQuestions),
);

interface FactListProps {
  readonly record: CaseRow;
  readonly clock: CaseClock;
}

interface OpenFact extends BeforeChange {
  readonly question: Question;
}

export function FactList(props: FactListProps) {
  const { record } = props;
  const db = useDb();
  const beginning = formNames.facts(record._id);
  const draftNames = useLive(() => formDraftNames(db, beginning), [db, beginning]);
  if (draftNames.status === 'loading') return null;
  const typed = new Set(draftNames.value.map((name) => name.slice(beginning.length)));
  const draftQuestion = QUESTIONS.find((question) => typed.has(question)) ?? null;
  return <OpenList key={record._id} {...props} begun={draftQuestion} />;
}

/** The question with an unsaved draft opens. */
function OpenList({ record, clock, begun }: FactListProps & { readonly begun: Question | null }) {
  const text = useText();
  const words = text.caseFile.facts;
  const { facts = {} } = record;
  const now = clock.status === 'ready' ? clock.clock : null;
  const [open, setOpen] = useState<OpenFact | null>(begun && { question: begun, facts, clock: now });
  const [saved, setSaved] = useState<OpenFact | null>(null);
  const [known, unknown] = split(facts, text);
  const row = (question: Question) => (
    <FactRow
      key={question}
      {...{ record, facts, question }}
      isOpen={open?.question === question}
      onOpen={(isExpanded) => setOpen(isExpanded ? { question, facts, clock: now } : null)}
      onSaved={() => {
        setSaved(open);
        setOpen(null);
      }}
      effect={saved?.question === question && <FactsEffect before={saved} facts={facts} now={now} />}
    />
  );
  return (
    <LedgerSection title={words.title}>
      <ul className="case-facts">{known.map((question) => row(question))}</ul>
      {unknown.length > 0 && (
        <details className="case-unknown" open={begun !== null && unknown.includes(begun)}>
          <summary>{words.unknown(unknown.length)}</summary>
          <ul className="case-facts">{unknown.map((question) => row(question))}</ul>
        </details>
      )}
    </LedgerSection>
  );
}

/** Omits facts shown inside the text of another fact, and facts that need another answer. */
function split(facts: KnownFacts, text: Catalogue): [Question[], Question[]] {
  const filed = facts.chargesheet?.state === 'filed';
  const questions = QUESTIONS.filter((question) => {
    if (question === 'chargesheetAt' || question === 'incomplete') return filed;
    return question !== 'orderedOn' || facts.remandExtension?.state === 'granted';
  });
  const isKnown = (question: Question) => factValue(question, facts, text) !== null;
  return [questions.filter(isKnown), questions.filter((question) => !isKnown(question))];
}

interface FactRowProps {
  readonly record: CaseRow;
  readonly facts: KnownFacts;
  readonly question: Question;
  readonly isOpen: boolean;
  readonly onOpen: (wanted: boolean) => void;
  readonly onSaved: () => void;
  readonly effect: ReactNode;
}

function FactRow({ record, facts, question, isOpen, onOpen, onSaved, effect }: FactRowProps) {
  const text = useText();
  const words = text.caseFile.facts;
  const value = factValue(question, facts, text);
  const label = factLabel(question, text);
  return (
    <li>
      <div className="case-fact">
        <p>
          <span className="quiet">{label}</span> {value !== null && <strong className="num">{value}</strong>}
        </p>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? words.close : value === null ? words.answer : words.change}{' '}
          <span className="vh">{label}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="stack">
          <Suspense fallback={<Skeleton label={text.clock.acts.starting} rows={1} />}>
            <FactQuestions
              caseId={record._id}
              facts={facts}
              questions={[question]}
              onSaved={onSaved}
              aheadIn={record}
              correcting
            />
          </Suspense>
          {value !== null && <Forget record={record} question={question} onSaved={onSaved} />}
        </div>
      )}
      {effect}
    </li>
  );
}

interface ForgetProps {
  readonly record: CaseRow;
  readonly question: Question;
  readonly onSaved: () => void;
}

/** Two steps, with the effect on the dates between them. */
function Forget({ record, question, onSaved }: ForgetProps) {
  const { caseFile, clock } = useText();
  const { db, ports } = useDevice();
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const patch = unknownAgain(question);
  if (!patch) return null;
  const forget = async () => {
    const saved = await act(() => saveCaseFacts(db, ports, record._id, patch));
    if (!saved) return;
    if (saved.ok) {
      notify({ ...caseFile.facts.forgotten, type: 'success' });
      onSaved();
      return;
    }
    notify({ ...clock.facts.gone, type: 'error' });
  };
  if (!asked) {
    return (
      <p>
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {caseFile.facts.forget}
        </Button>
      </p>
    );
  }
  return (
    <div className="stack">
      <FactsAhead record={record} patch={patch} />
      <p>
        <Button onClick={() => void forget()}>{caseFile.facts.forgetNow}</Button>
      </p>
    </div>
  );
}
