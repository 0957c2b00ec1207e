import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { AddDocuments } from './add-documents.tsx';
import { DocumentList } from './document-list.tsx';

/** Its heading, for what leads to it. */
export const DOCUMENTS_HEAD = 'documents-head';

/** The documents of a case, of an application or of a draft, and how one is added. */
export function DocumentsSection({ of }: { of: DocumentOf }) {
  const words = useText().caseDocuments;
  return (
    <LedgerSection title={words.title} id={DOCUMENTS_HEAD}>
      <div className="stack">
        <DocumentList of={of} />
        <AddDocuments of={of} />
      </div>
    </LedgerSection>
  );
}
