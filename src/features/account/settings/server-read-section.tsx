import type { ReactNode } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServerRead } from './use-server-read.ts';

interface ServerReadSectionProps<T> {
  words: { readonly title: string; readonly lead: string; readonly retry: string };
  read: ServerRead<T>;
  /** Expected number of rows. */
  rows: number;
  onAgain: () => void;
  children: (value: T) => ReactNode;
}

/** Settings section read from the server: loading, loaded, or the reason with a retry button. */
export function ServerReadSection<T>({ words, read, rows, onAgain, children }: ServerReadSectionProps<T>) {
  const { settings } = useText();
  return (
    <LedgerSection title={words.title}>
      <p className="quiet">{words.lead}</p>
      {read.kind === 'reading' && <Skeleton label={settings.loading} rows={rows} />}
      {read.kind === 'not-here' && (
        <>
          <Note kind="info" role="status">
            {read.why}
          </Note>
          <div className="row">
            <Button onClick={onAgain}>{words.retry}</Button>
          </div>
        </>
      )}
      {read.kind === 'here' && children(read.value)}
    </LedgerSection>
  );
}
