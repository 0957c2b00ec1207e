import { Calculator, FilePenLine, type LucideIcon, MessageSquareText, Scale, Signpost } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export interface QuickEntry {
  readonly key: keyof Catalogue['dashboard']['quick']['entries'];
  readonly to: string;
  readonly icon: LucideIcon;
}

/** In the specification's order; `to` leads only where that screen is built and theirs (`app/navigation/dashboard-route.tsx`). */
export const QUICK_ACCESS: readonly QuickEntry[] = [
  { key: 'calculator', to: '/calculator', icon: Calculator },
  { key: 'risk', to: '/risk-assessment', icon: Scale },
  { key: 'application', to: '/application', icon: FilePenLine },
  { key: 'chatbot', to: '/chatbot', icon: MessageSquareText },
  { key: 'whichBail', to: '/which-bail', icon: Signpost },
];

export function QuickAccess({ entries }: { entries: readonly QuickEntry[] }) {
  const { quick } = useText().dashboard;
  return (
    <LedgerSection title={quick.title}>
      <div className="quick">
        {entries.map(({ key, to, icon }) => (
          <Link key={key} to={to}>
            <Icon of={icon} />
            <span>{quick.entries[key]}</span>
          </Link>
        ))}
      </div>
    </LedgerSection>
  );
}
