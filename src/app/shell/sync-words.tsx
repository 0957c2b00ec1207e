import type { ReactNode } from 'react';
import type { Role } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { SyncState } from '#data/outbox/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { type SyncKind, SyncWord } from '#ui/feedback/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { isBuilt } from '#app/navigation/entries.ts';

interface SyncStatus {
  readonly kind: SyncKind;
  readonly value: ReactNode;
}

/** Order of the specification; zero counts are hidden. */
function wordsOf(sync: SyncState, now: Date): SyncStatus[] {
  const words: SyncStatus[] = [];
  if (sync.saved > 0) words.push({ kind: 'saved', value: sync.saved });
  if (sync.waiting > 0) words.push({ kind: 'waiting', value: sync.waiting });
  if (sync.sentAt) words.push({ kind: 'sent', value: <WhenText at={sync.sentAt} now={now} /> });
  if (sync.needsYou > 0) words.push({ kind: 'needs', value: sync.needsYou });
  return words;
}

const WORST_FIRST: readonly SyncKind[] = ['needs', 'waiting', 'saved', 'sent'];

/** Every status opens its list. */
export const SYNC_PATH = '/sync';

/** Four statuses on a large screen; on a phone only the most important one. */
export function SyncWords({ sync, role }: { sync: SyncState; role: Role }) {
  const { shell } = useText();
  const { ports } = useDevice();
  const words = wordsOf(sync, ports.now());
  const worst = WORST_FIRST.flatMap((kind) => words.filter((word) => word.kind === kind))[0];
  const word = ({ kind, value }: SyncStatus) => (
    <SyncWord
      kind={kind}
      value={value}
      size="md"
      to={isBuilt(SYNC_PATH, role) ? `${SYNC_PATH}#${kind}` : undefined}
    >
      {shell.sync[kind]}
    </SyncWord>
  );
  if (!worst) return null;
  return (
    <>
      <nav className="sync-one" aria-label={shell.sync.label}>
        {word(worst)}
      </nav>
      <nav className="sync-all" aria-label={shell.sync.label}>
        <ul className="sync-all">
          {words.map((each) => (
            <li key={each.kind}>{word(each)}</li>
          ))}
        </ul>
      </nav>
    </>
  );
}
