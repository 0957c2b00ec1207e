/** /record/:entity/:id: redirects a record without a screen of its own to the screen of its parent. */
import { Navigate, useParams } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { definitionOf, screenOf } from '#records/all-records.ts';

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
async function placeOf(db: Db, user: StoredUser, { entity, id }: RecordAddress): Promise<string> {
  const { parent = null, table = null, indexes = null } = definitionOf(entity) ?? {};
  if (parent === null || table === null || indexes === null) return screenOf(user, '', '');
  const record: unknown = await db.table(table).get(id);
  return isRecord(record)
    ? screenOf(user, parent.kind, String(record[parent.field]))
    : screenOf(user, '', '');
}
