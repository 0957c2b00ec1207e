import { Calculator, FilePenLine, type LucideIcon, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StoredUser } from '#contract/user.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export interface QuickEntry {
  readonly key: keyof Catalogue['dashboard']['quick']['entries'];
  readonly to: string;
  readonly icon: LucideIcon;
  readonly roles: readonly StoredUser['role'][];
}

/** What is built, in the specification's order; a new screen adds its line. */
export const QUICK_ACCESS: readonly QuickEntry[] = [
  { key: 'calculator', to: '/calculator', icon: Calculator, roles: ['user', 'lawyer'] },
  { key: 'risk', to: '/risk-assessment', icon: Scale, roles: ['user', 'lawyer'] },
  { key: 'application', to: '/application', icon: FilePenLine, roles: ['lawyer'] },
];

interface QuickAccessProps {
  entries: readonly QuickEntry[];
  role: StoredUser['role'];
}

export function QuickAccess({ entries, role }: QuickAccessProps) {
  const { quick } = useText().dashboard;
  const open = entries.filter(({ roles }) => roles.includes(role));
  if (open.length === 0) return null;
  return (
    <LedgerSection title={quick.title}>
      <div className="quick">
        {open.map(({ key, to, icon }) => (
          <Link key={key} to={to}>
            <Icon of={icon} />
            <span>{quick.entries[key]}</span>
          </Link>
        ))}
      </div>
    </LedgerSection>
  );
}
