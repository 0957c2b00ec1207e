import { useIsTaken } from '#data/react/use-storage-status.ts';
import { assertNever } from '#kernel/assert.ts';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { useText } from '#parts/text-context.tsx';

/** Sync state of a record. */
export type SyncOf =
  | { readonly kind: 'saved'; readonly at: string }
  /** `filing`: a right may depend on the time of receipt. `keys`: idempotency keys of the pending rows. */
  | { readonly kind: 'waiting'; readonly filing: boolean; readonly keys: readonly string[] }
  | { readonly kind: 'sent'; readonly at: string }
  | { readonly kind: 'needs'; readonly why: 'refused' | 'conflict' | 'held' };

/** One of four states, with its time or reason. */
export function SyncLine({ of, now }: { of: SyncOf; now: Date }) {
  const { records } = useText();
  switch (of.kind) {
    case 'saved':
      return (
        <SyncWord kind="saved" value={<WhenText at={of.at} now={now} />}>
          {records.words.saved}
        </SyncWord>
      );
    case 'waiting':
      return <WaitingLine of={of} />;
    case 'sent':
      return (
        <SyncWord kind="sent" value={<WhenText at={of.at} now={now} />}>
          {records.words.sent}
        </SyncWord>
      );
    case 'needs':
      return <SyncWord kind="needs">{records.line[of.why]}</SyncWord>;
    default:
      return assertNever(of);
  }
}

function WaitingLine({ of: { filing, keys } }: { of: Extract<SyncOf, { readonly kind: 'waiting' }> }) {
  const { records } = useText();
  const otherwise = filing ? records.line.waitingToFile : records.words.waiting;
  return <SyncWord kind="waiting">{useIsTaken(keys) ? records.line.atCourt : otherwise}</SyncWord>;
}
