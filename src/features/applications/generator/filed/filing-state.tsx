import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { courtsOf } from '#data/sync/courts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useIsTaken } from '#data/react/use-storage-status.ts';
import { useLive } from '#data/react/use-live.ts';
import type { SyncOf } from '#parts/sync-list/sync-line.tsx';
import { isBeforeCourt } from '#contract/case/court.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { removeNoticesAbout } from '#ui/feedback/notices.ts';
import { generatedNotice } from './generated-notice.ts';

/** Receipt by the court first, because a right may depend on that time. */
export function FilingState({ application, sync: of }: { application: ApplicationView; sync: SyncOf }) {
  const { generator: words } = useText();
  const { applicationNumber, sync, status } = application;
  useNoNoticeOfWaiting(application._id, sync === 'sent');
  const isAtCourt = useIsTaken(of.kind === 'waiting' ? of.keys : []);
  const waits = applicationNumber === null ? words.success.notFiled : words.success.changesWait;
  return (
    <>
      {sync === 'needs-you' && (
        <Note kind="danger" role="status">
          <p>{words.success.needsYou}</p>
          <ButtonLink to="/sync#needs">{words.success.openNeedsYou}</ButtonLink>
        </Note>
      )}
      {sync === 'waiting' && (
        <Note kind="wait" role="status">
          <p>{isAtCourt ? words.success.atCourt : waits}</p>
        </Note>
      )}
      {sync === 'sent' && applicationNumber !== null && isUndecided(status) && (
        <Note kind="good" role="status">
          <p>{words.success.filed(applicationNumber)}</p>
          <RegistryNumber caseId={application.caseId} />
        </Note>
      )}
      <NoJudge application={application} />
    </>
  );
}

/** The notice after "Generate and file" says that the application is not filed yet. */
function useNoNoticeOfWaiting(applicationId: string, isSent: boolean): void {
  useEffect(() => {
    if (isSent) removeNoticesAbout(generatedNotice(applicationId));
  }, [applicationId, isSent]);
}

/** The number of the registry is on the case, read from its message or typed. */
function RegistryNumber({ caseId }: { readonly caseId: string }) {
  const { registry: words } = useText().generator.success;
  const { db } = useDevice();
  const read = useLive(() => caseOf(db, caseId), [db, caseId]);
  if (read.status !== 'ready') return null;
  const number = caseNumberOf(read.value ?? {});
  if (number !== undefined) return <p className="small">{words.has(number)}</p>;
  return (
    <>
      <p className="small">{words.ours}</p>
      <div className="row">
        <Link className="more" to="/status-tracking?add=message">
          {words.message}
        </Link>
        <Link className="more" to={`/case/${caseId}?correct`}>
          {words.byHand}
        </Link>
      </div>
    </>
  );
}

function NoJudge({ application }: { application: ApplicationView }) {
  const { generator: words } = useText();
  const { db } = useDevice();
  const courts = useLive(() => courtsOf(db), [db]);
  if (courts.status === 'loading' || courts.value === null || !isUndecided(application.status)) return null;
  if (isBeforeCourt(courts.value, application.case)) return null;
  return (
    <Note kind="info">
      <p>{words.noJudgeHere}</p>
    </Note>
  );
}
