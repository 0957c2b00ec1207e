import { Calculator, FilePenLine, type LucideIcon, MessageSquareText, Scale, Signpost } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCanOpen } from '#parts/can-open.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

interface QuickEntry {
  readonly key: keyof Catalogue['dashboard']['quick']['entries'];
  readonly to: string;
  readonly icon: LucideIcon;
}

/** Order of the specification; shows only entries whose screen is built and allowed. */
const ENTRIES: readonly QuickEntry[] = [
  { key: 'calculator', to: '/calculator', icon: Calculator },
  { key: 'risk', to: '/risk-assessment', icon: Scale },
  { key: 'application', to: '/application', icon: FilePenLine },
  { key: 'chatbot', to: '/chatbot', icon: MessageSquareText },
  { key: 'whichBail', to: '/which-bail', icon: Signpost },
];

export function QuickAccess() {
  const { quick } = useText().dashboard;
  const mayOpen = useCanOpen();
  return (
    <LedgerSection title={quick.title}>
      <div className="quick">
        {ENTRIES.filter(({ to }) => mayOpen(to)).map(({ key, to, icon }) => (
          <Link key={key} to={to}>
            <Icon of={icon} />
            <span>{quick.entries[key]}</span>
          </Link>
        ))}
      </div>
    </LedgerSection>
  );
}
