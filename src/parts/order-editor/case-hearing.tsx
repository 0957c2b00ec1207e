import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { isCaseHeardOn } from '#data/records/hearing/hearings.ts';
import { useText } from '#parts/text-context.tsx';

/** Says that the order leaves a hearing of the whole case open. Hidden if it closes each hearing of the day. */
export function CaseHearing({ application }: { application: ApplicationView }) {
  const db = useDb();
  const { day } = useCourtDay();
  const { order } = useText();
  const live = useLive(() => isCaseHeardOn(db, application, day), [db, application, day]);
  if (live.status === 'loading' || !live.value) return null;
  return <p className="quiet small">{order.caseHearing}</p>;
}
