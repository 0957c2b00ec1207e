/** Application as the judge reads it; Approve or Reject replaces the document with the order. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { applicationOf } from '#data/records/application/applications.ts';
import { fetchApplication } from '#data/records/application/fetch-application.ts';
import { useRecord } from '#data/react/use-record.ts';
import { BackToDocket } from '#parts/judge-docket/back-to-docket.tsx';
import { MissingId } from '#parts/screen/missing-id.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { useWakeLock } from '#ui/wake-lock.ts';
import './judge-application.css';
import { ApplicationFile } from './application-file.tsx';
import { FormerOrders } from './former-orders.tsx';

const APPLICATION = { read: applicationOf, fetch: fetchApplication };

export function JudgeApplicationScreen() {
  const { id = '' } = useParams();
  return id ? <ApplicationContent key={id} id={id} /> : <NoId />;
}

function ApplicationContent({ id }: { id: string }) {
  const { judgeApplication: text } = useText();
  const record = useRecord(APPLICATION, id);
  useWakeLock(); // a judge listens for longer than the screen of a tablet stays on
  return (
    <RecordView
      record={record}
      words={text.record}
      frame={Frame}
      away={<BackToDocket />}
      ifMissing={<FormerOrders id={id} />}
    >
      {(application) => <ApplicationFile application={application} />}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { judgeApplication: text } = useText();
  return (
    <Page kind="file">
      <PageHead title={text.screen} />
      {children}
    </Page>
  );
}

function NoId() {
  const { judgeApplication: text } = useText();
  return (
    <Frame>
      <MissingId title={text.record.title} away={<BackToDocket />}>
        {text.missingId}
      </MissingId>
    </Frame>
  );
}
