import { NavLink } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Entry } from '#app/navigation/entries.ts';
import { ENTRY_ICON } from '#app/navigation/entry-icons.ts';

/** The router marks the active route with `aria-current`. */
export function NavList({ entries }: { entries: readonly Entry[] }) {
  const { shell } = useText();
  if (entries.length === 0) return null;
  return (
    <ul className="nav">
      {entries.map(({ key, path }) => (
        <li key={key}>
          <NavLink to={path} title={shell.entries[key]}>
            <Icon of={ENTRY_ICON[key]} />
            <span>{shell.entries[key]}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
