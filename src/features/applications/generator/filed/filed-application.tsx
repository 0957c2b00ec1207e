/** Filed application: document, downloads, sync state, decision and available actions. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApplicationView, applicationOf } from '#data/records/application/applications.ts';
import { fetchApplication } from '#data/records/application/fetch-application.ts';
import { useDevice } from '#data/react/use-device.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { useLive } from '#data/react/use-live.ts';
import { useRecord } from '#data/react/use-record.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { SyncLine, type SyncOf } from '#parts/sync-list/sync-line.tsx';
import { FiledWordsNote } from '#parts/court-document/filed-words-note.tsx';
import { useFiledDocument } from '#parts/court-document/use-court-document.ts';
import { RecordView } from '#parts/screen/record-view.tsx';
import { waitingOf } from '#parts/sync-list/sync-reader.ts';
import { CoApplicants } from '#parts/co-applicants.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { ApplicationActs } from './application-acts.tsx';
import { FiledPacket } from './application-packet.tsx';
import { ConditionsRequest } from './conditions-request.tsx';
import { DownloadPane } from './download-pane.tsx';
import { FiledCheck } from './filed-check.tsx';
import { FilingState } from './filing-state.tsx';
import { OrderSection } from './order-section.tsx';
import { FoldedPaper } from '../review/folded-paper.tsx';
import { SharePane } from '../share/share-pane.tsx';
import { UpdateHistory } from './update-history.tsx';
import { nameFor } from '#domain/case/name-for.ts';

const APPLICATION = { read: applicationOf, fetch: fetchApplication };

export function FiledApplication({ id }: { id: string }) {
  const { success: words } = useText().generator;
  const record = useRecord(APPLICATION, id);
  return (
    <RecordView
      record={record}
      words={words.record}
      frame={Frame}
      away={<ButtonLink to="/">{words.away}</ButtonLink>}
    >
      {(application) => <FiledContent application={application} />}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { generator: words } = useText();
  return (
    <Page>
      <PageHead over={words.success.over} title={words.over} />
      {children}
    </Page>
  );
}

function FiledContent({ application }: { application: ApplicationView }) {
  const { generator: words } = useText();
  const { ports } = useDevice();
  const { applicationNumber } = application;
  const sync = useSyncOf(application);
  return (
    <Page kind="wide">
      <PageHead
        at={application._id}
        over={words.success.over}
        title={nameFor(application)}
        acts={<ApplicationActs application={application} />}
      />
      <div className="row">
        <StatusChip of={application} />
        {applicationNumber !== null && <Docket>{applicationNumber}</Docket>}
        <SyncLine of={sync} now={ports.now()} />
      </div>
      <FilingState application={application} sync={sync} />
      <CoApplicants application={application} />
      <OrderSection application={application} />
      <ConditionsRequest application={application} />
      <Papers application={application} />
      <DocumentsSection of={{ kind: 'application', id: application._id }} />
      <UpdateHistory updates={application.updates} />
    </Page>
  );
}

function useSyncOf({ _id, sync, applicationNumber, asOf, createdAt }: ApplicationView): SyncOf {
  const { db } = useDevice();
  const rows = useLive(() => rowsOf(db, _id), [db, _id]);
  if (sync === 'needs-you') return { kind: 'needs', why: 'refused' };
  if (sync === 'sent') return { kind: 'sent', at: asOf ?? createdAt };
  if (rows.status === 'ready') return waitingOf(rows.value.filter(({ state }) => WAITING.includes(state)));
  return { kind: 'waiting', filing: applicationNumber === null, keys: [] };
}

const TABS = ['preview', 'download', 'share'] as const;
type PaperTab = (typeof TABS)[number];

function Papers({ application }: { application: ApplicationView }) {
  const { generator: words, share } = useText();
  const [params, setParams] = useSearchParams();
  const tab: PaperTab = TABS.find((each) => each === params.get('tab')) ?? 'preview';
  const document = useFiledDocument(application);
  const show = (next: PaperTab) => setParams({ id: application._id, tab: next }, { replace: true });
  return (
    <Tabs
      label={words.success.tabsLabel}
      tabs={[
        { key: 'preview', label: words.success.tabs.preview },
        { key: 'download', label: words.success.tabs.download },
        { key: 'share', label: share.tab },
      ]}
      current={tab}
      onChange={show}
    >
      {tab === 'preview' && (
        <FoldedPaper id="filed-document">
          <DocumentPreview document={document} label={words.success.document} />
        </FoldedPaper>
      )}
      {tab === 'download' && (
        <div className="stack stack--loose">
          <FiledWordsNote application={application} />
          <FiledCheck application={application} document={document} />
          <DownloadPane document={document} />
          <FiledPacket application={application} />
        </div>
      )}
      {tab === 'share' && <SharePane application={application} document={document} />}
    </Tabs>
  );
}
