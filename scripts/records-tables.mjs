/** Tables of fields for docs/records.md, from the contract's schemas and the registry of facts. */
import * as z from 'zod/mini';
import { Application } from '../src/contract/application/application.ts';
import { StoredCaseFacts } from '../src/contract/case/case-facts.ts';
import { CaseFile } from '../src/contract/case/case-record.ts';
import { Order } from '../src/contract/application/order.ts';
import { User } from '../src/contract/account/user.ts';
import { DERIVED_FACTS, FACTS_WITHOUT_ROW } from '../src/facts/derived-facts.ts';
import { FACT_IDS, factRow } from '../src/facts/facts.ts';
import { isRecord } from '../src/kernel/merge-patch.ts';
import { ALL_RECORDS } from '../src/records/all-records.ts';
import { assessmentRecord } from '../src/records/assessment.ts';
import { contestedPointRecord } from '../src/records/contested-point.ts';
import { diaryRecord } from '../src/records/diary-entry.ts';
import { documentRecord } from '../src/records/document.ts';
import { feedbackRecord } from '../src/records/feedback.ts';
import { hearingRecord } from '../src/records/hearing.ts';
import { noteRecord } from '../src/records/note.ts';
import { facts as factTexts } from '../src/text/en/facts.ts';

/**
 * @typedef {Readonly<Record<string, unknown>>} Schema
 * @typedef {{ path: string, value: string, optional: boolean }} Field
 */

/** Longest value in a cell; a cell of the page may have 200 characters. */
const LONGEST = 150;

/** @type {Readonly<Record<string, string>>} */
const FORMATS = {
  date: 'date (YYYY-MM-DD)',
  'date-time': 'instant (ISO 8601, UTC)',
  uuid: 'id (UUID)',
};

/**
 * The fields below a schema, in the order of the contract.
 * @type {(schema: unknown, path: string, optional: boolean) => Field[]}
 */
function fieldsOf(schema, path, optional) {
  if (!isRecord(schema)) return [];
  const { properties, items } = schema;
  if (isRecord(properties)) return insideOf(schema, properties, path);
  if (isRecord(items)) return rowsOf(items, path, optional);
  const options = [schema['anyOf'], schema['oneOf']].find(Array.isArray);
  if (options) return choicesOf(options, path, optional);
  return [{ path, value: valueOf(schema), optional }];
}

/** @type {(schema: Schema, properties: Schema, path: string) => Field[]} */
function insideOf({ required }, properties, path) {
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties).flatMap(([key, inner]) =>
    fieldsOf(inner, path === '' ? key : `${path}.${key}`, !needed.includes(key)),
  );
}

/** @type {(items: Schema, path: string, optional: boolean) => Field[]} */
function rowsOf(items, path, optional) {
  const inside = fieldsOf(items, `${path}[]`, false);
  const [only] = inside;
  return inside.length === 1 && only?.path === `${path}[]`
    ? [{ path, value: `list: ${only.value}`, optional }]
    : [{ path, value: 'list', optional }, ...inside];
}

/**
 * A choice of objects has the fields of all of them; those that not every object requires are optional.
 * @type {(options: readonly unknown[], path: string, optional: boolean) => Field[]}
 */
function choicesOf(options, path, optional) {
  const found = options.map((option) => fieldsOf(option, path, optional));
  const paths = [...new Set(found.flat().map((field) => field.path))];
  return paths.map((each) => {
    const same = found.map((fields) => fields.find((field) => field.path === each));
    const values = [...new Set(same.flatMap((field) => field?.value ?? []))];
    return {
      path: each,
      value: values.join(', '),
      optional: same.some((field) => field === undefined || field.optional),
    };
  });
}

/** @type {(schema: Schema) => string} */
function valueOf(schema) {
  const { type, format, const: only, enum: choices } = schema;
  if (Array.isArray(choices)) return oneOf(choices);
  if (only !== undefined) return oneOf([only]);
  const named = FORMATS[String(format)];
  if (named !== undefined) return named;
  if (type === 'object') return 'object by key';
  return [NAMES[String(type)] ?? 'any value', ...limitsOf(schema)].join(' ');
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = { boolean: 'true or false', string: 'text', integer: 'number', number: 'number' };

/** @type {(values: readonly unknown[]) => string} */
function oneOf(values) {
  const codes = values.map((value) => `\`${String(value)}\``);
  const all = codes.join(', ');
  return all.length <= LONGEST
    ? all
    : `one of ${codes.length} codes, such as ${codes.slice(0, 3).join(', ')}`;
}

/** @type {(schema: Schema) => string[]} */
function limitsOf({ maxLength, minimum, maximum, exclusiveMinimum }) {
  const isBounded = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER;
  return [
    ...(typeof maxLength === 'number' ? [`up to ${maxLength.toLocaleString('en-IN')} characters`] : []),
    ...(typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? [`from ${minimum}`] : []),
    ...(typeof exclusiveMinimum === 'number' ? [`above ${exclusiveMinimum}`] : []),
    ...(isBounded ? [`to ${maximum}`] : []),
  ];
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
  return new Map([
    ...tables,
    ['facts', factTable()],
    ['derived', derivedTable()],
    ['protection', protectionTable()],
  ]);
}

/** Groups with a table of their own. */
const FACTS = /^(?:case|facts)\./;

/** @type {(schema: import('zod/mini').ZodMiniType) => string} */
function tableOf(schema) {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const rows = fieldsOf(described, '', false)
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
    return `| \`${path}\` | ${factTexts.labels[id]} | ${kind} | ${asked} | ${law.map((name) => `\`${name}\``).join(', ')} |`;
  });
  return [
    '| field | label | kind | asked if | read by the law as |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The facts of the law that have another name than the rows that they come from, with the reason. */
function derivedTable() {
  const rows = Object.entries({ ...DERIVED_FACTS, ...FACTS_WITHOUT_ROW }).map(([name, reason]) => {
    const from = FACT_IDS.filter((id) => factRow(id).law?.some((each) => each === name));
    return `| \`${name}\` | ${from.map((id) => factTexts.labels[id]).join(', ')} | ${reason} |`;
  });
  return ['| fact of the law | from | reason |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Class of protection of each kind of record, from its readers. */
const CLASSES = {
  owner: /** @type {const} */ (['private', 'the writer alone']),
  court: /** @type {const} */ (['court record', 'the owner and the judges of its court']),
  parent: /** @type {const} */ (['part of a court record', 'who sees the record that it belongs to']),
};

function protectionTable() {
  const rows = ALL_RECORDS.map(({ kind, seenBy, parent }) => {
    const [name, readers] = CLASSES[seenBy];
    return `| \`${kind}\` | ${name} | ${readers}${seenBy === 'parent' && parent ? ` (\`${parent.kind}\`)` : ''} |`;
  });
  return ['| record | class | seen by |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * The page with its tables replaced. Each table is between `<!-- table: name -->` and `<!-- end -->`.
 * @type {(page: string, tables: ReadonlyMap<string, string>) => string}
 */
export function withTables(page, tables) {
  return page.replaceAll(/<!-- table: ([\w-]+) -->[\s\S]*?<!-- end -->/g, (_, name) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`docs/records.md: no record is called ${name}.`);
    return `<!-- table: ${name} -->\n\n${table}\n\n<!-- end -->`;
  });
}
