// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'read-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(text: string): { readonly status: number | null; readonly out: string; readonly error: string } {
  const file = path.join(folder, 'rows.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/read-text.mjs', file], {
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

it('prints one reading for each row', () => {
  const rows = [
    { id: 1, kind: 'pin', text: 'पिन ११००५३', context: {} },
    { id: 'b', kind: 'name-match', text: { a: 'Ramesh', b: 'रमेश' } },
    { id: 'c', kind: 'sections', text: '\uD800 (((', context: { codeTab: 'IPC' } },
  ];
  const { status, out } = run(JSON.stringify(rows));
  expect(status).toBe(0);
  expect(JSON.parse(out)).toEqual([
    { id: '1', reading: { pin: '110053' } },
    { id: 'b', reading: { match: true } },
    { id: 'c', reading: { sections: [], notCharged: [] } },
  ]);
});

it('names the first wrong row and prints nothing', () => {
  const { status, out, error } = run('[{"id": 1, "kind": "weather", "text": "rain"}]');
  expect(status).toBe(1);
  expect(out).toBe('');
  expect(error).toContain('row 1 must have an "id", a "text" and a "kind"');
});

it('refuses a file that is not JSON', () => {
  expect(run('sections').error).toContain('it cannot be read as JSON');
});
