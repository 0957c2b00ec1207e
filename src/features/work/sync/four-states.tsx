import { CheckCheck, Clock3, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon, Seal } from '#ui/icon.tsx';
import type { SyncKind } from '#ui/sync-word.tsx';
import type { SyncWork } from './sync-work.ts';

const ORDER = ['saved', 'waiting', 'sent', 'needs'] as const satisfies SyncKind[];
const DRAWING = { saved: Smartphone, waiting: Clock3, sent: CheckCheck };

/** Four counts, each leading to its list. */
export function FourStates({ counts }: Pick<SyncWork, 'counts'>) {
  const { records, sync } = useText();
  return (
    <nav className="words" aria-label={sync.strip}>
      {ORDER.map((kind) => (
        <Link
          key={kind}
          to={{ hash: `#${kind}` }}
          replace
          aria-current={kind === 'needs' && counts.needs > 0 ? 'true' : undefined}
        >
          <b>{indianNumber(counts[kind])}</b>
          {kind === 'needs' ? <Seal /> : <Icon of={DRAWING[kind]} />}
          <span>{records.words[kind]}</span>
        </Link>
      ))}
    </nav>
  );
}
