/** The law is explained in one place: a screen cites what it is given and names no section of procedure of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SECTION =
  /\b(?:187|478|479|480|481|482|483|484|430|531|167|389|436A?|437A?|438|439)\b(?!\s*(?:px|ms|rem|rows))/;

/** Comments explain; only code could decide. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

it.each([
  "const law = bnss('s.479(1)');",
  "twin(regime, { bnss: 's.187(3)', crpc: 's.167(2)' })",
  'at < 480',
])('sees a section in %s', (code) => expect(codeOf(code)).toMatch(SECTION));

it('finds no section number in the code of a feature or a part', () => {
  const files = ['src/features', 'src/parts'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${dir}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => SECTION.test(codeOf(readFileSync(file, 'utf8'))))).toEqual([]);
});
