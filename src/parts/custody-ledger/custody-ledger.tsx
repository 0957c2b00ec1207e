/** Custody periods of one case as picture and table, with an editor that shows the effect on dates. */
import { useMemo, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Tables } from '#law/tables.ts';
import { type Explanation, explain } from '#law-explain/explanation.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';
import { CustodyPicture } from '#parts/custody-picture/custody-picture.tsx';
import { pictureDates } from '#parts/custody-picture/picture-dates.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { clockMatterOf } from '#parts/liberty-clock/clock-matters.ts';
import { type BeforeChange, FactsEffect } from '#parts/liberty-clock/facts-effect.tsx';
import { knownFacts } from '#domain/case/clock-matter.ts';
import { type CaseClock, useMatterClock } from '#parts/liberty-clock/use-matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Table } from '#ui/lists/table.tsx';
import { CustodyForm } from './custody-form.tsx';

export function CustodyLedger({ record }: { record: CaseRow }) {
  const { custodyLedger: words } = useText();
  const db = useDb();
  const live = useLive(() => clockMatterOf(db, record), [db, record]);
  const clock = useMatterClock(live.status === 'ready' ? live.value : null);
  const formDraft = useFormDraft(formNames.custody(record._id));
  const { facts = {} } = record;
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <Drawn facts={facts} />
        {formDraft.status === 'ready' && (
          <Changing key={record._id} record={record} now={counted(clock)} kept={formDraft.value} />
        )}
      </div>
    </LedgerSection>
  );
}

interface ChangingProps {
  readonly record: CaseRow;
  readonly now: MatterClock | null;
  readonly kept: KeptForm | null;
}

/** An unsaved draft opens the editor. */
function Changing({ record, now, kept }: ChangingProps) {
  const { custodyLedger: words } = useText();
  const { facts = {} } = record;
  const before: BeforeChange = { facts, clock: now };
  const [open, setOpen] = useState<BeforeChange | null>(kept && before);
  const [saved, setSaved] = useState<BeforeChange | null>(null);
  return (
    <>
      {open ? (
        <CustodyForm
          record={record}
          kept={kept}
          onSaved={() => {
            setSaved(open);
            setOpen(null);
          }}
          onLeave={() => setOpen(null)}
        />
      ) : (
        <p className="row">
          <Button onClick={() => setOpen(before)}>{words.change}</Button>
        </p>
      )}
      {saved && <FactsEffect before={saved} facts={facts} now={now} />}
    </>
  );
}

const counted = (clock: CaseClock): MatterClock | null => (clock.status === 'ready' ? clock.clock : null);

function Drawn({ facts }: { facts: KnownFacts }) {
  const { custodyLedger: words } = useText();
  const law = useLawTables();
  const { custody = [], arrestDate } = facts;
  if (custody.length === 0 && arrestDate === undefined) return <p className="quiet">{words.none}</p>;
  return (
    <>
      {law.status === 'loading' && <Skeleton label={words.loading} rows={2} />}
      {law.status === 'missing' && <Note kind="wait">{words.noTables}</Note>}
      {law.status === 'ready' && <Picture facts={facts} tables={law.tables} />}
      {custody.length > 0 ? (
        <Spans custody={custody} />
      ) : (
        <p className="small quiet">{arrestDate && words.fromArrest(indianDate(arrestDate))}</p>
      )}
    </>
  );
}

function Picture({ facts, tables }: { facts: KnownFacts; tables: Tables }) {
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
