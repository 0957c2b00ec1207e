import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import { hearingsOfCase } from '#data/records/hearing/hearings-of-case.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { CaseRow, HearingRow } from '#data/store/rows.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { AddDocuments } from '#parts/documents/add-documents.tsx';
import { DocumentList } from '#parts/documents/document-list.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { Predictive } from './predictive.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { DayOfText, DayText } from '#ui/time-text.tsx';
import { fullNameOf, nameFor } from '#domain/case/name-for.ts';

interface CaseTabsProps {
  readonly record: CaseRow;
  readonly applications: readonly ApplicationView[];
}

const TABS = ['hearings', 'documents', 'parties', 'applications', 'predictive'] as const;

export function CaseTabs({ record, applications }: CaseTabsProps) {
  const { judgeCase } = useText();
  const text = judgeCase.tabs;
  const [tab, setTab] = useState<(typeof TABS)[number]>('hearings');
  return (
    <section aria-label={text.label}>
      <Tabs
        label={text.label}
        tabs={TABS.map((key) => ({ key, label: text[key] }))}
        current={tab}
        onChange={setTab}
      >
        <div className="stack judge-case-tab">
          {tab === 'hearings' && <Hearings caseId={record._id} />}
          {tab === 'documents' && <Documents caseId={record._id} />}
          {tab === 'applications' && <Applications record={record} applications={applications} />}
          {tab === 'parties' && <Parties record={record} />}
          {tab === 'predictive' && <Predictive caseId={record._id} application={applications[0]} />}
        </div>
      </Tabs>
    </section>
  );
}

function Hearings({ caseId }: { caseId: string }) {
  const { judgeCase } = useText();
  const text = judgeCase.hearings;
  const db = useDb();
  const live = useLive(() => hearingsOfCase(db, caseId), [db, caseId]);
  return (
    <>
      {live.status === 'loading' && <Skeleton label={text.loading} rows={1} />}
      {live.status === 'ready' && live.value.length === 0 && (
        <OnceKnown label={text.loading} rows={1}>
          <p className="quiet">{text.none}</p>
        </OnceKnown>
      )}
      {live.status === 'ready' && live.value.length > 0 && (
        <List>
          {live.value.map((hearing) => (
            <HearingOfCase key={hearing._id} hearing={hearing} />
          ))}
        </List>
      )}
      <p className="row">
        <ButtonLink icon={CalendarPlus} to={`/judge/schedule-hearing/${caseId}`}>
          {text.schedule}
        </ButtonLink>
      </p>
    </>
  );
}

function Documents({ caseId }: { caseId: string }) {
  const { caseDocuments, judgeCase } = useText();
  const of = { kind: 'case', id: caseId } as const;
  return (
    <>
      <DocumentList of={of} none={judgeCase.noDocuments} />
      <AddDocuments of={of} label={caseDocuments.add.upload} />
    </>
  );
}

function HearingOfCase({ hearing: { _id, date, time, purpose, state, notes } }: { hearing: HearingRow }) {
  const { judgeCalendar, judgeCase, scheduleHearing } = useText();
  const text = judgeCase.hearings;
  const to = `/judge/hearing/${_id}`;
  return (
    <ListRow
      title={scheduleHearing.purposeOf(purpose)}
      under={
        <>
          <p className="row num">
            <DayText day={date} />
            <strong>{time}</strong>
            {judgeCalendar.state[state] !== '' && <span>{judgeCalendar.state[state]}</span>}
          </p>
          {notes && <p className="as-typed">{notes}</p>}
        </>
      }
      acts={
        <ButtonLink to={to}>
          {text.details}
          <span className="vh">{text.of(indianDate(date))}</span>
        </ButtonLink>
      }
    />
  );
}

/** Applications of this case, and cases of co-accused under the same FIR. */
function Applications({ record, applications }: CaseTabsProps) {
  const { judge, judgeApplication, judgeCase } = useText();
  const text = judgeCase.applications;
  return (
    <>
      {applications.length === 0 ? (
        <OnceKnown label={text.loading} rows={1}>
          <p className="quiet">{text.none}</p>
        </OnceKnown>
      ) : (
        <List>
          {applications.map((application) => (
            <ListRow
              key={application._id}
              title={nameFor(application)}
              to={`/judge-application-view/${application._id}`}
              chip={<StatusChip of={application} />}
              under={
                <p className="row">
                  <Docket>{application.applicationNumber ?? judgeApplication.noNumber}</Docket>
                  <span>
                    {judge.filed} <DayOfText at={application.createdAt} />
                  </span>
                </p>
              }
            />
          ))}
        </List>
      )}
      <SameFir record={record} />
    </>
  );
}

function SameFir({ record: { _id, firNumber = '', policeStation = '' } }: { record: CaseRow }) {
  const { judgeCase, records } = useText();
  const text = judgeCase.applications;
  const db = useDb();
  const live = useLive(() => casesWithFir(db, { firNumber, policeStation }), [db, firNumber, policeStation]);
  const others = live.status === 'ready' ? live.value.filter((each) => each._id !== _id) : [];
  if (others.length === 0) return null;
  return (
    <div className="stack">
      <h3>{text.related}</h3>
      <List>
        {others.map((each) => (
          <ListRow
            key={each._id}
            title={each.title}
            to={`/judge/case/${each._id}`}
            chip={<StatusChip of={each} />}
            under={<p>{each.firNumber && records.matter.fir(each.firNumber)}</p>}
          />
        ))}
      </List>
    </div>
  );
}

function Parties({ record: { applicant, lawyer, respondent } }: { record: CaseRow }) {
  const { judgeCalendar, judgeCase } = useText();
  const text = judgeCase.parties;
  return (
    <>
      <Party
        title={text.applicant}
        facts={[
          [text.name, fullNameOf({ applicant })],
          [text.address, applicant.address],
          [text.phone, applicant.phone],
          [text.email, applicant.email],
        ]}
      />
      <Party title={text.respondent} facts={[[text.name, judgeCalendar.respondent(respondent)]]} />
      <Party
        title={text.lawyer}
        facts={[
          [text.name, lawyer?.name],
          [text.number, lawyer?.barCouncilNumber],
          [text.phone, lawyer?.phone],
          [text.email, lawyer?.email],
        ]}
      />
    </>
  );
}

type Particular = readonly [label: string, value: string | undefined];

/** Known particulars only; nothing if none is known. */
function Party({ title, facts }: { title: string; facts: readonly Particular[] }) {
  const known = facts.flatMap(([label, value]): SummaryRow[] => (value ? [{ label, value }] : []));
  if (known.length === 0) return null;
  return (
    <div className="part">
      <div className="part-head">
        <h3>{title}</h3>
      </div>
      <Facts facts={known} />
    </div>
  );
}
