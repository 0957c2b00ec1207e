// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'law-search-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(text: string): { readonly status: number | null; readonly out: string; readonly error: string } {
  const file = path.join(folder, 'questions.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/law-search.mjs', file], {
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

it('prints only a list of results for every query', () => {
  const queries = [
    '302',
    '',
    '\u0000\u001B',
    '\uD800',
    '🙂 murder',
    '!!!',
    'قتل',
    '9'.repeat(40),
    'x'.repeat(100_000),
  ];
  const { status, out, error } = run(JSON.stringify(queries.map((q, id) => ({ id, q }))));
  expect({ status, error }).toEqual({ status: 0, error: '' });
  const answers: { id: number; results: { code: string; section: string }[] }[] = JSON.parse(out);
  expect(answers.map(({ id }) => id)).toEqual(queries.map((_, id) => id));
  expect(answers.every(({ results }) => Array.isArray(results) && results.length <= 10)).toBe(true);
  expect(answers[0]?.results[0]).toEqual({ code: 'IPC', section: '302' });
});

it.each([
  ['a broken file', '[{', 'not JSON'],
  ['no list', '{"id": 1, "q": "302"}', 'must hold a list'],
  ['a question without its number', '[{"id": 1, "q": "302"}, {"q": "303"}]', 'row 2'],
  ['a question that is no text', '[{"id": 1, "q": 302}]', 'row 1'],
])('rejects %s with a message and no output', (_, text, sentence) => {
  const { status, out, error } = run(text);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(error).toContain(sentence);
  expect(error).toContain('run again');
});
