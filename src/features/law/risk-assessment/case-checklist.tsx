import type { ReactNode } from 'react';
import { useRecord } from '#data/react/use-record.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checklist } from './checklist.tsx';
import { formFrom } from './checklist-form.ts';
import { RightsSection } from './rights-section.tsx';
import { SavedAssessments } from '#parts/saved-assessments/saved-assessments.tsx';
import { useProposal } from './use-proposal.ts';

const CASE = { read: caseOf, fetch: fetchCase };

export function CaseChecklist({ caseId }: { caseId: string }) {
  const { risk } = useText();
  const record = useRecord(CASE, caseId);
  return (
    <RecordView
      record={record}
      words={risk.record}
      frame={Frame}
      away={
        <ButtonLink kind="primary" to="/risk-assessment">
          {risk.missing.without}
        </ButtonLink>
      }
    >
      {(found) => <OfCase record={found} />}
    </RecordView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { risk } = useText();
  return (
    <Page>
      <PageHead title={risk.title} over={risk.over} />
      {children}
    </Page>
  );
}

/** Shows no personal data: the case appears by its FIR. */
function OfCase({ record }: { record: CaseRow }) {
  const { records, risk } = useText();
  const proposed = useProposal(record);
  if (proposed.status === 'loading') {
    return (
      <Frame>
        <Skeleton label={risk.record.loading} rows={4} />
      </Frame>
    );
  }
  const proposal = proposed.status === 'ready' ? proposed.proposal : null;
  return (
    <Checklist
      initial={formFrom(proposal?.answers ?? {})}
      forCase={{
        caseId: record._id,
        docket: record.firNumber ? records.matter.fir(record.firNumber) : null,
        because: proposal?.because ?? null,
        above: (
          <>
            {!proposal && <Note kind="wait">{risk.missing.noCalculation}</Note>}
            <RightsSection record={record} />
          </>
        ),
        saved: (
          <SavedAssessments
            caseId={record._id}
            title={risk.saved.title}
            none={<p className="quiet">{risk.saved.none}</p>}
          />
        ),
      }}
    />
  );
}
