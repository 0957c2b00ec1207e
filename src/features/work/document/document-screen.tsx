/** /document/:id: one document in the app, online or offline. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { documentOf, type DocumentView } from '#data/records/document/documents.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useRecord } from '#data/react/use-record.ts';
import { DocumentViewer } from '#parts/document-viewer/document-viewer.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { useWakeLock } from '#ui/wake-lock.ts';
import { DayOfText } from '#ui/time-text.tsx';

const DOCUMENT = { read: documentOf };

export function DocumentScreen() {
  const { id = '' } = useParams();
  const words = useText().caseDocuments.screen;
  const opened = useRecord(DOCUMENT, id);
  return (
    <RecordView record={opened} words={words.record} frame={Frame}>
      {(document) => <DocumentContent key={id} document={document} />}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const words = useText().caseDocuments.screen;
  return (
    <Page>
      <PageHead title={words.title} />
      {children}
    </Page>
  );
}

function DocumentContent({ document }: { document: DocumentView }) {
  const words = useText().caseDocuments;
  const { name, kind, type, size, uploadedAt, uploadedBy } = document;
  useWakeLock();
  return (
    <Page kind="wide">
      <PageHead title={name} over={words.kind[kind]} acts={<WayBack document={document} />} />
      <p className="small quiet">
        {words.line(type, size)} · {uploadedBy.name} · <DayOfText at={uploadedAt} />
      </p>
      <DocumentViewer document={document} />
    </Page>
  );
}

/** Link to its case or application for this user; for a draft, to the draft. */
function WayBack({ document: { caseId, applicationId, sync } }: { document: DocumentView }) {
  const words = useText().caseDocuments.screen;
  const { user } = useDevice();
  if (sync === 'draft') {
    return <ButtonLink to={`/application?draft=${applicationId ?? ''}`}>{words.toApplication}</ButtonLink>;
  }
  if (user.role !== 'judge') return <ButtonLink to={`/case/${caseId}`}>{words.toCase}</ButtonLink>;
  if (applicationId === undefined) return null;
  return <ButtonLink to={`/judge-application-view/${applicationId}`}>{words.toApplication}</ButtonLink>;
}
