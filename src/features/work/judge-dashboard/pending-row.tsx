import { Check, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useText } from '#parts/text-context.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Docket } from '#ui/docket.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { SyncWord } from '#ui/sync-word.tsx';

/** Approve and Reject open the application with the order beside it: nobody signs without the file in sight. */
export function PendingRow({
  application,
  unfinished,
}: {
  application: ApplicationView;
  unfinished: boolean;
}) {
  const { judge, judgeApplication } = useText();
  const navigate = useNavigate();
  const { _id, applicant, applicationNumber, createdAt, case: facts, sync } = application;
  const file = `/judge-application-view/${_id}`;
  const decide = (act: 'approve' | 'reject') => void navigate(`${file}?decide=${act}`, { state: FROM_LIST });
  const of = <span className="vh">{judge.of(applicant.name)}</span>;
  return (
    <ListRow
      title={applicant.name}
      to={file}
      under={
        <>
          <p className="row">
            <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
            <span>
              {judge.filed} <DayOfText at={createdAt} />
            </span>
            <span>{facts.sections.join(', ')}</span>
          </p>
          {sync === 'needs-you' && <SyncWord kind="needs">{judge.cameBack}</SyncWord>}
          {unfinished && sync !== 'needs-you' && <SyncWord kind="saved">{judge.unfinished}</SyncWord>}
        </>
      }
      acts={
        <>
          <ButtonLink to={file} kind="quiet">
            {judge.viewDetails}
            {of}
          </ButtonLink>
          <Button icon={Check} onClick={() => decide('approve')}>
            {judge.approve}
            {of}
          </Button>
          <Button kind="danger" icon={X} onClick={() => decide('reject')}>
            {judge.reject}
            {of}
          </Button>
        </>
      }
    />
  );
}

/** Once signed, the judge is back at the list. */
const FROM_LIST = { from: '/judge-dashboard' };
