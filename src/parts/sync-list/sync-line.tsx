import { assertNever } from '#kernel/assert.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { useText } from '#parts/text-context.tsx';

/** How far one record has got. */
export type SyncOf =
  | { readonly kind: 'saved'; readonly at: string }
  /** `filing`: a right may turn on the moment at which the court has it. */
  | { readonly kind: 'waiting'; readonly filing: boolean }
  | { readonly kind: 'sent'; readonly at: string }
  | { readonly kind: 'needs'; readonly why: 'refused' | 'conflict' | 'held' };

/** One of the four words, with its time or its reason. */
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
      return (
        <SyncWord kind="waiting">{of.filing ? records.line.waitingToFile : records.words.waiting}</SyncWord>
      );
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
