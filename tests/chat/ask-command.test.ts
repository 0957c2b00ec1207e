// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'chat-ask-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(text: string): { readonly status: number | null; readonly out: string; readonly error: string } {
  const file = path.join(folder, 'questions.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/chat-ask.mjs', file], {
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

it('prints only answer, citations and refusal for every question', () => {
  const questions = [
    'is 498A bailable',
    'police se kaise bache',
    '',
    '\uD800',
    '🙂',
    '9'.repeat(40),
    'x'.repeat(50_000),
  ];
  const { status, out, error } = run(JSON.stringify(questions.map((q, id) => ({ id, q }))));
  expect({ status, error }).toEqual({ status: 0, error: '' });
  const answers: Record<string, unknown>[] = JSON.parse(out);
  expect(answers.map((each) => Object.keys(each))).toEqual(
    questions.map(() => ['id', 'answer', 'citations', 'refused']),
  );
  expect(answers[0]).toMatchObject({
    refused: false,
    citations: [
      { code: 'IPC', section: '498A' },
      { code: 'BNS', section: '85' },
    ],
  });
  expect(answers[1]).toMatchObject({ refused: true });
  expect(answers[1]?.['citations']).toContainEqual({ code: 'BNSS', section: '482' }); // the lawful way
});

it('rejects a broken file with a message and no output', () => {
  expect(run('[{')).toMatchObject({ status: 1, out: '', error: expect.stringContaining('not JSON') });
});

it('reads earlier questions of the conversation in "before"', () => {
  const rows = [
    { id: 1, q: 'is it bailable', before: ['what is the punishment for BNS 303(2)'] },
    { id: 2, q: 'x', before: 'not a list' },
  ];
  const answers: { citations: unknown[] }[] = JSON.parse(run(JSON.stringify(rows.slice(0, 1))).out);
  expect(answers[0]?.citations).toContainEqual({ code: 'BNS', section: '303(2)' });
  const wrong = run(JSON.stringify(rows.slice(1)));
  expect(wrong.status).toBe(1);
  expect(wrong.error).toContain('"before"');
});
