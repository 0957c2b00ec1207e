/** The law is explained in one place. Screens name no procedural section of their own. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, withoutComments } from './source-files.ts';

/** Bare numbers of procedure, and any section named with its Act. */
const SECTION =
  /\b(?:BNSS|BNS|BSA|CrPC|IPC|NDPS|PMLA|UAPA|MCOCA|POCSO|SC\/ST) \d|\bs{1,2}\. ?\d|\bsections? \d|\b(?:187|478|479|480|481|482|483|484|430|531|167|389|436A?|437A?|438|439)\b(?!\s*(?:px|ms|rem|rows))/;

it.each([
  "const law = bnss('s.479(1)');",
  "twin(regime, { bnss: 's.187(3)', crpc: 's.167(2)' })",
  'at < 480',
  '<p>NDPS 37</p>',
  "cite('UAPA', 's.43D')",
])('detects a section in %s', (code) => expect(withoutComments(code)).toMatch(SECTION));

it('finds no section number in features and parts', () => {
  const files = filesIn(['src/features', 'src/parts']);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => SECTION.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});
