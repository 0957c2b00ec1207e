import { Menu } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { Role } from '#contract/account/user.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { bottomEntries } from '#app/navigation/entries.ts';
import { ENTRY_ICON } from '#app/navigation/entry-icons.ts';

export function BottomBar({ role, onMenu }: { role: Role; onMenu: () => void }) {
  const { shell } = useText();
  const short: Readonly<Record<string, string>> = shell.short;
  return (
    <nav className="bottombar" aria-label={shell.mainScreens}>
      {bottomEntries(role).map(({ key, path }) => (
        <NavLink key={key} to={path}>
          <Icon of={ENTRY_ICON[key]} />
          <span>{short[key]}</span>
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <Icon of={Menu} />
        <span>{shell.menu}</span>
      </button>
    </nav>
  );
}
