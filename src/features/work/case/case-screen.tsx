/** /case/:id: the case file of its maker; each section is short and links to its full screen. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useRecord } from '#data/react/use-record.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockMatterOf } from '#parts/liberty-clock/clock-matters.ts';
import { DelayProposal } from '#parts/delay-proposal.tsx';
import { DocumentsSection } from '#parts/documents/documents-section.tsx';
import { FollowUp } from '#parts/follow-up/follow-up.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { CaseApplications } from './case-applications.tsx';
import { CaseCustody } from './case-custody.tsx';
import { CaseDates } from './case-dates.tsx';
import { CaseDiary } from './case-diary.tsx';
import { CaseHearings } from './case-hearings.tsx';
import { CaseOutline } from './case-outline.tsx';
import { CaseRisk } from './case-risk.tsx';
import { FactList } from './fact-list.tsx';
import { HistoryOfCase } from '#parts/case-history/history-of-case.tsx';
import { useMatterClock } from '#parts/liberty-clock/use-matter-clock.ts';
import './case.css';
import { applicationsOfCase } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { ContestedPoints } from '#parts/contested/contested-points.tsx';
import { caseTitle } from '#text/hearing-words.ts';

interface OpenedCase {
  readonly record: CaseRow;
  /** Null if its dates are over. */
  readonly matter: ClockMatter | null;
}

const CASE = { read: openedCase, fetch: fetchCase };

async function openedCase(db: Db, id: string): Promise<OpenedCase | null> {
  const record = await db.cases.get(id);
  return record ? { record, matter: await clockMatterOf(db, record) } : null;
}

export function CaseScreen() {
  const { id = '' } = useParams();
  const { caseFile } = useText();
  const opened = useRecord(CASE, id);
  return (
    <RecordView
      record={opened}
      words={caseFile.record}
      frame={Frame}
      away={<ButtonLink to="/dashboard">{caseFile.away}</ButtonLink>}
    >
      {(found) => <CaseView key={id} {...found} />}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { caseFile } = useText();
  return (
    <Page>
      <PageHead title={caseFile.title} />
      {children}
    </Page>
  );
}

function CaseView({ record, matter }: OpenedCase) {
  const text = useText();
  const { caseFile, records, shell, whichBail } = text;
  const title = caseTitle(record, text);
  const clock = useMatterClock(matter);
  const of = <span className="vh">{caseFile.of(title)}</span>;
  return (
    <Page>
      <PageHead
        title={title}
        over={record.firNumber && <Docket>{records.matter.fir(record.firNumber)}</Docket>}
        acts={
          <>
            <StatusChip of={record} />
            <ButtonLink to={`/calculator?case=${record._id}`}>
              {shell.entries.calculator} {of}
            </ButtonLink>
            <ButtonLink to={`/which-bail?case=${record._id}`}>
              {whichBail.title} {of}
            </ButtonLink>
            <ButtonLink to={`/risk-assessment/${record._id}`}>
              {shell.entries['risk-assessment']} {of}
            </ButtonLink>
          </>
        }
      />
      <div className="stack stack--loose">
        <CaseDates matter={matter} clock={clock} />
        <DelayProposal record={record} />
        <FollowUp record={record} />
        <FactList record={record} clock={clock} />
        <CaseCustody record={record} />
        <CaseOutline record={record} />
        <CaseApplications caseId={record._id} />
        <ContestedOfCase caseId={record._id} />
        <DocumentsSection of={{ kind: 'case', id: record._id }} />
        <CaseHearings caseId={record._id} />
        <CaseDiary caseId={record._id} />
        <CaseRisk caseId={record._id} />
        <HistoryOfCase record={record} />
      </div>
    </Page>
  );
}

/** Contested points of all applications of the case, for its maker. Renders nothing if there are none. */
function ContestedOfCase({ caseId }: { caseId: string }) {
  const db = useDb();
  const live = useLive(() => applicationsOfCase(db, caseId), [db, caseId]);
  if (live.status === 'loading') return null;
  return live.value.map(({ _id }) => <ContestedPoints key={_id} applicationId={_id} statements={[]} />);
}
