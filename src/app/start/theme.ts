/** Light, dark or the system's; `public/start.js` applies the stored choice before the first paint. */
import { create } from 'zustand';

type Theme = 'light' | 'dark' | 'system';

const KEY = 'zamanat-theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

const shownFor = (theme: Theme): 'light' | 'dark' =>
  theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;

function stored(): Theme {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

interface ThemeState {
  readonly theme: Theme;
  readonly shown: 'light' | 'dark';
}

export const useTheme = create<ThemeState>(() => ({ theme: stored(), shown: shownFor(stored()) }));

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme, shown: shownFor(theme) });
}

dark.addEventListener('change', () => {
  const { theme } = useTheme.getState();
  useTheme.setState({ shown: shownFor(theme) });
});
