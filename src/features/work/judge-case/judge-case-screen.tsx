/** /judge/case/:id: a case for the judge, available offline once opened. */
import { ArrowLeft, CalendarPlus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type ApplicationView, applicationsOfCase } from '#data/records/application/applications.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import { useRecord } from '#data/react/use-record.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { AccruedRights } from '#parts/accrued-rights.tsx';
import { ChangedMark } from '#parts/court-changes/changed-mark.tsx';
import { DelayProposal } from '#parts/delay-proposal.tsx';
import { HistoryOfCase } from '#parts/case-history/history-of-case.tsx';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockMatterOf } from '#parts/liberty-clock/clock-matters.ts';
import { PrivateNotes } from '#parts/private-notes/private-notes.tsx';
import { SavedAssessments } from '#parts/saved-assessments/saved-assessments.tsx';
import { BackToDocket } from '#parts/judge-docket/back-to-docket.tsx';
import { MissingId } from '#parts/screen/missing-id.tsx';
import { RecordView } from '#parts/screen/record-view.tsx';
import { SinceLastVisit } from '#parts/since-last-visit.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { CaseOverview } from './case-overview.tsx';
import { CaseTabs } from './case-tabs.tsx';
import './judge-case.css';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { caseTitle } from '#text/hearing-words.ts';

const DrawnCustody = lazyPart(() =>
  import('#parts/custody-ledger/drawn-custody.tsx').then((each) => each.DrawnCustody),
);

interface JudgedCase {
  readonly record: CaseRow;
  /** Newest first. */
  readonly applications: readonly ApplicationView[];
  /** Null if its dates are over. */
  readonly matter: ClockMatter | null;
}

const CASE = { read: judgedCase, fetch: fetchCase };

async function judgedCase(db: Db, id: string): Promise<JudgedCase | null> {
  const record = await db.cases.get(id);
  if (!record) return null;
  const [applications, matter] = await Promise.all([applicationsOfCase(db, id), clockMatterOf(db, record)]);
  return { record, applications, matter };
}

export function JudgeCaseScreen() {
  const { id = '' } = useParams();
  return id ? <JudgeCaseContent key={id} id={id} /> : <NoId />;
}

function JudgeCaseContent({ id }: { id: string }) {
  const { judgeCase: text } = useText();
  const found = useRecord(CASE, id);
  return (
    <RecordView record={found} words={text.record} frame={Frame} away={<BackToDocket />}>
      {(opened) => <JudgeCaseView {...opened} />}
    </RecordView>
  );
}

function JudgeCaseView({ record, applications, matter }: JudgedCase) {
  const words = useText();
  const { judgeCalendar, judgeCase: text, records, scheduleHearing } = words;
  const navigate = useNavigate();
  const { _id, firNumber } = record;
  const ofCourt = caseNumberOf(record);
  const number = ofCourt ? judgeCalendar.caseNumber(ofCourt) : firNumber && records.matter.fir(firNumber);
  return (
    <Page kind="wide">
      <PageHead
        title={caseTitle(record, words)}
        over={number && <Docket>{number}</Docket>}
        acts={
          <>
            <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
              {text.back}
            </Button>
            <ButtonLink kind="primary" icon={CalendarPlus} to={`/judge/schedule-hearing/${_id}`}>
              {scheduleHearing.title}
            </ButtonLink>
          </>
        }
      />
      <div className="stack stack--loose">
        <AccruedRights matter={matter} />
        {applications.map((application) => (
          <ChangedMark key={application._id} linked applicationId={application._id} />
        ))}
        <SinceLastVisit caseId={_id} />
        <DelayProposal record={record} />
        <CaseOverview record={record} applications={applications} />
        <Custody record={record} />
        <SavedAssessments caseId={_id} title={text.risk.title} none={<NoAssessment caseId={_id} />} />
        <CaseTabs record={record} applications={applications} />
        <PrivateNotes caseId={_id} />
        <HistoryOfCase record={record} />
      </div>
    </Page>
  );
}

function Custody({ record }: { record: CaseRow }) {
  const { custodyLedger: words } = useText();
  const { custody = [], arrestDate } = record.facts ?? {};
  if (custody.length === 0 && arrestDate === undefined) return null;
  return (
    <LedgerSection title={words.title}>
      <Suspense fallback={<Skeleton label={words.loading} rows={2} />}>
        <DrawnCustody record={record} />
      </Suspense>
    </LedgerSection>
  );
}

function NoAssessment({ caseId }: { caseId: string }) {
  const { judgeCase: text } = useText();
  return (
    <div className="stack">
      <p className="quiet">{text.risk.none}</p>
      <p className="row">
        <ButtonLink to={`/risk-assessment/${caseId}`}>{text.risk.perform}</ButtonLink>
      </p>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { judgeCase: text } = useText();
  return (
    <Page>
      <PageHead title={text.title} />
      {children}
    </Page>
  );
}

function NoId() {
  const { judgeCase: text } = useText();
  return (
    <Frame>
      <MissingId title={text.record.title} away={<BackToDocket />}>
        {text.missingId}
      </MissingId>
    </Frame>
  );
}
