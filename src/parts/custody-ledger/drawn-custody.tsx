/** Custody periods of one case as picture and table, read only. */
import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useHearingDays } from '#data/react/use-hearing-days.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KnownFacts, knownFacts } from '#domain/case/clock-matter.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Tables } from '#law/tables.ts';
import { type Explanation, explain } from '#law-explain/explanation.ts';
import { CustodyPicture } from '#parts/custody-picture/custody-picture.tsx';
import { pictureDates } from '#parts/custody-picture/picture-dates.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Table } from '#ui/lists/table.tsx';

export function DrawnCustody({ record }: { record: Pick<CaseRow, '_id' | 'facts'> }) {
  const { custodyLedger: words } = useText();
  const law = useLawTables();
  const hearings = useHearingDays(record._id);
  const { facts = {} } = record;
  const { custody = [], arrestDate } = facts;
  if (custody.length === 0 && arrestDate === undefined) return <p className="quiet">{words.none}</p>;
  return (
    <>
      {law.status === 'loading' && <Skeleton label={words.loading} rows={2} />}
      {law.status === 'missing' && <Note kind="wait">{words.noTables}</Note>}
      {law.status === 'ready' && <Picture facts={facts} tables={law.tables} hearings={hearings} />}
      {custody.length > 0 ? (
        <Spans custody={custody} />
      ) : (
        <p className="small quiet">{arrestDate && words.fromArrest(indianDate(arrestDate))}</p>
      )}
    </>
  );
}

interface PictureProps {
  readonly facts: KnownFacts;
  readonly tables: Tables;
  readonly hearings: readonly CalendarDate[] | undefined;
}

function Picture({ facts, tables, hearings }: PictureProps) {
  const { explained: said } = useText();
  const { day } = useCourtDay();
  const explained = useMemo(
    (): Explanation => explain(determineAll(lawFactsOf(knownFacts(facts), tables), tables, day)),
    [facts, tables, day],
  );
  const dates = pictureDates(explained);
  const served = explained.served?.days ?? 0;
  if (!dates) return null;
  return (
    <>
      <CustodyPicture
        dates={dates}
        served={served}
        hearings={hearings}
        term={said.termText(explained.found.undertrial.maximumTerm)}
      />
      <p className="strong">{said.custodyCount(served, indianDate(day))}</p>
    </>
  );
}

type Span = NonNullable<KnownFacts['custody']>[number];

function Spans({ custody }: { custody: readonly Span[] }) {
  const { custodyLedger: words, choices, facts } = useText();
  const { day: today } = useCourtDay();
  const heads = facts.rows.custodySpans;
  const rows = custody.toSorted((a, b) => a.from.localeCompare(b.from));
  const label = (kind: Span['kind']) => choices.custodyKind.find(({ value }) => value === kind)?.label ?? '';
  const ending = ({ kind, to }: Span): string => {
    if (to === undefined) return words.now;
    return kind === 'interim-bail' ? words.surrendered(indianDate(to)) : indianDate(to);
  };
  return (
    <Table
      caption={words.caption}
      rows={rows}
      rowKey={({ kind, from }) => `${kind} ${from}`}
      columns={[
        { key: 'what', head: heads.kind, cell: ({ kind }) => label(kind) },
        { key: 'from', head: heads.from, cell: ({ from }) => indianDate(from) },
        { key: 'to', head: heads.to, cell: ending },
        {
          key: 'days',
          head: words.daysHead,
          cell: (span) => words.days(daysOf(span, today)),
          number: true,
        },
      ]}
    />
  );
}

/** Custody counts both days; interim bail counts the days between release and surrender. */
function daysOf({ kind, from, to }: Span, today: CalendarDate): number {
  const days = daysBetween(from, to ?? today);
  if (kind !== 'interim-bail') return Math.max(0, days + 1);
  return Math.max(0, to === undefined ? days : days - 1);
}
