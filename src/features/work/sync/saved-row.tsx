import type { ReactNode } from 'react';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';

interface SavedRowProps {
  readonly title: string;
  /** Link to continue it. */
  readonly to: string;
  /** Above the storage state. */
  readonly line?: ReactNode;
  readonly onDiscard: () => Promise<void>;
}

/** Draft that exists only on this device; opens for editing. */
export function SavedRow({ title, to, line, onDiscard }: SavedRowProps) {
  const { records } = useText();
  return (
    <ListRow
      title={title}
      to={to}
      under={
        <>
          {line}
          <p>
            <SyncWord kind="saved">{records.words.saved}</SyncWord>
          </p>
        </>
      }
      acts={<DiscardAct what={title} onDiscard={onDiscard} />}
    />
  );
}
