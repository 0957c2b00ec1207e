import { useEffect } from 'react';
import { type ChangesSinceVisit, changedSince, noteVisit } from '#data/records/case/visits.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { MomentText } from '#ui/time-text.tsx';

/** Changes since the last look at the case. Renders nothing at the first look or without changes. */
export function SinceLastVisit({ caseId }: { caseId: string }) {
  const { visits: text, times } = useText();
  const { db, ports } = useDevice();
  useEffect(() => {
    noteVisit(db, ports, caseId).catch(backgroundFailed);
  }, [db, ports, caseId]);
  const live = useLive(() => changedSince(db, caseId), [db, caseId]);
  if (live.status === 'loading' || !live.value) return null;
  const changed = live.value;
  return (
    <Note kind="info">
      <p>
        {text.since} <MomentText at={changed.since} zone={times.zone} />
      </p>
      <ul>
        {linesOf(changed, text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}

function linesOf(
  { facts, status, category, records }: ChangesSinceVisit,
  text: ReturnType<typeof useText>['visits'],
): string[] {
  return [
    ...(status ? [text.status(status.from, status.to)] : []),
    ...records.map(({ kind, added, changed }) => text.records[kind](added, changed)),
    ...(facts.length > 0 ? [text.facts(facts.length)] : []),
    ...(category ? [text.category] : []),
  ];
}
