/** Every state of a record that a screen is about: being read, here, or why not and what one can do. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecordState } from '#data/react/use-record.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { Skeleton } from '#ui/skeleton.tsx';

type Why = 'missing' | 'failed' | 'offline';

/** Sentences of one kind of record; `missing` and `failed` stand only where the server said none of its own. */
export interface RecordWords extends Readonly<Record<Why | 'loading', string>> {
  /** A heading over the reason. */
  readonly title?: string;
  /** What can be done instead, under the reason. */
  readonly next?: Readonly<Record<Why, string>>;
  /** The notice that passes when it could not be fetched. */
  readonly notice?: { readonly title: string; readonly description: string };
}

interface RecordViewProps<T> {
  record: RecordState<T>;
  words: RecordWords;
  /** The page round what is not the record itself; a record draws its own. */
  frame: ComponentType<{ children: ReactNode }>;
  /** Where one goes instead. */
  away?: ReactNode;
  children: (value: T) => ReactNode;
}

const SKELETON_ROWS = 4;

export function RecordView<T>({ record, words, frame: Frame, away, children }: RecordViewProps<T>) {
  if (record.status === 'ready') return children(record.value);
  return (
    <Frame>
      {record.status === 'loading' ? (
        <Skeleton label={words.loading} rows={SKELETON_ROWS} />
      ) : (
        <NotHere absent={record} words={words} away={away} />
      )}
    </Frame>
  );
}

type Absent = Exclude<RecordState<never>, { readonly status: 'loading' | 'ready' }>;

interface NotHereProps {
  absent: Absent;
  words: RecordWords;
  away: ReactNode;
}

function NotHere({ absent, words, away }: NotHereProps) {
  useNotice(absent.status === 'failed' ? words.notice : undefined);
  const wait = absent.status === 'offline' || absent.status === 'signed-out';
  return (
    <Note kind={wait ? 'wait' : 'danger'} role="alert">
      <div className="stack">
        {words.title && <h2>{words.title}</h2>}
        {absent.status === 'signed-out' ? (
          <SignedOut away={away} />
        ) : (
          <Reason why={absent.status} absent={absent} words={words} away={away} />
        )}
      </div>
    </Note>
  );
}

function Reason({ why, absent: { msg, tryAgain }, words, away }: NotHereProps & { why: Why }) {
  const { acts } = useEntranceText();
  return (
    <>
      <p>{msg || words[why]}</p>
      {words.next && <p>{words.next[why]}</p>}
      <p className="row">
        {away}
        {tryAgain && <Button onClick={tryAgain}>{acts.tryAgain}</Button>}
      </p>
    </>
  );
}

function SignedOut({ away }: { away: ReactNode }) {
  const { session } = useEntranceText();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{session.login.expired}</p>
      <p className="row">
        <ButtonLink kind="primary" to="/login" state={{ from: pathname + search }}>
          {session.login.submit}
        </ButtonLink>
        {away}
      </p>
    </>
  );
}

function useNotice(notice: RecordWords['notice']): void {
  useEffect(() => {
    if (notice) notify({ ...notice, type: 'error' });
  }, [notice]);
}
