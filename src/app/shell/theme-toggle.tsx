import { Moon, Sun } from 'lucide-react';
import { useEntranceText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { setTheme, useTheme } from '#app/start/theme.ts';

export function ThemeToggle() {
  const { shell } = useEntranceText();
  const { shown } = useTheme();
  const next = shown === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={next === 'dark' ? shell.theme.toDark : shell.theme.toLight}
      onClick={() => setTheme(next)}
    >
      <Icon of={next === 'dark' ? Moon : Sun} />
    </button>
  );
}
