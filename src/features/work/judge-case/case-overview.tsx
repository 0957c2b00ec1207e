import { Check, X } from 'lucide-react';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { choiceLabel } from '#parts/choice-label.ts';
import { CategoryField } from '#parts/hearing-list/category-field.tsx';
import { ClosedDayMark } from '#parts/court-closed/closed-day-mark.tsx';
import { mayDecide } from '#parts/order-editor/may-decide.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { DayText } from '#ui/time-text.tsx';
import { fullNameOf, nameFor } from '#domain/case/name-for.ts';

interface CaseOverviewProps {
  readonly record: CaseRow;
  /** Newest first. */
  readonly applications: readonly ApplicationView[];
}

export function CaseOverview({ record, applications }: CaseOverviewProps) {
  const { choices, judgeCalendar, judgeCase } = useText();
  const text = judgeCase.overview;
  const court = record.courtName ?? choiceLabel(choices, 'court', record.court);
  const facts: SummaryRow[] = [
    { label: text.court, value: [court, record.courtPlace].filter(Boolean).join(', ') },
    ...(record.judge ? [{ label: text.judge, value: record.judge }] : []),
    { label: text.filed, value: <DayText day={record.filingDate} /> },
    {
      label: text.next,
      value: record.nextHearingDate ? (
        <>
          <DayText day={record.nextHearingDate} />
          <ClosedDayMark day={record.nextHearingDate} matter={record} />
        </>
      ) : (
        text.notScheduled
      ),
    },
    { label: text.applicant, value: fullNameOf(record) },
    { label: text.respondent, value: judgeCalendar.respondent(record.respondent) },
    { label: text.charges, value: record.charges.join(', ') || text.noCharges },
    ...(record.description
      ? [{ label: text.description, value: <span className="as-typed">{record.description}</span> }]
      : []),
  ];
  return (
    <LedgerSection title={text.title} more={<StatusChip of={record} />}>
      <div className="part">
        <Facts facts={facts} />
      </div>
      <div className="judge-case-category">
        <CategoryField
          id="case-category"
          of={{ caseId: record._id, category: record.dcmCategory }}
          label={judgeCalendar.category.label}
        />
      </div>
      <Decide newest={applications[0]} />
    </LedgerSection>
  );
}

const ORDERS = [
  { status: 'Rejected', decide: 'reject', kind: 'danger', icon: X },
  { status: 'Approved', decide: 'approve', kind: 'primary', icon: Check },
] as const satisfies readonly { readonly status: DecisionStatus; readonly [look: string]: unknown }[];

/** An order decides an application, so the buttons open the newest one. */
function Decide({ newest }: { newest: ApplicationView | undefined }) {
  const { judge, judgeCase } = useText();
  const text = judgeCase.overview;
  if (!newest) {
    return (
      <OnceKnown label={judge.loadingList} rows={1}>
        <p className="quiet">{text.nothingFiled}</p>
      </OnceKnown>
    );
  }
  const of = <span className="vh">{text.of(nameFor(newest))}</span>;
  return (
    <p className="row judge-case-acts">
      {ORDERS.map(({ status, decide, kind, icon }) => {
        const label = judge[decide];
        return mayDecide(newest, status) ? (
          <ButtonLink
            key={status}
            kind={kind}
            icon={icon}
            to={`/judge-application-view/${newest._id}?decide=${decide}`}
          >
            {label}
            {of}
          </ButtonLink>
        ) : (
          <Button key={status} kind={kind} icon={icon} disabled>
            {label}
            {of}
          </Button>
        );
      })}
    </p>
  );
}
