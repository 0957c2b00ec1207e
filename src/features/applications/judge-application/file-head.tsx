import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/docket.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AsOf } from './as-of.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { FileFacts } from './file-facts.tsx';

interface FileHeadProps {
  application: ApplicationView;
  title: string;
  busy: boolean;
  onDecide: (status: DecisionStatus) => void;
}

export function FileHead({ application, title, busy, onDecide }: FileHeadProps) {
  const { judgeApplication: text, shell } = useText();
  const navigate = useNavigate();
  const { applicationNumber, asOf } = application;
  return (
    <header className="file-head">
      <div className="row">
        <button
          type="button"
          className="icon-btn"
          aria-label={text.back}
          onClick={() => void navigate('/judge-dashboard')}
        >
          <Icon of={ArrowLeft} />
        </button>
        <Docket>{applicationNumber ?? text.noNumber}</Docket>
        <StatusChip of={application} />
        <AsOf at={asOf} />
        <Link to={`/risk-assessment/${application.caseId}`}>{shell.entries['risk-assessment']}</Link>
      </div>
      <PageTitle>{title}</PageTitle>
      <FileFacts application={application} />
      <DecideButtons application={application} busy={busy} onDecide={onDecide} />
    </header>
  );
}
