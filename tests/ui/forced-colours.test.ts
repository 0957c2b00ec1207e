/** Under forced colours a drawing is painted by the app itself: each colour of ours has one of the system's. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const forced = readFileSync('src/ui/styles/forced-colours.css', 'utf8');
const SYSTEM = /^(?:Canvas|CanvasText|Highlight|HighlightText|GrayText|LinkText)$/;

const named = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/(--[a-z\d-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const ours = [...named(readFileSync('src/ui/styles/tokens.css', 'utf8'))].filter(([, value]) =>
  value.startsWith('#'),
);

it('finds more than 25 colour tokens', () => {
  expect(ours.length).toBeGreaterThan(25);
});

it.each(ours.map(([name]) => name))('maps %s to a system colour', (name) => {
  expect(named(forced).get(name)).toMatch(SYSTEM);
});

it('keeps ledger and seal, and carbon-tint and well, in different colours', () => {
  const colour = named(forced);
  expect(colour.get('--ledger')).not.toBe(colour.get('--seal'));
  expect(colour.get('--carbon-tint')).not.toBe(colour.get('--well'));
});
