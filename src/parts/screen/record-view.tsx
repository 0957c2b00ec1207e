/** All states of a record screen: loading, available, or the reason with the next step. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { RecordState } from '#data/react/use-record.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useEntranceText } from '#parts/text-context.tsx';
import { ToLogIn } from '#parts/to-log-in.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

type AbsenceReason = 'missing' | 'failed' | 'offline';

/** Messages for one kind of record; `missing` and `failed` apply only without a server message. */
export interface RecordWords extends Readonly<Record<AbsenceReason | 'loading', string>> {
  /** Heading of the reason. */
  readonly title?: string;
  /** Next step for each reason. */
  readonly next?: Readonly<Record<AbsenceReason, string>>;
  /** Transient notice after a failed fetch. */
  readonly notice?: { readonly title: string; readonly description: string };
}

interface RecordViewProps<T> {
  record: RecordState<T>;
  words: RecordWords;
  /** Frame of states other than the record, which has its own. */
  frame: ComponentType<{ children: ReactNode }>;
  /** Link to another screen. */
  away?: ReactNode;
  /** Below the reason, if the record does not exist or is not for this user. */
  ifMissing?: ReactNode;
  children: (value: T) => ReactNode;
}

const SKELETON_ROWS = 4;

export function RecordView<T>({
  record,
  words,
  frame: Frame,
  away,
  ifMissing,
  children,
}: RecordViewProps<T>) {
  if (record.status === 'ready') return children(record.value);
  const { status } = record;
  if (status === 'signed-out') return <ToLogIn />;
  return (
    <Frame>
      {status === 'loading' ? (
        <Skeleton label={words.loading} rows={SKELETON_ROWS} />
      ) : (
        <IfKnown record={record} label={words.loading}>
          <NotHere absent={{ ...record, status }} words={words} away={away} />
        </IfKnown>
      )}
      {status === 'missing' && ifMissing}
    </Frame>
  );
}

interface IfKnownProps {
  readonly record: { readonly comesByPull: boolean };
  readonly label: string;
  readonly children: ReactNode;
}

const IfKnown = ({ record, label, children }: IfKnownProps) =>
  record.comesByPull ? (
    <OnceKnown label={label} rows={SKELETON_ROWS}>
      {children}
    </OnceKnown>
  ) : (
    children
  );

interface Absent {
  readonly status: AbsenceReason;
  readonly msg: string;
  readonly tryAgain: (() => void) | null;
}

interface NotHereProps {
  absent: Absent;
  words: RecordWords;
  away: ReactNode;
}

function NotHere({ absent, words, away }: NotHereProps) {
  useNotice(absent.status === 'failed' ? words.notice : undefined);
  return (
    <Note kind={absent.status === 'offline' ? 'wait' : 'danger'} role="alert">
      <div className="stack">
        {words.title && <h2>{words.title}</h2>}
        <Reason absent={absent} words={words} away={away} />
      </div>
    </Note>
  );
}

function Reason({ absent: { status, msg, tryAgain }, words, away }: NotHereProps) {
  const { acts, wire } = useEntranceText();
  return (
    <>
      <p>{msg ? wire.said(msg) : words[status]}</p>
      {words.next && <p>{words.next[status]}</p>}
      <p className="row">
        {away}
        {tryAgain && <Button onClick={tryAgain}>{acts.tryAgain}</Button>}
      </p>
    </>
  );
}

function useNotice(notice: RecordWords['notice']): void {
  useEffect(() => {
    if (notice) notify({ ...notice, type: 'error' });
  }, [notice]);
}
