import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readScenarios } from '#law/scenarios/scenario.ts';

const SECTIONS = 'field "input.sections" must be a list of at least one section.';
const TEXT = readFileSync(new URL('bail-scenarios.json', import.meta.url), 'utf8');

/** The changed field of the first row, its new value and the expected message. */
const FAULTS: readonly (readonly [field: string, value: unknown, message: string])[] = [
  ['input.sections', 'BNS 318(4)', SECTIONS],
  ['input.sections', [], SECTIONS],
  ['input.sections', ['BNS 1'], 'field "input.sections[0]" must be an object with code and section.'],
  ['input.sections', [{ code: 'BNS' }], 'field "input.sections[0].section" must be a text.'],
  ['input.sections', [{ code: '', section: '1' }], 'field "input.sections[0].code" must be a text.'],
  [
    'input.sections',
    [{ code: 'BNS', section: '1', variant: 2 }],
    'field "input.sections[0].variant" must be a text, or left out.',
  ],
  ['input.regime', 'BNS', 'field "input.regime" must be "BNSS" or "CrPC".'],
  ['input.arrestDate', '10-07-2024', 'field "input.arrestDate" must be a date as YYYY-MM-DD.'],
  ['input.asOf', null, 'field "input.asOf" must be a date as YYYY-MM-DD.'],
  [
    'input.firstRemandDate',
    undefined,
    'field "input.firstRemandDate" must be a date as YYYY-MM-DD, or null.',
  ],
  ['input.chargesheetFiledOn', 0, 'field "input.chargesheetFiledOn" must be a date as YYYY-MM-DD, or null.'],
  ['input.delayByAccusedDays', -1, 'field "input.delayByAccusedDays" must be a whole number from 0.'],
  ['input.otherPendingCases', 1.5, 'field "input.otherPendingCases" must be a whole number from 0.'],
  ['input.previousConvictions', '0', 'field "input.previousConvictions" must be a whole number from 0.'],
  ['input.firstTimeOffender', 'yes', 'field "input.firstTimeOffender" must be true or false.'],
  ['input', null, 'field "input" must be an object.'],
  ['expected', undefined, 'field "expected" must be an object.'],
  ['expected.error', { value: 'x' }, 'field "expected.error" must have code, field and value.'],
  ['expected.error', { code: 'x' }, 'field "expected.error" must have code, field and value.'],
];

it.each(FAULTS)('reports the row and the field: %s %j', (field, value, message) => {
  const rows = JSON.parse(TEXT);
  change(rows[1], field, value);
  expect(readScenarios(rows)).toEqual({ ok: false, error: `Row 2 (P02): ${message}` });
});

it('reports a row without id by its position', () => {
  const rows = JSON.parse(TEXT);
  delete rows[0].id;
  expect(readScenarios(rows)).toEqual({ ok: false, error: 'Row 1: field "id" must be a text.' });
});

it('rejects a file without a list and a row without object', () => {
  expect(readScenarios({})).toEqual({ ok: false, error: 'The file must hold a JSON array of scenarios.' });
  expect(readScenarios([7])).toEqual({
    ok: false,
    error: 'Row 1: the row must be an object with id, input and expected.',
  });
  expect(readScenarios([])).toEqual({ ok: true, value: [] });
});

function change(row: Record<string, unknown>, field: string, value: unknown): void {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) Object.assign(row, { [outer]: value });
  else Object.assign(row[outer] ?? {}, { [inner]: value });
}
