/** Tables of fields for docs/records.md, from the contract's schemas and the registry of facts. */
import { Application } from '../src/contract/application.ts';
import { StoredCaseFacts } from '../src/contract/case-facts.ts';
import { CaseFile } from '../src/contract/case-record.ts';
import { Order } from '../src/contract/order.ts';
import { Id, Instant, PlainDate, Rupees, Version } from '../src/contract/primitives.ts';
import { User } from '../src/contract/user.ts';
import { FACT_IDS, factRow } from '../src/facts/facts.ts';
import { assessmentRecord } from '../src/records/assessment.ts';
import { contestedPointRecord } from '../src/records/contested-point.ts';
import { diaryRecord } from '../src/records/diary-entry.ts';
import { documentRecord } from '../src/records/document.ts';
import { feedbackRecord } from '../src/records/feedback.ts';
import { hearingRecord } from '../src/records/hearing.ts';
import { noteRecord } from '../src/records/note.ts';
import { rest as english } from '../src/text/en/rest.ts';

/**
 * @typedef {{ def: { type: string } & Record<string, unknown> }} Inner
 * @typedef {{ _zod: Inner }} Schema
 * @typedef {{ path: string, value: string, optional: boolean }} Field
 */

/** @type {ReadonlyMap<unknown, string>} */
const NAMED = new Map(
  /** @type {[unknown, string][]} */ ([
    [Id, 'id (UUID)'],
    [Instant, 'instant (ISO 8601, UTC)'],
    [PlainDate, 'date (YYYY-MM-DD)'],
    [Rupees, 'whole rupees'],
    [Version, 'version'],
  ]),
);

/** Longest value in a cell; a cell of the page may have 200 characters. */
const LONGEST = 150;

/** @type {(schema: unknown) => Inner} */
const innerOf = (schema) => /** @type {Schema} */ (schema)._zod;

/** Wrappers around the schema that describes the value. */
const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'nonoptional']);

/**
 * The fields below a schema, in the order of the contract.
 * @type {(schema: unknown, path: string, optional?: boolean) => Field[]}
 */
function fieldsOf(schema, path, optional = false) {
  const { def } = innerOf(schema);
  if (WRAPPERS.has(def.type)) return fieldsOf(def['innerType'], path, def.type === 'optional' || optional);
  if (NAMED.has(schema)) return [{ path, value: NAMED.get(schema) ?? '', optional }];
  if (def.type === 'pipe') return fieldsOf(def['in'], path, optional);
  if (def.type === 'lazy') return [{ path, value: 'object', optional }];
  if (def.type === 'object') return insideOf(schema, path);
  if (def.type === 'array') return rowsOf(def['element'], path, optional);
  if (def.type === 'union') return choicesOf(/** @type {unknown[]} */ (def['options']), path, optional);
  return [{ path, value: valueOf(def), optional }];
}

