/** Theme and text size. `public/start.js` applies the stored values before the first paint. */
import { create } from 'zustand';
import type { TextSize, Theme } from '#contract/account/setting-choices.ts';

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

const TEXT_SIZE = 'zamanat-text-size';

/** All sizes are relative to the root font size. */
export function setTextSize(size: TextSize): void {
  if (size === 'normal') {
    localStorage.removeItem(TEXT_SIZE);
    delete document.documentElement.dataset['textSize'];
    return;
  }
  localStorage.setItem(TEXT_SIZE, size);
  document.documentElement.dataset['textSize'] = size;
}

export const textSizeShown = (): string => localStorage.getItem(TEXT_SIZE) ?? 'normal';
