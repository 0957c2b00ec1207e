import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { AddDocuments } from './add-documents.tsx';
import { DocumentList } from './document-list.tsx';

/** Id of the heading, for links to the section. */
export const DOCUMENTS_HEAD = 'documents-head';

/** Documents of a case, application or draft, with the button to add one. */
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
