/**
 * Texts in records: user text passes `text`, which trims and limits it. A bare string is the server's: a name, a
 * value, or English beside a code that screens translate.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { Application } from '#contract/application/application.ts';
import { Assessment } from '#contract/case/assessment.ts';
import { CaseHistoryLine, CaseRecord } from '#contract/case/case-record.ts';
import { Change, type Entity } from '#contract/changes.ts';
import { ContestedPoint } from '#contract/case/contested.ts';
import { DiaryEntry } from '#contract/case/diary.ts';
import { CaseDocument } from '#contract/case/document.ts';
import { Feedback } from '#contract/account/feedback.ts';
import { Hearing } from '#contract/case/hearing.ts';
import { Note } from '#contract/case/note.ts';
import { ServerNotification } from '#contract/account/notification.ts';
import { SharedOrderDraft } from '#contract/application/order-draft.ts';
import { User } from '#contract/account/user.ts';
import { filesIn, withoutComments } from '../architecture/source-files.ts';

/** The compiler demands an entry for each new kind. */
const RECORDS = {
  application: Application,
  case: CaseRecord,
  hearing: Hearing,
  document: CaseDocument,
  contested: ContestedPoint,
  diary: DiaryEntry,
  assessment: Assessment,
  note: Note,
  'order-draft': SharedOrderDraft,
  feedback: Feedback,
  notification: ServerNotification,
  user: User,
  'history of a case': CaseHistoryLine,
  removal: Change,
} as const satisfies Record<Entity | 'history of a case' | 'removal', z.core.$ZodType>;

/** English sentences with the codes from which screens build their own. */
const CODED: Readonly<Record<string, readonly string[]>> = {
  'application.updates.description': ['updates.told'],
  'application.orders.by.designation': ['orders.by.seat'],
  'application.orders.by.court': ['orders.by.seat'],
  'assessment.factors': ['answers', 'weights', 'ruleVersion'],
  'history of a case.what': ['told'],
  'history of a case.from': ['told'],
  'history of a case.to': ['told'],
  'history of a case.note': ['told'],
  'removal.reason': ['because'],
};

/** Names, numbers, addresses, and user text copied by the server. */
const VALUES = new Set([
  'application.applicationNumber',
  'application.updates.by',
  'application.updates.told.name',
  'application.updates.told.judge',
  'application.updates.told.notes',
  'application.updates.told.ownNotes',
  'application.updates.told.code',
  'application.orders.childGrounds',
  'application.updates.told.from.place',
  'application.updates.told.wrong',
  'application.updates.told.right',
  'application.updates.told.refusedFirs',
  // short codes of Acts
  'application.updates.told.from.special',
  'application.updates.told.to.special',
  'application.orders.by.seat.special',
  'notification.court.special',
  'application.updates.told.from.name',
  'application.updates.told.to.place',
  'application.updates.told.to.name',
  'application.amendments.by',
  'application.documents.name',
  'application.documents.fileUrl',
  'application.hearings.time',
  'application.orders.from',
  'application.orders.by.name',
  'application.orders.by.seat.place',
  'application.orders.by.seat.name',
  'application.orders.text',
  'application.orders.notes',
  'assessment.ruleVersion',
  'document.fileUrl',
  'history of a case.by',
  'history of a case.told.code',
  'history of a case.told.name',
  'history of a case.told.purpose',
  'history of a case.told.reason',
  'history of a case.told.time',
  'notification.applicationNumber',
  'notification.court.name',
  'notification.court.place',
  'notification.right',
  'notification.status',
  'notification.time',
  'notification.title',
  'removal.id',
  'user.avatar',
  'user.email',
  'user.name',
  'user.issued.name',
  'user.issued.designation',
  'user.settings.language',
  'user.settings.notificationsRead.*',
]);

/** Author names. */
const WRITER = /^[a-z-]+\.(?:by|uploadedBy)\.name$/;

interface Leaf {
  readonly path: string;
  readonly isBare: boolean;
}

function insideOf({ _zod: { def } }: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's own list of its classes
  return def as z.core.$ZodTypes['_zod']['def'];
}

function textsIn(schema: z.core.$ZodType, path: string): Leaf[] {
  const def = insideOf(schema);
  if (def.type === 'string') return [{ path, isBare: !('format' in def) && (def.checks ?? []).length === 0 }];
  return partsOf(def).flatMap(([name, part]) => textsIn(part, name === '' ? path : `${path}.${name}`));
}

type Parts = readonly (readonly [name: string, part: z.core.$ZodType])[];

const PLAIN = new Set(['enum', 'literal', 'number', 'boolean', 'unknown']);

function partsOf(def: z.core.$ZodTypes['_zod']['def']): Parts {
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return [['', def.element]];
  if (def.type === 'union') return def.options.map((option) => ['', option] as const);
  if (def.type === 'record') return [['*', def.valueType]];
  if ('innerType' in def) return [['', def.innerType]];
  if (PLAIN.has(def.type)) return [];
  throw new Error(`Say here what a schema of the type ${def.type} holds.`);
}

const leaves = Object.entries(RECORDS).flatMap(([name, schema]) => textsIn(schema, name));
const bare = [...new Set(leaves.flatMap(({ path, isBare }) => (isBare ? [path] : [])))];

it('finds the text fields of the records', () => {
  expect(leaves.length).toBeGreaterThan(200);
  expect(bare).toContain('application.updates.description');
  expect(bare).not.toContain('application.bail.grounds');
});

it('classifies each server text as value or coded text', () => {
  expect(bare.filter((path) => !VALUES.has(path) && !(path in CODED) && !WRITER.test(path))).toEqual([]);
  expect([...VALUES, ...Object.keys(CODED)].filter((path) => !bare.includes(path))).toEqual([]);
});

it.each(Object.entries(CODED))('has the codes of %s in the record', (path, codes) => {
  const [, record] =
    Object.entries<z.core.$ZodType>(RECORDS).find(([name]) => path.startsWith(`${name}.`)) ?? [];
  expect(codes.filter((code) => !record || !holds(record, code.split('.')))).toEqual([]);
});

function holds(schema: z.core.$ZodType, [name = '', ...rest]: readonly string[]): boolean {
  const def = insideOf(schema);
  if (def.type !== 'object') return partsOf(def).some(([, part]) => holds(part, [name, ...rest]));
  const part = def.shape[name];
  return part !== undefined && (rest.length === 0 || holds(part, rest));
}

/** Sample data imitates users; the API description is for programmers. */
const NO_RECORDS = /^(?:server\/(?:operations\/seed|http\/open-api)|src\/data\/demonstration)/;

const FIELDS = [...new Set(Object.keys(CODED).map((path) => path.slice(path.lastIndexOf('.') + 1)))];
const WRITTEN = new RegExp(String.raw`\b(?:${FIELDS.join('|')}):[^,;{}\n]*['"\`][A-Z][a-z]`, 'g');
const sentencesFor = (code: string): string[] => withoutComments(code).match(WRITTEN) ?? [];

it.each([
  "updates: [{ description: 'Filed.', date: at, by }]",
  'const line = { what: `Hearing of ${day}`, at };',
  "reason: removed ?? 'It is not before your court.'",
  'designation: "Sessions Judge",',
])('detects a sentence in a record: %s', (code) => {
  expect(sentencesFor(code)).toHaveLength(1);
});

it('finds no sentence in records of device and server', () => {
  const files = filesIn(['server', 'src/data', 'src/domain', 'sw'], /\.ts$/).filter(
    (file) => !NO_RECORDS.test(file),
  );
  const found = files.flatMap((file) =>
    sentencesFor(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
