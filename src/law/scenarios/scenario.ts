/**
 * A worked scenario: input, expected result and parser. A file of the wrong shape is rejected with row and
 * field; a contradictory input (`input-error.ts`) is a normal result.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import type { Regime } from '#law/facts.ts';
import type { OffenceRef } from '#law/tables.ts';

export interface ScenarioInput {
  readonly regime: Regime;
  readonly sections: readonly OffenceRef[];
  readonly arrestDate: string;
  readonly firstRemandDate: string | null;
  readonly asOf: string;
  readonly firstTimeOffender: boolean;
  readonly otherPendingCases: number;
  readonly delayByAccusedDays: number;
  readonly chargesheetFiledOn: string | null;
  readonly previousConvictions: number;
}

export interface Scenario {
  readonly id: string;
  readonly input: ScenarioInput;
  readonly expected: Readonly<Record<string, unknown>>;
}

type Row = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isDateText: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const INPUT_FIELDS: readonly (readonly [string, Check, string])[] = [
  ['regime', (value) => value === 'BNSS' || value === 'CrPC', '"BNSS" or "CrPC"'],
  ['sections', (value) => Array.isArray(value) && value.length > 0, 'a list of at least one section'],
  ['arrestDate', isDateText, 'a date as YYYY-MM-DD'],
  ['firstRemandDate', orNull(isDateText), 'a date as YYYY-MM-DD, or null'],
  ['asOf', isDateText, 'a date as YYYY-MM-DD'],
  ['firstTimeOffender', (value) => typeof value === 'boolean', 'true or false'],
  ['otherPendingCases', isCount, 'a whole number from 0'],
  ['delayByAccusedDays', isCount, 'a whole number from 0'],
  ['chargesheetFiledOn', orNull(isDateText), 'a date as YYYY-MM-DD, or null'],
  ['previousConvictions', isCount, 'a whole number from 0'],
];

const SECTION_FIELDS: readonly (readonly [string, Check, string])[] = [
  ['code', isText, 'a text'],
  ['section', isText, 'a text'],
  ['variant', (value) => value === undefined || value === null || isText(value), 'a text, or left out'],
];

/** Scenarios of a parsed JSON file, or a message with row and field. */
export function readScenarios(json: unknown): Result<readonly Scenario[], string> {
  if (!Array.isArray(json)) return err('The file must hold a JSON array of scenarios.');
  for (const [index, row] of json.entries()) {
    const fault = faultOf(row);
    if (fault !== null) return err(`Row ${index + 1}${nameOf(row)}: ${fault}`);
  }
  return ok(json);
}

const nameOf = (row: unknown): string =>
  isRow(row) && typeof row['id'] === 'string' ? ` (${row['id']})` : '';

function faultOf(row: unknown): string | null {
  if (!isRow(row)) return 'the row must be an object with id, input and expected.';
  if (!isText(row['id'])) return 'field "id" must be a text.';
  if (!isRow(row['input'])) return 'field "input" must be an object.';
  if (!isRow(row['expected'])) return 'field "expected" must be an object.';
  return inputFault(row['input']) ?? expectedFault(row['expected']);
}

function inputFault(input: Row): string | null {
  const fault = fieldFault(input, INPUT_FIELDS, 'input.');
  if (fault !== null) return fault;
  const sections: unknown[] = Array.isArray(input['sections']) ? input['sections'] : [];
  for (const [index, section] of sections.entries()) {
    const path = `input.sections[${index}]`;
    if (!isRow(section)) return `field "${path}" must be an object with code and section.`;
    const inside = fieldFault(section, SECTION_FIELDS, `${path}.`);
    if (inside !== null) return inside;
  }
  return null;
}

function fieldFault(row: Row, fields: typeof INPUT_FIELDS, path: string): string | null {
  const wrong = fields.find(([name, fits]) => !fits(row[name]));
  return wrong ? `field "${path}${wrong[0]}" must be ${wrong[2]}.` : null;
}

function expectedFault(expected: Row): string | null {
  const error = expected['error'];
  if (error === undefined) return null;
  const fits = isRow(error) && isText(error['code']) && isText(error['field']) && 'value' in error;
  return fits ? null : 'field "expected.error" must have code, field and value.';
}
