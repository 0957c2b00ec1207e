/** The last step on one screen: the paper, the points before filing, the disclosure, and the button. */
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bailDraftFrom, type PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { useDraftEarlier, useUnfinishedDocument } from '#parts/court-document/use-court-document.ts';
import { useAttached } from '#parts/filing-packet/use-attached.ts';
import type { PartLink } from '#parts/document-preview/part-link-line.tsx';
import { DOCUMENTS_HEAD } from '#parts/documents/documents-section.tsx';
import { ReadAloud } from '#parts/read-aloud/read-aloud.tsx';
import { useText } from '#parts/text-context.tsx';
import { DocumentPane } from '../filed/document-pane.tsx';
import { focusHead } from '../filed/preflight-list.tsx';
import type { StepProps } from '../wizard/form-fields.tsx';
import type { GoTo } from '../wizard/go-to.ts';
import type { StepError } from '../wizard/step-errors.ts';
import type { DraftPen, Step } from '../wizard/use-draft.ts';
import { useWithdrawnGrounds } from '../wizard/use-withdrawn-grounds.ts';
import { useWrittenMatter } from '../wizard/use-written-matter.ts';
import { ApplicantRights } from './applicant-rights.tsx';
import { DisclosureReview } from './disclosure-review.tsx';
import { FileBar } from './file-bar.tsx';
import { FoldedPaper } from './folded-paper.tsx';
import { useFix } from './open-fix.ts';
import { pointId, PointList } from './point-list.tsx';
import { type ReviewPoint, reviewPoints } from './review-points.ts';
import { ReviewTools } from './review-tools.tsx';
import { useSources } from './use-sources.ts';
import { useFiling } from './use-filing.ts';

interface ReviewProps {
  readonly id: string;
  readonly pen: DraftPen;
  /** Values that became wrong on this step. */
  readonly errors: readonly StepError[];
  readonly goTo: GoTo;
  /** The contract rejected the form: go to the step with the error. */
  readonly onRefused: (step: Step) => void;
}

export function ReviewStep({ id, pen, errors, goTo, onRefused }: ReviewProps) {
  const { draft, form, write } = pen;
  const { document, earlier } = usePaper(pen);
  const matter = useWrittenMatter(pen);
  const points = usePoints({ id, pen, errors, document, matter });
  const fix = useFix(points, pen);
  const { busy, fileIt } = useFiling({ id, pen, onRefused, document, earlier });
  const { toConfirm, stops, press } = useConfirmation(points, () => void fileIt());
  const [documents, setDocuments] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const stepLink = useStepLink(id, goTo);
  const step: StepProps = { form, write, errors, draft, target: null };
  return (
    <div>
      <div className="gen">
        <FoldedPaper id="document" isBeside>
          <DocumentPane document={document} stepLink={stepLink} />
        </FoldedPaper>
        <div ref={page} className="stack stack--loose gen-check">
          <ReadAloud what={() => page.current} />
          <PointList
            matter={matter}
            step={step}
            fix={fix}
            goTo={goTo}
            onDocuments={() => {
              flushSync(() => setDocuments(true));
              focusHead(DOCUMENTS_HEAD);
            }}
          />
          <ApplicantRights matter={matter} />
          <DisclosureReview
            matter={matter}
            step={step}
            goTo={goTo}
            opened={fix.opened?.kind === 'part' ? fix.opened.part : null}
            onToggle={fix.togglePart}
          />
          <ReviewTools
            id={id}
            pen={pen}
            matter={matter}
            document={document}
            documents={{ open: documents, setOpen: setDocuments }}
          />
        </div>
      </div>
      <FileBar
        form={form}
        amends={draft?.amends !== undefined}
        busy={busy}
        stops={stops}
        toConfirm={toConfirm}
        onBack={() => goTo(3)}
        onFile={press}
      />
    </div>
  );
}

/** Leads from a part of the paper to the step that edits it. */
function useStepLink(id: string, goTo: GoTo): (step: 1 | 2 | 3) => PartLink {
  const { generator: words } = useText();
  return (step) => ({
    href: `/application?draft=${id}&step=${step}`,
    label: `${words.change} ${words.steps[step - 1]}`,
    onClick: (event) => {
      event.preventDefault();
      goTo(step);
    },
  });
}

interface ReviewedPaper extends Pick<ReviewProps, 'id' | 'pen' | 'errors'> {
  readonly document: CourtDocument;
  readonly matter: PaperMatter;
}

function usePoints({ id, pen: { draft, form }, errors, document, matter }: ReviewedPaper) {
  const text = useText();
  const { boundFiles: attached } = useAttached(
    { applicationId: draft?.amends ?? id, caseId: draft?.caseId },
    form.packet.annexures,
  );
  const sources = useSources({ draft, form });
  const findings = useMemo(
    () => preflight({ matter, document, attached, sources }),
    [matter, document, attached, sources],
  );
  const { withdrawn } = useWithdrawnGrounds(form.groundParts, matter);
  return useMemo(
    () => reviewPoints({ form, matter, document, findings, errors, withdrawn, text }),
    [form, matter, document, findings, errors, withdrawn, text],
  );
}

/** Points that stop the filing take the focus; open points are confirmed once, as long as their number stays. */
function useConfirmation(points: readonly ReviewPoint[], file: () => void) {
  const [asked, setAsked] = useState<number | null>(null);
  const stops = points.filter(({ state }) => state === 'stop');
  const open = points.filter(({ state }) => state === 'open').length;
  const toConfirm = open > 0 && asked === open ? open : null;
  const press = () => {
    const [first] = stops;
    if (first) focusPoint(first);
    else if (open > 0 && toConfirm === null) setAsked(open);
    else file();
  };
  return { stops: stops.length, toConfirm, press };
}

function focusPoint({ key }: ReviewPoint): void {
  const row = document.getElementById(pointId(key));
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** Document as it would be filed now. */
function usePaper({ form, draft }: DraftPen) {
  const under = draft?.under;
  const content = useMemo(() => partialFromForm(form, under), [form, under]);
  const written = useMemo(() => bailDraftFrom(content), [content]);
  const earlier = useDraftEarlier(written, draft);
  return { document: useUnfinishedDocument(content, draft), earlier };
}
