import { updateInWords } from '#text/history-event-text.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import type { CourtDocument } from '#documents/model.ts';
import { annexureEntries } from '#documents/common-sections/disclosure-annexure.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { ForumSection } from '#parts/forum/forum-section.tsx';
import { ContestedPoints } from '#parts/contested/contested-points.tsx';
import { CoApplicants } from '#parts/co-applicants.tsx';
import { AccruedRights } from '#parts/accrued-rights.tsx';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockMatterOf } from '#parts/liberty-clock/clock-matters.ts';
import { PrivateNotes } from '#parts/private-notes/private-notes.tsx';
import { TransferredNote } from '#parts/court-changes/transferred-note.tsx';
import { SinceLastVisit } from '#parts/since-last-visit.tsx';
import { factLines, labelsOn } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Facts, type SummaryRow } from '#ui/lists/facts-list.tsx';
import { Amendments } from './amendments.tsx';
import { useApplicantFacts } from './applicant-facts.tsx';
import { BriefGrounds } from './brief-grounds.tsx';
import { DraftedOrder } from './drafted-order.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { Papers } from './papers.tsx';
import { TransferAct } from './transfer-act.tsx';
import { choiceLabel } from '#parts/choice-label.ts';
import { DayText, MomentText } from '#ui/time-text.tsx';
import type { FurtherFir } from '#contract/case/case-facts.ts';
import type { BailPart, Update } from '#contract/application/application.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import { decisionOfOrder } from '#domain/application/decision-of-order.ts';
import { stateNamed } from '#domain/case/states.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { HistoryList } from '#ui/lists/history-list.tsx';

interface BriefProps {
  application: ApplicationView;
  filed: CourtDocument;
}

export function Brief({ application, filed }: BriefProps) {
  const { judgeApplication: text } = useText();
  const applicant = useApplicantFacts(application);
  const matter = useCaseFacts(application);
  return (
    <div className="brief">
      <TransferredNote application={application} />
      <DraftedOrder application={application} />
      <Amendments application={application} />
      <Rights caseId={application.caseId} />
      <SinceLastVisit caseId={application.caseId} />
      <LedgerSection title={text.applicant}>
        <div className="part">
          <Facts facts={applicant} />
        </div>
      </LedgerSection>
      <CoApplicants application={application} />
      <LedgerSection title={text.case}>
        <div className="part">
          <Facts facts={matter} />
        </div>
      </LedgerSection>
      <Disclosure application={application} />
      <ForumOf application={application} />
      <BriefGrounds application={application} />
      <ContestedPoints
        applicationId={application._id}
        orderedAt={decidedAt(application)}
        statements={application.bail.groundParts?.map(({ heading }) => heading) ?? []}
      />
      <PreviousApplications bail={application.bail} />
      <ProposedConditions bail={application.bail} />
      <EarlierOrders application={application} />
      <PrivateNotes caseId={application.caseId} />
      <History updates={application.updates} />
      <Papers application={application} filed={filed} />
      <TransferAct application={application} />
    </div>
  );
}

/** A correction, or a change of the conditions, decides no point. Points are open until each applicant is decided. */
function decidedAt(application: ApplicationView): string | undefined {
  const { orders, status } = application;
  const last = isUndecided(status) ? undefined : orders.at(-1);
  return last && decisionOfOrder(orders, last).at;
}

/** From the facts of the case, which its maker updates after filing. */
function Rights({ caseId }: { caseId: string }) {
  const db = useDb();
  const live = useLive(() => matterOfCase(db, caseId), [db, caseId]);
  if (live.status === 'loading' || !live.value) return null;
  return <AccruedRights matter={live.value.matter} withTrack />;
}

async function matterOfCase(db: Db, caseId: string): Promise<{ matter: ClockMatter | null } | null> {
  const record = await caseOf(db, caseId);
  return record && { matter: await clockMatterOf(db, record) };
}

/** On the day of filing; null until the law tables load. */
function ForumOf({ application }: { application: ApplicationView }) {
  const { found } = useFiledMatter(application);
  return found && <ForumSection forum={found.forum} />;
}

