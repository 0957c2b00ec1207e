import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { lastEntries, sidebarEntries } from '#app/navigation/entries.ts';
import { NavList } from './nav-list.tsx';
import { ReadyLine } from './ready-line.tsx';
import type { Role } from '#contract/account/user.ts';

interface SidebarProps {
  role: Role;
  /** Icons only, with tooltips. */
  collapsed: boolean;
  onToggle: () => void;
}

export function Sidebar({ role, collapsed, onToggle }: SidebarProps) {
  const { shell } = useText();
  const label = collapsed ? shell.expand : shell.collapse;
  return (
    <nav className="side" aria-label={shell.screens}>
      <div className="side-in">
        <NavList entries={sidebarEntries(role)} />
        <div>
          <NavList entries={lastEntries(role)} />
          <ReadyLine />
          <button
            type="button"
            className="icon-btn side-toggle"
            aria-label={label}
            title={label}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />
          </button>
        </div>
      </div>
    </nav>
  );
}
