import { Stamp } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { bailDraftFrom } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { ordinalOf } from '#documents/common-sections/court-heading.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { useDraftEarlier, useUnfinishedDocument } from '#parts/court-document/use-court-document.ts';
import { fetchPaperWords } from '#parts/court-document/use-paper-words.ts';
import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { useAttached } from '#parts/filing-packet/use-attached.ts';
import { ForumSection } from '#parts/forum/forum-section.tsx';
import { ReadAloud } from '#parts/read-aloud/read-aloud.tsx';
import { useText } from '#parts/text-context.tsx';
import { LANGUAGE_NAMES } from '#text/language-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { usePageMark } from '#ui/page-mark.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SummaryPart } from '#ui/lists/summary-part.tsx';
import { DraftPacket } from '../filed/application-packet.tsx';
import { answerId, ConcernAnswers, unanswered } from './concern-answers.tsx';
import { DocumentPane } from '../filed/document-pane.tsx';
import { DownloadPane } from '../filed/download-pane.tsx';
import { controlId } from './form-fields.tsx';
import { DisclosureReview, openReasons, reasonId } from './disclosure-review.tsx';
import { type GoTo, PreflightList } from './preflight-list.tsx';
import { reliefOf } from './proposals.ts';
import { reviewFacts } from './review-facts.ts';
import type { DraftPen, Step } from './use-draft.ts';
import { useFiling } from './use-filing.ts';
import { useWrittenMatter } from './use-written-matter.ts';

interface ReviewProps {
  readonly id: string;
  readonly pen: DraftPen;
  readonly goTo: GoTo;
  /** The contract rejected the form: go to the step with the error. */
  readonly onRefused: (step: Step) => void;
}

export function ReviewStep({ id, pen, goTo, onRefused }: ReviewProps) {
  const { generator: words } = useText();
  const { draft, form, write } = pen;
  const { document, earlier } = usePaper(pen);
  const { busy, refused, tried, fileIt } = useFiling({ id, pen, onRefused, document, earlier });
  const matter = useWrittenMatter(pen);
  const { boundFiles: attached } = useAttached(
    { applicationId: draft?.amends ?? id, caseId: draft?.caseId },
    form.packet.annexures,
  );
  const findings = useMemo(() => preflight({ matter, document, attached }), [matter, document, attached]);
  const page = useRef<HTMLDivElement>(null);
  const open = tried > 0 ? unanswered(document.concerns, form.answers) : [];
  const reasons = tried > 0 ? openReasons(form) : [];
  return (
    <div className="gen">
      <div ref={page} className="stack stack--loose">
        <ErrorSummary
          title={words.problem}
          attempt={refused.length + tried}
          errors={[
            ...refused.map(({ field, message }) => ({ id: controlId(field), message })),
            ...open.map(({ key, text: message }) => ({ id: answerId(key), message })),
            ...reasons.map((part) => ({
              id: reasonId(part),
              message: words.annexureReview.reasonMissing(part),
            })),
          ]}
        />
        <div className="row">
          <ReadAloud what={() => page.current} />
        </div>
        <ReliefAsked form={form} nth={ordinalOf(matter)} />
        {matter.found && <ForumSection forum={matter.found.forum} />}
        <ConcernAnswers
          concerns={document.concerns}
          answers={form.answers}
          onAnswer={(answers) => write({ answers })}
          goTo={goTo}
          tried={tried > 0}
        />
        <PreflightList title={words.preflight.title} findings={findings} goTo={goTo} />
        <DisclosureReview matter={matter} form={form} write={write} goTo={goTo} tried={tried > 0} />
        <DocumentsSection of={{ kind: 'draft', id }} />
        <LedgerSection title={words.signFirst.title}>
          <div className="stack">
            <PaperLanguage value={form.language} onChange={(language) => write({ language })} />
            <p className="small quiet">{words.signFirst.text}</p>
            <DownloadPane document={document} />
            <DraftPacket id={id} pen={pen} />
          </div>
        </LedgerSection>
        <Written form={form} goTo={goTo} />
        <LastActs amends={draft?.amends !== undefined} busy={busy} goTo={goTo} onFile={() => void fileIt()} />
      </div>
      <PaperBeside id={id} document={document} goTo={goTo} />
    </div>
  );
}

const PAPER_LANGUAGES = ['en', 'hi'] as const;
type PaperLanguageName = (typeof PAPER_LANGUAGES)[number];

interface PaperLanguageProps {
  readonly value: PaperLanguageName;
  readonly onChange: (language: PaperLanguageName) => void;
}

/** Language of the standard text; user input is not translated. */
function PaperLanguage({ value, onChange }: PaperLanguageProps) {
  const { paperLanguage: words } = useText().generator;
  const choose = async (language: PaperLanguageName) => {
    await fetchPaperWords(language); // load first, so that the page does not suspend
    onChange(language);
  };
  return (
    <Segmented
      id="paper-language"
      label={words.label}
      hint={words.hint}
      options={PAPER_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      value={value}
      onChange={(language) => void choose(language)}
    />
  );
}

interface LastActsProps {
  readonly amends: boolean;
  readonly busy: boolean;
  readonly goTo: GoTo;
  readonly onFile: () => void;
}

function LastActs({ amends, busy, goTo, onFile }: LastActsProps) {
  const { generator: words } = useText();
  usePageMark('footActs');
  return (
    <>
      <div className="act-bar">
        <Button onClick={() => goTo(3)}>{words.back}</Button>
        <Button kind="primary" icon={Stamp} busy={busy ? words.filing : undefined} onClick={onFile}>
          {amends ? words.sendChanges : words.fileIt}
        </Button>
      </div>
      <p className="small quiet">{words.keptFirst}</p>
    </>
  );
}

/** Document as it would be filed now, with its legal objections. */
function usePaper({ form, draft }: DraftPen) {
  const under = draft?.under;
  const content = useMemo(() => partialFromForm(form, under), [form, under]);
  const written = useMemo(() => bailDraftFrom(content), [content]);
  const earlier = useDraftEarlier(written, draft);
  return { document: useUnfinishedDocument(content, draft), earlier };
}

interface WrittenProps {
  readonly form: DraftPen['form'];
  readonly goTo: GoTo;
}

function Written({ form, goTo }: WrittenProps) {
  const text = useText();
  const { generator: words } = text;
  return (
    <LedgerSection title={words.checkTitle}>
      {([1, 2, 3] as const).map((step) => (
        <SummaryPart
          key={step}
          title={words.steps[step - 1]}
          facts={reviewFacts(form, step, text)}
          change={{
            label: words.change,
            name: `${words.change} ${words.steps[step - 1]}`,
            onChange: () => goTo(step),
          }}
        />
      ))}
    </LedgerSection>
  );
}

interface BesideProps {
  readonly id: string;
  readonly document: CourtDocument;
  readonly goTo: GoTo;
}

function PaperBeside({ id, document, goTo }: BesideProps) {
  const { generator: words } = useText();
  return (
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
  );
}

/** A proposed relief is named too, because the paper depends on it. */
function ReliefAsked({ form, nth }: { form: DraftPen['form']; nth: string | null }) {
  const { choices, generator: words } = useText();
  const relief = reliefOf(form);
  const label = choices.relief.find(({ value }) => value === relief)?.label;
  return label === undefined ? null : (
    <p>
      {words.asks(label)}
      {nth !== null && <> {words.nth(nth)}</>}
    </p>
  );
}