/** @type {(schema: unknown, path: string) => Field[]} */
function insideOf(schema, path) {
  const shape = /** @type {Record<string, unknown>} */ (innerOf(schema).def['shape']);
  return Object.entries(shape).flatMap(([key, inner]) =>
    fieldsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** @type {(element: unknown, path: string, optional: boolean) => Field[]} */
function rowsOf(element, path, optional) {
  const inside = fieldsOf(element, `${path}[]`);
  const [only] = inside;
  return inside.length === 1 && only?.path === `${path}[]`
    ? [{ path, value: `list: ${only.value}`, optional }]
    : [{ path, value: 'list', optional }, ...inside];
}

/**
 * A union of objects has the fields of all of them; those that not every object requires are optional.
 * @type {(options: readonly unknown[], path: string, optional: boolean) => Field[]}
 */
function choicesOf(options, path, optional) {
  const found = options.map((option) => fieldsOf(option, path));
  const paths = [...new Set(found.flat().map((field) => field.path))];
  return paths.map((each) => {
    const same = found.map((fields) => fields.find((field) => field.path === each));
    const values = [...new Set(same.flatMap((field) => field?.value ?? []))];
    return {
      path: each,
      value: values.join(', '),
      optional: optional || same.some((field) => field === undefined || field.optional),
    };
  });
}

/** @type {(def: Inner['def']) => string} */
function valueOf(def) {
  if (def.type === 'enum') return oneOf(Object.values(/** @type {object} */ (def['entries'])));
  if (def.type === 'literal') return oneOf(/** @type {unknown[]} */ (def['values']));
  if (def.type === 'boolean') return 'true or false';
  if (def.type === 'number') return ['number', ...limitsOf(def)].join(' ');
  if (def.type === 'string') return ['text', ...limitsOf(def)].join(' ');
  if (def.type === 'record') return 'object by key';
  return def.type;
}

/** @type {(values: readonly unknown[]) => string} */
function oneOf(values) {
  const codes = values.map((value) => `\`${String(value)}\``);
  const all = codes.join(', ');
  return all.length <= LONGEST
    ? all
    : `one of ${codes.length} codes, such as ${codes.slice(0, 3).join(', ')}`;
}

/** @type {(def: Inner['def']) => string[]} */
function limitsOf(def) {
  const checks = /** @type {Schema[]} */ (def['checks'] ?? []).map((check) => innerOf(check).def);
  /** @type {(kind: string, key: string) => string | null} */
  const limit = (kind, key) => {
    const check = checks.find((each) => each['check'] === kind);
    return check ? String(check[key]) : null;
  };
  const longest = limit('max_length', 'maximum');
  const least = limit('greater_than', 'value');
  const most = limit('less_than', 'value');
  return [
    ...(longest === null ? [] : [`up to ${Number(longest).toLocaleString('en-IN')} characters`]),
    ...(least === null ? [] : [`from ${least}`]),
    ...(most === null ? [] : [`to ${most}`]),
  ];
}

/** @type {(id: import('../src/facts/facts.ts').FactId) => string} */
function labelOf(id) {
  /** @type {readonly Readonly<Record<string, unknown>>[]} */
  const areas = [
    english.generator.fields,
    english.clock.facts.fields,
    english.routeFacts.fields,
    english.calculator.fields,
  ];
  const label = areas.map((words) => words[id]).find((text) => typeof text === 'string');
  if (typeof label !== 'string') throw new Error(`src/facts: no label for ${id} in src/text/en.`);
  return label;
}

/** The kinds of records that have a table, with the heading of each. */
const KINDS = {
  application: Application,
  'case-facts': StoredCaseFacts,
  case: CaseFile,
  order: Order,
  hearing: hearingRecord.schema,
  document: documentRecord.schema,
  diary: diaryRecord.schema,
  note: noteRecord.schema,
  'contested-point': contestedPointRecord.schema,
  assessment: assessmentRecord.schema,
  feedback: feedbackRecord.schema,
  user: User,
};

/**
 * One table for each kind of record, by the name of its marks in the page.
 * @returns {ReadonlyMap<string, string>}
 */
export function recordTables() {
  const tables = Object.entries(KINDS).map(
    ([kind, schema]) => /** @type {const} */ ([kind, tableOf(schema)]),
  );
  return new Map([...tables, ['facts', factTable()]]);
}

/** Groups with a table of their own. */
const FACTS = /^(?:case|facts)\./;

/** @type {(schema: unknown) => string} */
function tableOf(schema) {
  const rows = fieldsOf(schema, '')
    .filter(({ path }) => !FACTS.test(path))
    .map(({ path, value, optional }) => `| \`${path}\` | ${value} | ${optional ? '' : 'yes'} |`);
  return ['| field | value | required |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Path, label, kind and condition of each fact, and its names in the law. */
function factTable() {
  const rows = FACT_IDS.map((id) => {
    const { path, kind, when, law = [] } = factRow(id);
    const asked = when
      ? `\`${when[0]}\` is ${when
          .slice(1)
          .map((answer) => `\`${answer}\``)
          .join(' or ')}`
      : '';
    return `| \`${path}\` | ${labelOf(id)} | ${kind} | ${asked} | ${law.map((name) => `\`${name}\``).join(', ')} |`;
  });
  return [
    '| field | label | kind | asked if | read by the law as |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/**
 * The page with its tables replaced. Each table is between `<!-- table: name -->` and `<!-- end -->`.
 * @type {(page: string, tables: ReadonlyMap<string, string>) => string}
 */
export function withTables(page, tables) {
  return page.replaceAll(/(<!-- table: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_, start, name, end) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`docs/records.md: no record is called ${name}.`);
    return `${start}\n${table}\n\n${end}`;
  });
}
