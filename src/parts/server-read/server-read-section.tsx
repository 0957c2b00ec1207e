import type { ReactNode } from 'react';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { ReadState } from './read-state.tsx';
import type { ServerRead } from './use-server-read.ts';

interface ServerReadSectionProps<T> {
  words: { readonly title: string; readonly lead: string; readonly retry: string };
  read: ServerRead<T>;
  /** Expected number of rows. */
  rows: number;
  onAgain: () => void;
  children: (value: T) => ReactNode;
}

/** Settings section read from the server. */
export function ServerReadSection<T>({ words, read, rows, onAgain, children }: ServerReadSectionProps<T>) {
  const { settings } = useText();
  return (
    <LedgerSection title={words.title}>
      <p className="quiet">{words.lead}</p>
      <ReadState
        words={{ loading: settings.loading, retry: words.retry }}
        read={read}
        rows={rows}
        onAgain={onAgain}
      >
        {children}
      </ReadState>
    </LedgerSection>
  );
}