function useCaseFacts(application: ApplicationView): SummaryRow[] {
  const { case: facts } = application;
  const text = useText();
  const { choices, generator } = text;
  const { notSpecified } = text.judgeApplication;
  const label = labelsOn('judge', text);
  const { custodyStatus, courtPlace, district } = facts;
  const state = facts.state && stateNamed(facts.state, generator.namesIn);
  const court =
    facts.courtName ?? [choiceLabel(choices, 'court', facts.court), courtPlace].filter(Boolean).join(', ');
  return [
    { label: label.firNumber, value: facts.firNumber },
    { label: label.policeStation, value: [facts.policeStation, district, state].filter(Boolean).join(', ') },
    ...(facts.furtherFirs ?? []).map((fir, n) => ({
      label: generator.furtherFirs.row(n + 1),
      value: firLine(fir, generator.namesIn),
    })),
    { label: label.court, value: court },
    { label: label.arrestDate, value: facts.arrestDate ? <DayText day={facts.arrestDate} /> : notSpecified },
    { label: label.sections, value: facts.sections.join(', ') },
    { label: label.allegations, value: <span className="as-typed">{facts.allegations}</span> },
    ...(facts.furtherFirs ?? []).map(({ allegations }, n) => ({
      label: `${generator.furtherFirs.row(n + 1)}: ${label.allegations}`,
      value: <span className="as-typed">{allegations}</span>,
    })),
    {
      label: label.custodyStatus,
      value: custodyStatus ? choiceLabel(choices, 'custodyStatus', custodyStatus) : notSpecified,
    },
    { label: label.custodyPeriod, value: facts.custodyPeriod || notSpecified },
    ...factLines(application, { fields: label, choices }),
  ];
}

/** "12/2026, Kothrud, Pune, Maharashtra: BNS 318(4)" */
function firLine(
  { firNumber, policeStation, district, state, sections }: FurtherFir,
  language: Parameters<typeof stateNamed>[1],
): string {
  const names = [firNumber, policeStation, district, state && stateNamed(state, language)];
  return `${names.filter(Boolean).join(', ')}: ${sections.join(', ')}`;
}

/** Summary of the annexure: content of each part, or the reason for its omission. */
function Disclosure({ application }: Pick<BriefProps, 'application'>) {
  const { judgeApplication } = useText();
  const text = judgeApplication.disclosure;
  const matter = useFiledMatter(application);
  return (
    <LedgerSection title={text.title}>
      {matter.annexure ? (
        <dl className="disclosure">
          {annexureEntries(matter).map(({ part, state, lines }) => (
            <div key={part} className={state === 'stated' ? undefined : 'is-open'}>
              <dt>
                <b>{part}</b> {text.parts[part]}
              </dt>
              <dd className="as-typed">{lines.join('\n')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="quiet">{text.none}</p>
      )}
    </LedgerSection>
  );
}

function ProposedConditions({ bail }: { bail: BailPart }) {
  const { choices, judgeApplication: text } = useText();
  const { proposedConditions: proposed, customConditions: custom } = bail;
  return (
    <LedgerSection title={text.conditions}>
      <div className="part stack">
        <p>{proposed ? choiceLabel(choices, 'bailConditions', proposed) : text.notSpecified}</p>
        {custom && <p className="as-typed">{custom}</p>}
      </div>
    </LedgerSection>
  );
}

/** Hidden if there are none or nothing is stated. */
function PreviousApplications({ bail }: { bail: BailPart }) {
  const { choices, judgeApplication: text } = useText();
  const { previousApplications: stated, previous = [] } = bail;
  if ((stated === undefined || stated === 'none') && previous.length === 0) return null;
  return (
    <LedgerSection title={text.previous}>
      <div className="part">
        {stated && <p>{choiceLabel(choices, 'previousBail', stated)}</p>}
        {previous.length > 0 && (
          <ul>
            {previous.map((row) => (
              <li key={`${row.court} ${row.number}`}>{rowText(row, text)}</li>
            ))}
          </ul>
        )}
      </div>
    </LedgerSection>
  );
}

type Row = NonNullable<BailPart['previous']>[number];

function rowText({ court, number, outcome, decidedOn }: Row, text: Catalogue['judgeApplication']): string {
  const line = text.earlierRow(court, number, outcome);
  return decidedOn ? line + text.dated(indianDate(decidedOn)) : line;
}

function History({ updates }: { updates: readonly Update[] }) {
  const { judgeApplication: text, times, told } = useText();
  const newest = updates.toSorted((left, right) => right.date.localeCompare(left.date));
  return (
    <LedgerSection title={text.history}>
      {newest.length === 0 ? (
        <p className="quiet">{text.noHistory}</p>
      ) : (
        <HistoryList
          entries={newest.map((line) => ({
            key: `${line.date} ${line.description}`,
            what: updateInWords(line, told),
            when: <MomentText at={line.date} zone={times.zone} />,
            note: line.by,
          }))}
        />
      )}
    </LedgerSection>
  );
}
