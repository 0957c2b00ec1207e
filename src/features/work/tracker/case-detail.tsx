import { updateInWords } from '#text/history-event-text.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type RecordSource, useRecord } from '#data/react/use-record.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import { caseLike, type TimelineEntry, timelineOf } from '#data/records/case/tracked-cases.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { FollowUp } from '#parts/follow-up/follow-up.tsx';
import { AsOf } from '#parts/next-date/as-of.tsx';
import { NextDateForm } from '#parts/next-date/next-date-form.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { HistoryList } from '#ui/lists/history-list.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { DayText, MomentText } from '#ui/time-text.tsx';
import { courtWords, TrackedStatus } from './case-list.tsx';
import { fullNameOf } from '#domain/case/name-for.ts';
import { caseTitle } from '#text/hearing-words.ts';

const CASE: RecordSource<CaseRow> = {
  read: async (db, id) => (await db.cases.get(id)) ?? null,
  fetch: fetchCase,
};

export function CaseDetail({ id }: { id: string }) {
  const { tracker } = useText();
  const record = useRecord(CASE, id);
  return (
    <div className="stack stack--loose">
      <BackToList />
      <RecordView record={record} words={tracker.detail} frame={Frame}>
        {(row) => <CaseDetailContent row={row} />}
      </RecordView>
    </div>
  );
}

const Frame = ({ children }: { children: ReactNode }) => children;

function BackToList() {
  const { tracker } = useText();
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete('case');
  return (
    <p className="tracker-back">
      <ButtonLink kind="quiet" to={`?${rest.toString()}`}>
        {tracker.detail.back}
      </ButtonLink>
    </p>
  );
}

function CaseDetailContent({ row }: { row: CaseRow }) {
  const text = useText();
  const savedDraft = useFormDraft(formNames.nextDate(row._id));
  return (
    <>
      <MayBeSame row={row} />
      <LedgerSection title={caseTitle(row, text)} more={<TrackedStatus of={row} />}>
        <div className="part">
          <Facts facts={factsOf(row, text)} />
        </div>
        {savedDraft.status === 'ready' && <Acts key={row._id} row={row} kept={savedDraft.value} />}
      </LedgerSection>
      <FollowUp record={row} />
      <Timeline row={row} />
    </>
  );
}

/** Asks if this case was opened twice, because the server opens a second one without a question. */
function MayBeSame({ row }: { row: CaseRow }) {
  const { generator, tracker } = useText();
  const db = useDb();
  const live = useLive(() => caseLike(db, row), [db, row]);
  const other = live.status === 'ready' ? live.value : null;
  return (
    other && (
      <Note kind="wait">
        {generator.sameCase(other.title)}{' '}
        <ButtonLink kind="quiet" to={`?case=${other._id}`}>
          {tracker.detail.open}
        </ButtonLink>
      </Note>
    )
  );
}

/** An unsaved draft opens its form. */
function Acts({ row, kept }: { row: CaseRow; kept: KeptForm | null }) {
  const { detail, next } = useText().tracker;
  const [dating, setDating] = useState(kept !== null);
  return (
    <div className="stack">
      <p className="row">
        <ButtonLink kind="primary" to={`/case/${row._id}`}>
          {detail.open}
        </ButtonLink>
        {!dating && <Button onClick={() => setDating(true)}>{next.set}</Button>}
      </p>
      {dating && <NextDateForm record={row} kept={kept} onDone={() => setDating(false)} />}
    </div>
  );
}

function factsOf(row: CaseRow, text: Catalogue): SummaryRow[] {
  const words = text.tracker.detail;
  const facts: (SummaryRow | null)[] = [
    summaryRow(text.facts.labels.caseNumber, row.caseNumber),
    summaryRow(text.facts.labels.cnr, row.cnr),
    { label: text.facts.labels.court, value: courtWords(row, text) },
    { label: words.applicant, value: fullNameOf(row) },
    { label: words.filed, value: <DayText day={row.filingDate} /> },
    {
      label: words.hearing,
      value: row.nextHearingDate ? (
        <>
          <DayText day={row.nextHearingDate} /> {placeWords(row, text)} <AsOf of={row} />
        </>
      ) : (
        text.tracker.cases.noNext
      ),
    },
    summaryRow(words.judge, row.judge),
  ];
  return facts.filter((fact) => fact !== null);
}

const summaryRow = (label: string, value: string | undefined): SummaryRow | null =>
  value ? { label, value } : null;

/** Place of a date noted by the owner; a hearing shows it in the list below. */
function placeWords({ dateSaid, nextDateFrom: from }: CaseRow, { tracker }: Catalogue): string {
  if (dateSaid !== undefined || !from) return '';
  const { time, courtroom, purpose } = from;
  const words = tracker.detail;
  return [time && words.at(time), courtroom && words.room(courtroom), purpose].filter(Boolean).join(', ');
}

function Timeline({ row }: { row: CaseRow }) {
  const text = useText();
  const words = text.tracker.detail;
  const db = useDb();
  const live = useLive(() => timelineOf(db, row), [db, row]);
  return (
    <LedgerSection title={words.timeline}>
      {live.status === 'loading' ? (
        <Skeleton label={words.loadingTimeline} rows={2} />
      ) : (
        <HistoryList
          entries={live.value.map((entry) => ({
            key: entry.key,
            what: whatOf(entry, text),
            when: isDay(entry.at) ? (
              <DayText day={entry.at} />
            ) : (
              <MomentText at={entry.at} zone={text.times.zone} />
            ),
            note: noteOf(entry, text),
          }))}
        />
      )}
    </LedgerSection>
  );
}

function whatOf({ what }: TimelineEntry, { tracker, scheduleHearing, told }: Catalogue): string {
  const words = tracker.detail;
  if (what.kind === 'update') return updateInWords(what.line, told);
  if (what.kind === 'opened') return words.opened;
  if (what.kind === 'noted') return words.noted(indianDate(what.date));
  return words.heard(scheduleHearing.purposeOf(what.hearing.purpose));
}

function noteOf({ what }: TimelineEntry, { caseFile, tracker }: Catalogue): string | undefined {
  if (what.kind !== 'hearing') return undefined;
  const { time, courtroom, state, reason } = what.hearing;
  const room = courtroom && tracker.detail.room(courtroom);
  return [tracker.detail.at(time), room, caseFile.hearings.state(state), reason].filter(Boolean).join(', ');
}
