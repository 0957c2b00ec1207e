/** /judge/hearing/:id: a hearing and its outcome. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { RecordSource } from '#data/react/use-record.ts';
import { useRecord } from '#data/react/use-record.ts';
import { type HearingMatter, matterOfHearing } from '#data/records/hearing/hearings.ts';
import type { HearingRow } from '#data/store/rows.ts';
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { DayText } from '#ui/time-text.tsx';
import { Outcome } from './outcome-fields.tsx';

/** Hearings arrive only by sync; no endpoint reads a single one. */
const HEARING: RecordSource<HearingMatter> = { read: matterOfHearing };

export function HearingScreen() {
  const { id = '' } = useParams();
  const { hearing: text } = useText();
  const record = useRecord(HEARING, id);
  return (
    <RecordView record={record} words={text.record} frame={Frame} away={<Away />}>
      {(matter) => matter.hearing && <HearingContent key={id} matter={matter} hearing={matter.hearing} />}
    </RecordView>
  );
}

function HearingContent({ matter, hearing }: { matter: HearingMatter; hearing: HearingRow }) {
  const { hearing: text, scheduleHearing } = useText();
  const { _id, caseId, state } = hearing;
  return (
    <Page>
      <PageHead
        title={scheduleHearing.purposeOf(hearing.purpose)}
        over={scheduleHearing.of(matter.name, matter.number)}
        acts={
          <>
            <ButtonLink to={`/judge/case/${caseId}`}>{text.back}</ButtonLink>
            {matter.fileId !== null && (
              <ButtonLink to={`/judge-application-view/${matter.fileId}`}>{text.file}</ButtonLink>
            )}
            {OPEN_STATES.includes(state) && (
              <ButtonLink to={`/judge/schedule-hearing/${_id}?type=hearing`}>{text.move}</ButtonLink>
            )}
          </>
        }
      />
      <div className="stack stack--loose">
        <div className="part">
          <Facts facts={useHearingFacts(hearing, matter.sitting)} />
        </div>
        <Outcome hearing={hearing} sitting={matter.sitting} />
      </div>
    </Page>
  );
}

function useHearingFacts(hearing: HearingRow, sitting: SittingMatter): SummaryRow[] {
  const { hearing: text, scheduleHearing } = useText();
  const { facts: label } = text;
  const { date, time, courtroom, minutes, notices, state, adjournedBy, reason, nextDate, notes, by } =
    hearing;
  const when = (
    <>
      <DayText day={date} />, {time}
      <ClosedDayMark day={date} matter={sitting} />
    </>
  );
  return [
    { label: label.when, value: when },
    ...summaryRows(label.room, courtroom),
    ...summaryRows(label.minutes, minutes && text.facts.minutesOf(minutes)),
    ...summaryRows(label.notices, notices.map((each) => scheduleHearing.notice[each]).join(', ')),
    { label: label.state, value: text.states[state] },
    ...summaryRows(label.adjournedBy, adjournedBy && text.adjournedBy[adjournedBy]),
    ...summaryRows(label.reason, reason),
    ...summaryRows(label.next, nextDate && <DayText day={nextDate} />),
    ...summaryRows(label.notes, notes && <span className="as-typed">{notes}</span>),
    { label: label.by, value: by.name },
  ];
}

const summaryRows = (label: string, value: ReactNode): SummaryRow[] => (value ? [{ label, value }] : []);

function Frame({ children }: { children: ReactNode }) {
  const { hearing: text } = useText();
  return (
    <Page>
      <PageHead title={text.title} />
      {children}
    </Page>
  );
}

function Away() {
  const { acts } = useText();
  return <ButtonLink to="/judge/calendar">{acts.goBack}</ButtonLink>;
}
