import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { AgeText } from '#parts/first-pull/age-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useLive } from '#data/react/use-live.ts';
import { nextHearingOf } from '#data/records/hearing/hearings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { DayText, MomentText } from '#ui/time-text.tsx';
import { isUndecided } from '#domain/case/status-rules.ts';
import { indianNumber } from '#kernel/indian-number.ts';

interface FileHeadProps {
  application: ApplicationView;
  title: string;
  busy: boolean;
  onDecide: (status: DecisionStatus) => void;
}

export function FileHead({ application, title, busy, onDecide }: FileHeadProps) {
  const { judgeApplication: text, scheduleHearing, shell } = useText();
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

/** Age of the local copy. */
function CopyAge({ at }: { at: string | null }) {
  const { judgeApplication: text } = useText();
  return at === null ? <span className="small quiet">{text.notYetSent}</span> : <AgeText at={at} />;
}

/** Key facts for the judge. */
function FileFacts({ application }: { application: ApplicationView }) {
  const { facts: factTexts, judgeApplication: text, times } = useText();
  const { labels } = factTexts;
  const { day } = useCourtDay();
  const { createdAt, status, case: facts } = application;
  const days = daysBetween(dayInIndia(new Date(createdAt)), day);
  return (
    <dl className="file-facts">
      {isUndecided(status) && (
        <div>
          <dt>{text.facts.pending}</dt>
          <dd>
            {indianNumber(days)} <small>{text.facts.days(days)}</small>
          </dd>
        </div>
      )}
      {facts.arrestDate && (
        <div>
          <dt>{labels.arrestDate}</dt>
          <dd>
            <small>
              <DayText day={facts.arrestDate} />
            </small>
          </dd>
        </div>
      )}
      <NextHearing application={application} />
      <div>
        <dt>{text.facts.filed}</dt>
        <dd>
          <small>
            <MomentText at={createdAt} zone={times.zone} />
          </small>
        </dd>
      </div>
      <div>
        <dt>{labels.firNumber}</dt>
        <dd>
          <small>{[facts.firNumber, facts.policeStation].join(', ')}</small>
        </dd>
      </div>
    </dl>
  );
}

/** Links to moving the hearing. Renders nothing if none is listed. */
function NextHearing({ application }: { application: ApplicationView }) {
  const { scheduleHearing: text } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const { _id, caseId } = application;
  const live = useLive(() => nextHearingOf(db, { _id, caseId }, day), [db, _id, caseId, day]);
  if (live.status === 'loading' || !live.value) return null;
  const { date, time, _id: hearingId } = live.value;
  return (
    <div>
      <dt>{text.next}</dt>
      <dd>
        <small>
          <DayText day={date} />, {time}{' '}
          <Link to={`/judge/schedule-hearing/${hearingId}?type=hearing`}>{text.move}</Link>
        </small>
      </dd>
    </div>
  );
}
