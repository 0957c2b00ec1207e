import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServerRead } from './use-server-read.ts';

interface ReadStateProps<T> {
  words: { readonly loading: string; readonly retry: string };
  read: ServerRead<T>;
  /** Expected number of rows. */
  rows: number;
  onAgain: () => void;
  children: (value: T) => ReactNode;
}

/** A read from the server: loading, loaded, or the reason with a retry button. */
export function ReadState<T>({ words, read, rows, onAgain, children }: ReadStateProps<T>) {
  if (read.kind === 'reading') return <Skeleton label={words.loading} rows={rows} />;
  if (read.kind === 'here') return children(read.value);
  return (
    <>
      <Note kind="info" role="status">
        {read.why}
      </Note>
      <div className="row">
        <Button onClick={onAgain}>{words.retry}</Button>
      </div>
    </>
  );
}
