import type { ReactNode } from 'react';
import type { CaseRow } from '#data/store/db.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Checklist } from './checklist.tsx';
import { formFrom } from './checklist-form.ts';
import { RightsSection } from './rights-section.tsx';
import { SavedSection } from './saved-section.tsx';
import { type Missing, useCase } from './use-case.ts';
import { useProposal } from './use-proposal.ts';

export function CaseChecklist({ caseId }: { caseId: string }) {
  const { risk } = useText();
  const found = useCase(caseId);
  if (found.state === 'loading') {
    return (
      <Frame>
        <Skeleton label={risk.loading} rows={4} />
      </Frame>
    );
  }
  if (found.state !== 'ready') return <NoCase why={found.state} onTryAgain={found.tryAgain} />;
  return <OfCase record={found.record} />;
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

function NoCase({ why, onTryAgain }: { why: Missing; onTryAgain: () => void }) {
  const { acts, risk } = useText();
  const { missing: words } = risk;
  return (
    <Frame>
      <Note kind={why === 'offline' ? 'wait' : 'danger'} role="alert">
        <div className="stack">
          <p>
            <strong>{words[why]}</strong>
          </p>
          <p>{words[`${why}Next`]}</p>
          <p className="row">
            <ButtonLink kind="primary" to="/risk-assessment">
              {words.without}
            </ButtonLink>
            {why !== 'notFound' && <Button onClick={onTryAgain}>{acts.tryAgain}</Button>}
          </p>
        </div>
      </Note>
    </Frame>
  );
}

/** Nothing of the person is shown here: the case is known by its FIR. */
function OfCase({ record }: { record: CaseRow }) {
  const { records, risk } = useText();
  const proposed = useProposal(record);
  if (proposed.status === 'loading') {
    return (
      <Frame>
        <Skeleton label={risk.loading} rows={4} />
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
        saved: <SavedSection caseId={record._id} />,
      }}
    />
  );
}
