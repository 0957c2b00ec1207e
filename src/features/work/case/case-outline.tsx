import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { AsOf } from '#parts/next-date/as-of.tsx';
import { NextDateForm } from '#parts/next-date/next-date-form.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { DayText } from '#ui/time-text.tsx';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { fullNameOf } from '#domain/case/name-for.ts';

const CorrectCaseForm = lazyPart(() =>
  import('./correct-case-form.tsx').then((each) => each.CorrectCaseForm),
);

/** Parties, court and numbers. */
export function CaseOutline({ record }: { record: CaseRow }) {
  const { caseFile, choices, facts: factTexts, judgeCalendar } = useText();
  const words = caseFile.outline;
  const { labels } = factTexts;
  const court = record.courtName ?? choiceLabel(choices, 'court', record.court);
  const facts: (SummaryRow | null)[] = [
    { label: words.applicant, value: fullNameOf(record) },
    { label: labels.respondent, value: judgeCalendar.respondent(record.respondent) },
    { label: labels.court, value: [court, record.courtPlace].filter(Boolean).join(', ') },
    summaryRow(words.judge, record.judge),
    summaryRow(labels.caseNumber, caseNumberOf(record)),
    summaryRow(labels.cnr, record.cnr ?? record.facts?.cnr),
    summaryRow(labels.firNumber, record.firNumber),
    summaryRow(labels.policeStation, record.policeStation),
    summaryRow(words.lawyer, record.lawyer?.name),
    { label: words.filed, value: <DayText day={record.filingDate} /> },
    {
      label: words.next,
      value: record.nextHearingDate ? (
        <>
          <DayText day={record.nextHearingDate} /> <AsOf of={record} />
        </>
      ) : (
        words.noDate
      ),
    },
  ];
  return (
    <LedgerSection title={words.title}>
      <div className="part">
        <Facts facts={facts.filter((fact) => fact !== null)} />
      </div>
      <Changing key={record._id} record={record} />
    </LedgerSection>
  );
}

const summaryRow = (label: string, value: string | undefined): SummaryRow | null =>
  value ? { label, value } : null;

/** One editor at a time, below the section that it changes. */
function Changing({ record }: { record: CaseRow }) {
  const date = useFormDraft(formNames.nextDate(record._id));
  const correction = useFormDraft(formNames.correctCase(record._id));
  if (date.status === 'loading' || correction.status === 'loading') return null;
  return <OpenOne record={record} date={date.value} correction={correction.value} />;
}

interface OpenOneProps {
  readonly record: CaseRow;
  readonly date: KeptForm | null;
  readonly correction: KeptForm | null;
}

/** An unsaved draft opens its editor. */
function OpenOne({ record, date, correction }: OpenOneProps) {
  const { caseFile, clock, tracker } = useText();
  const [search] = useSearchParams();
  const isCorrected = correction !== null || search.has('correct');
  const [open, setOpen] = useState<'case' | 'date' | null>(isCorrected ? 'case' : date ? 'date' : null);
  const close = () => setOpen(null);
  if (open === 'date') return <NextDateForm record={record} kept={date} onDone={close} />;
  if (open === 'case') {
    return (
      <Suspense fallback={<Skeleton label={clock.acts.starting} rows={4} />}>
        <CorrectCaseForm record={record} kept={correction} onDone={close} />
      </Suspense>
    );
  }
  return (
    <p className="row">
      <Button onClick={() => setOpen('date')}>{tracker.next.set}</Button>
      <Button onClick={() => setOpen('case')}>{caseFile.correct.open}</Button>
    </p>
  );
}
