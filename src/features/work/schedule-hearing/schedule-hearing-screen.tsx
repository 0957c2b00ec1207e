/** Lists a hearing of a case or application, or moves one. */
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RecordSource } from '#data/react/use-record.ts';
import { useRecord } from '#data/react/use-record.ts';
import { fetchApplication } from '#data/records/application/fetch-application.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import {
  type HearingMatter,
  matterOfApplication,
  matterOfCase,
  matterOfHearing,
} from '#data/records/hearing/hearings.ts';
import { BackToDocket } from '#parts/judge-docket/back-to-docket.tsx';
import { MissingId } from '#parts/screen/missing-id.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { HearingForm } from './hearing-fields.tsx';
import { backPath } from './use-hearing.ts';

const OF_CASE: RecordSource<HearingMatter> = { read: matterOfCase, fetch: fetchCase };
const OF_APPLICATION: RecordSource<HearingMatter> = { read: matterOfApplication, fetch: fetchApplication };
const OF_HEARING: RecordSource<HearingMatter> = { read: matterOfHearing };

/** Record type from the URL. */
function sourceOf(type: string | null): RecordSource<HearingMatter> {
  if (type === 'application') return OF_APPLICATION;
  return type === 'hearing' ? OF_HEARING : OF_CASE;
}

export function ScheduleHearingScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const type = search.get('type');
  return id ? <ScheduleContent key={`${type} ${id}`} id={id} source={sourceOf(type)} /> : <NoId />;
}

function ScheduleContent({ id, source }: { id: string; source: RecordSource<HearingMatter> }) {
  const { scheduleHearing: text } = useText();
  const record = useRecord(source, id);
  return (
    <RecordView record={record} words={text.record} frame={Frame} away={<BackToDocket />}>
      {(matter) => (
        <Page>
          <PageHead
            title={matter.hearing ? text.move : text.title}
            over={text.of(matter.name, matter.number)}
            acts={
              <ButtonLink kind="quiet" to={backPath(matter)}>
                {text.back}
              </ButtonLink>
            }
          />
          <HearingForm matter={matter} />
        </Page>
      )}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { scheduleHearing: text } = useText();
  return (
    <Page>
      <PageHead title={text.title} />
      {children}
    </Page>
  );
}

function NoId() {
  const { scheduleHearing: text } = useText();
  return (
    <Frame>
      <MissingId away={<BackToDocket />}>{text.missingId}</MissingId>
    </Frame>
  );
}
