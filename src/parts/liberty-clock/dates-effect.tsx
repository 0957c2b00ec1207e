import type { MatterClock } from '#law-explain/matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';
import { changedDates, changeWords } from './changed-dates.ts';

interface DatesEffectProps {
  readonly before: MatterClock;
  readonly after: MatterClock;
  /** Whether the change is kept, or is being typed. */
  readonly kept: boolean;
}

/** What a change of the facts does to the dates of a matter. */
export function DatesEffect({ before, after, kept }: DatesEffectProps) {
  const text = useText();
  const { effect } = text.caseFile;
  const changes = changedDates(before, after);
  return (
    <Note kind="info" role="status">
      <p className="strong">{kept ? effect.title : effect.ahead}</p>
      {changes.length === 0 && <p>{effect.none}</p>}
      {changes.map((change) => (
        <p key={change.right}>{changeWords(change, text)}</p>
      ))}
    </Note>
  );
}
