import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Facts } from '#ui/summary-part.tsx';
import { useApplicantFacts } from './applicant-facts.tsx';
import { useCaseFacts } from './case-facts.tsx';
import { DraftedOrder } from './drafted-order.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { Grounds } from './grounds.tsx';
import { History } from './history.tsx';
import { Papers } from './papers.tsx';
import { PreviousApplications } from './previous-applications.tsx';
import { ProposedConditions } from './proposed-conditions.tsx';
import { ReturnedOrder } from './returned-order.tsx';

interface BriefProps {
  application: ApplicationView;
  filed: CourtDocument;
  onOpenOrder: (status: DecisionStatus) => void;
}

export function Brief({ application, filed, onOpenOrder }: BriefProps) {
  const { judgeApplication: text } = useText();
  const applicant = useApplicantFacts(application);
  const matter = useCaseFacts(application);
  return (
    <div className="brief">
      <DraftedOrder application={application} />
      <ReturnedOrder application={application} onOpenOrder={onOpenOrder} />
      <LedgerSection title={text.applicant}>
        <div className="part">
          <Facts facts={applicant} />
        </div>
      </LedgerSection>
      <LedgerSection title={text.case}>
        <div className="part">
          <Facts facts={matter} />
        </div>
      </LedgerSection>
      <Grounds bail={application.bail} />
      <PreviousApplications bail={application.bail} />
      <ProposedConditions bail={application.bail} />
      <EarlierOrders orders={application.orders} />
      <History updates={application.updates} />
      <Papers application={application} filed={filed} />
    </div>
  );
}
