import type { CourtDocument, DocumentPart } from '#documents/model.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import type { PartLink } from '#parts/document-preview/part-link-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';

/** Wizard step that edits each part of the document. */
const STEP_OF: Readonly<Record<DocumentPart, 1 | 2 | 3>> = {
  applicant: 1,
  case: 2,
  bail: 3,
  advocate: 3,
};

interface DocumentPaneProps {
  readonly document: CourtDocument;
  readonly stepLink: (step: 1 | 2 | 3) => PartLink;
}

/** Document preview beside the form; each part links to its step. */
export function DocumentPane({ document, stepLink }: DocumentPaneProps) {
  const { documentPreview } = useText();
  return (
    <>
      <DocumentPreview
        document={document}
        label={documentPreview.label}
        partLink={(part) => stepLink(STEP_OF[part])}
      />
      <CaseLawReadTo />
    </>
  );
}
