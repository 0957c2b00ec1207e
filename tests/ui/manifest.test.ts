/** The manifest of the installed app names only files and screens that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '#app/navigation/route-table.tsx';
import { manifest } from '../../manifest.config.ts';

const { icons = [], screenshots = [], shortcuts = [] } = manifest;

it('offers pictures of a phone and of a tablet, and icons, that are files of the build', () => {
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide']);
  const lost = [...icons, ...screenshots].filter(({ src }) => !existsSync(`public${src}`));
  expect(lost).toEqual([]);
});

it('has the short name under its icon on iOS too', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain(`<meta name="apple-mobile-web-app-title" content="${manifest.short_name}" />`);
});

it('has five shortcuts, each to a screen without a record', () => {
  const paths = new Set(SCREENS.map(({ path }) => path));
  expect(shortcuts).toHaveLength(5);
  expect(shortcuts.filter(({ url }) => !paths.has(url))).toEqual([]);
});
