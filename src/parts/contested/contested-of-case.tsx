import { applicationsOfCase } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { ContestedPoints } from './contested-points.tsx';

/** Contested points of all applications of the case, for its maker. Renders nothing if there are none. */
export function ContestedOfCase({ caseId }: { caseId: string }) {
  const db = useDb();
  const live = useLive(() => applicationsOfCase(db, caseId), [db, caseId]);
  if (live.status === 'loading') return null;
  return live.value.map(({ _id }) => <ContestedPoints key={_id} applicationId={_id} statements={[]} />);
}
