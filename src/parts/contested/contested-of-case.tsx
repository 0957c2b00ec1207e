import { applicationsOfCase } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { ContestedPoints } from './contested-points.tsx';

/** For its maker: what was entered as contested in any application of the case. Nothing where nothing was. */
export function ContestedOfCase({ caseId }: { caseId: string }) {
  const db = useDb();
  const live = useLive(() => applicationsOfCase(db, caseId), [db, caseId]);
  if (live.status === 'loading') return null;
  return live.value.map(({ _id }) => <ContestedPoints key={_id} applicationId={_id} statements={[]} />);
}
