import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '#law/scenarios/run-scenario.ts';
import { readScenarios, type Scenario } from '#law/scenarios/scenario.ts';
import { TABLES } from './law-tables.ts';

const read = (name: string): readonly Scenario[] => {
  const found = readScenarios(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

describe.each(['bail-scenarios.json', 'more-scenarios.json'])('%s', (name) => {
  it.each(read(name).map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const { why, ...expected } = scenario.expected;
    expect(why).toBeTypeOf('string');
    const result = runScenario(scenario, TABLES);
    expect(result.got).toEqual(expected);
    expect(result.ok).toBe(true);
  });
});

describe('failed scenario', () => {
  const [first] = read('bail-scenarios.json');
  if (!first) throw new Error('no scenario');

  it('is not ok if one key differs', () => {
    const wrong = { ...first, expected: { ...first.expected, defaultBailDays: 61 } };
    expect(runScenario(wrong, TABLES)).toMatchObject({ ok: false, got: { defaultBailDays: 60 } });
  });

  it('returns null for a key without a result', () => {
    const { got } = runScenario({ ...first, expected: { defaultBailFromIfExtended: '2026-01-01' } }, TABLES);
    expect(got).toEqual({ defaultBailFromIfExtended: null });
  });

  it('is not ok for a missing or unexpected error', () => {
    const error = { code: 'unknown-section', field: 'sections[0].section', value: '1' };
    expect(runScenario({ ...first, expected: { error } }, TABLES)).toMatchObject({
      ok: false,
      got: { error: null },
    });
    const bad = { ...first, input: { ...first.input, asOf: '2020-01-01' } };
    expect(runScenario(bad, TABLES)).toMatchObject({ ok: false, got: { error: { field: 'asOf' } } });
    expect(runScenario({ ...bad, expected: { defaultBailFrom: null } }, TABLES).ok).toBe(false);
  });

  it('compares the whole error', () => {
    const error = { code: 'contradictory-input', field: 'asOf', value: '2020-01-02' };
    const bad = { ...first, input: { ...first.input, asOf: '2020-01-01' }, expected: { error } };
    expect(runScenario(bad, TABLES).ok).toBe(false);
  });
});

describe('scenario command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'law-scenarios-'));
  const run = (content: string) => {
    const file = path.join(folder, 'file.json');
    writeFileSync(file, content);
    return spawnSync(process.execPath, ['scripts/law-scenarios.mjs', file], { encoding: 'utf8' });
  };
  const rows = JSON.parse(readFileSync(new URL('bail-scenarios.json', import.meta.url), 'utf8'));

  it('prints only the array and exits 0 if all agree', () => {
    const { stdout, stderr, status } = run(JSON.stringify(rows));
    expect(stderr).toBe('');
    const results = JSON.parse(stdout);
    expect(results).toHaveLength(37);
    expect(Object.keys(results[0])).toEqual(['id', 'got', 'expected', 'ok']);
    expect(status).toBe(0);
  });

  it('exits 1 if one scenario differs', () => {
    const [first] = rows;
    const { stdout, status } = run(
      JSON.stringify([{ ...first, expected: { ...first.expected, defaultBailDays: 90 } }]),
    );
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'P01', ok: false }]);
    expect(status).toBe(1);
  });

  it('exits 2, names row and field, and prints no array', () => {
    const { stdout, stderr, status } = run(
      JSON.stringify([{ ...rows[0], input: { ...rows[0].input, asOf: 5 } }]),
    );
    expect(stdout).toBe('');
    expect(stderr).toBe('Row 1 (P01): field "input.asOf" must be a date as YYYY-MM-DD.\n');
    expect(status).toBe(2);
    expect(run('not json')).toMatchObject({ status: 2, stdout: '' });
  });
});
