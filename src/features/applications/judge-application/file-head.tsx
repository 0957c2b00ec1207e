import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useText } from '#parts/text-context.tsx';
import { Chip, type ChipKind } from '#ui/chip.tsx';
import { Docket } from '#ui/docket.tsx';
import { Icon } from '#ui/icon.tsx';
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
  const { judgeApplication: text, statuses } = useText();
  const navigate = useNavigate();
  const { applicationNumber, status, asOf } = application;
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
        <Chip kind={CHIP[status]}>{statuses[status]}</Chip>
        <AsOf at={asOf} />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <FileFacts application={application} />
      <DecideButtons application={application} busy={busy} onDecide={onDecide} />
    </header>
  );
}

const CHIP: Readonly<Record<ApplicationView['status'], ChipKind>> = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
};
