import type { Role } from '#contract/user.ts';
import type { SyncState } from '#data/sync-state.ts';
import { useText } from '#parts/text-context.tsx';
import { type SyncKind, SyncWord } from '#ui/sync-word.tsx';
import { whenText } from './clock-text.ts';
import { isBuilt } from './entries.ts';

interface Word {
  readonly kind: SyncKind;
  readonly value: string;
}

/** In the order of the specification; zero is hidden. */
function wordsOf(sync: SyncState): Word[] {
  const words: Word[] = [];
  if (sync.saved > 0) words.push({ kind: 'saved', value: String(sync.saved) });
  if (sync.waiting > 0) words.push({ kind: 'waiting', value: String(sync.waiting) });
  if (sync.sentAt) words.push({ kind: 'sent', value: whenText(new Date(sync.sentAt)) });
  if (sync.needsYou > 0) words.push({ kind: 'needs', value: String(sync.needsYou) });
  return words;
}

const WORST_FIRST: readonly SyncKind[] = ['needs', 'waiting', 'saved', 'sent'];

/** Each opens its list. */
export const SYNC_PATH = '/sync';

/** Four words on a desk; on a phone the one that matters most. */
export function SyncWords({ sync, role }: { sync: SyncState; role: Role }) {
  const { shell } = useText();
  const words = wordsOf(sync);
  const worst = WORST_FIRST.flatMap((kind) => words.filter((word) => word.kind === kind))[0];
  const word = ({ kind, value }: Word) => (
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
