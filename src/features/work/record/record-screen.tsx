/** /record/:entity/:id: redirects a note or contested point to the screen that shows it. */
import { Navigate, useParams } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';

export function RecordScreen() {
  const { entity = '', id = '' } = useParams();
  const { db, user } = useDevice();
  const live = useLive(() => placeOf(db, user, { entity, id }), [db, user, entity, id]);
  return live.status === 'loading' ? null : <Navigate to={live.value} replace />;
}

interface RecordAddress {
  readonly entity: string;
  readonly id: string;
}

/** The dashboard if the record is no longer on this device. */
async function placeOf(db: Db, { role }: StoredUser, { entity, id }: RecordAddress): Promise<string> {
  const isJudge = role === 'judge';
  if (entity === 'note') {
    const note = await db.notes.get(id);
    if (note) return isJudge ? `/judge/case/${note.caseId}` : `/case/${note.caseId}`;
  }
  const point = entity === 'contested' ? await db.contested.get(id) : undefined;
  if (point) {
    const { applicationId } = point;
    return isJudge ? `/judge-application-view/${applicationId}` : `/application?id=${applicationId}`;
  }
  return isJudge ? '/judge-dashboard' : '/dashboard';
}
