/** Screens end a sentence with `Stop`, which knows the punctuation of the language. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** After a value or an element at the end of a sentence. */
const FULL_STOP = /(?:\/>|[^?)\s]\}|<\/b>|<\/strong>)\.(?=\s*(?:\{|<|$))|>\s*\. \{|\n\s+\.\n|\{'\. '\}/gm;

const stopsIn = (code: string): string[] => code.match(FULL_STOP) ?? [];

it('detects a full stop after a value, an element or alone', () => {
  expect(stopsIn('{words.asOf} <DayText day={on} />. {words.why}')).toHaveLength(1);
  expect(stopsIn('{words.title}. {words.description}')).toHaveLength(1);
  expect(stopsIn('<b>{words.title}.</b>')).toHaveLength(1);
  expect(stopsIn('))}\n          .\n        </p>')).toHaveLength(1);
  expect(stopsIn("{list}{'. '}")).toHaveLength(1);
  expect(stopsIn('{words.asOf} <DayText day={on} />\n<Stop /> {words.why}')).toEqual([]);
});

it('finds no such full stop in a screen', () => {
  const files = ['src/app', 'src/features', 'src/parts', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => stopsIn(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
});
