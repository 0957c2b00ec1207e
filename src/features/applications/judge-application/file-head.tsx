import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { AgeText } from '#parts/first-pull/age-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { FileFacts } from './file-facts.tsx';

interface FileHeadProps {
  application: ApplicationView;
  title: string;
  busy: boolean;
  onDecide: (status: DecisionStatus) => void;
}

export function FileHead({ application, title, busy, onDecide }: FileHeadProps) {
  const { judgeApplication: text, scheduleHearing, shell } = useText();
  const back = useBack();
  const { applicationNumber, asOf } = application;
  return (
    <header className="file-head">
      <div className="row">
        <button type="button" className="icon-btn" aria-label={text.back} onClick={back}>
          <Icon of={ArrowLeft} />
        </button>
        <Docket>{applicationNumber ?? text.noNumber}</Docket>
        <StatusChip of={application} />
        <CopyAge at={asOf} />
        <Link to={`/judge/case/${application.caseId}`}>{text.caseLink}</Link>
        <Link to={`/risk-assessment/${application.caseId}`}>{shell.entries['risk-assessment']}</Link>
        <Link to={`/judge/schedule-hearing/${application._id}?type=application`}>
          {scheduleHearing.title}
        </Link>
      </div>
      <PageTitle>{title}</PageTitle>
      <FileFacts application={application} />
      <DecideButtons application={application} busy={busy} onDecide={onDecide} />
    </header>
  );
}

/** To the place on the list that was left; to the docket if the file was opened by its address. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/judge-dashboard') : navigate(-1));
}

/** Age of the local copy. */
function CopyAge({ at }: { at: string | null }) {
  const { judgeApplication: text } = useText();
  return at === null ? <span className="small quiet">{text.notYetSent}</span> : <AgeText at={at} />;
}
