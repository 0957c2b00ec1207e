/** Broken law files: each is rejected with messages that name the row and the correction. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { readLawFile } from '../../server/law/read-law-file.ts';
import { serverLawTables } from '../../server/law/server-law-tables.ts';
import { lawFileOf, SOURCE, TEXT } from '../support/law-texts-file.ts';

let against: Parameters<typeof readLawFile>[1];

beforeAll(async () => {
  against = { tables: await serverLawTables(), today: day('2026-11-21') };
});

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const faultsOf = (given: Uint8Array): readonly string[] => {
  const read = readLawFile(given, against);
  return read.ok ? [] : read.error;
};

it('accepts a valid file and normalises codes, spaces and order', () => {
  const rows = [
    { ...TEXT, code: 'ndps', section: ' 37 ', text: 'Invented.\r\nTwo lines.' },
    { ...TEXT, language: 'hi', heading: 'एक  बनावटी शीर्षक' },
    TEXT,
    { code: 'iea', section: '27', language: 'en', text: 'Invented.' },
  ];
  const read = readLawFile(bytes(lawFileOf(rows, { ...SOURCE, name: ' Gazette  of Examples ' })), against);
  expect(read).toEqual({
    ok: true,
    value: {
      format: 'zamanat-law-texts/1',
      source: SOURCE,
      texts: [
        TEXT,
        { ...TEXT, language: 'hi', heading: 'एक बनावटी शीर्षक' },
        { code: 'IEA', section: '27', language: 'en', text: 'Invented.' },
        { ...TEXT, code: 'NDPS', section: '37', text: 'Invented.\nTwo lines.' },
      ],
    },
  });
});

const BAD_UTF8 = Uint8Array.from([...bytes('{\n"format": "'), 0xc3, 0x28, ...bytes('"}')]);
const DOUBLE = [TEXT, { ...TEXT, section: '303' }, { ...TEXT, code: 'bns', section: '3 04' }];

it.each<[string, Uint8Array, string]>([
  ['no bytes', new Uint8Array(), 'The file is empty. Name the file of official texts.'],
  [
    'a byte order mark',
    bytes(`\uFEFF${JSON.stringify(lawFileOf())}`),
    'The file begins with a byte order mark. Save it as UTF-8 without BOM and try again.',
  ],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, 0x7b, 0x00]),
    'The file is UTF-16. Save it as UTF-8 and try again.',
  ],
  ['bad UTF-8', BAD_UTF8, 'Line 2 is not UTF-8. Save the file as UTF-8 and try again.'],
  [
    'half a file',
    bytes('{"format": "zamanat-law-texts/1",\n"texts": ['),
    'The file is not JSON: it ends on line 2 before it is complete. Correct it there and try again.',
  ],
  [
    'a stray comma',
    bytes('{\n"a": 1,\n}'),
    'The file is not JSON: line 3 cannot be read at "}". Correct it there and try again.',
  ],
  [
    'a comma after the last row',
    bytes('{"texts": [\n{},\n{},\n], "source": {"name": "to make it longer"}}'),
    'The file is not JSON: line 4 cannot be read at "], \\"source". Correct it there and try again.',
  ],
  [
    'a page of HTML',
    bytes('<!doctype html>'),
    'The file is not JSON: line 1 cannot be read at "<!doctype ". Correct it there and try again.',
  ],
  [
    'ten megabytes',
    new Uint8Array(10 * 1024 * 1024 + 1),
    'The file has 10.0 MB; at most 10 MB are read. Divide it into two sources.',
  ],
  [
    'a list',
    bytes([]),
    'The file is no JSON object. Begin it with {"format": …, "source": …, "texts": […]}.',
  ],
  [
    'another format',
    bytes({ ...lawFileOf(), format: 'zamanat-law-texts/2' }),
    'format is not "zamanat-law-texts/1". Write the file in this format (docs/LAW-TEXTS.md).',
  ],
  [
    'a field too many',
    bytes({ ...lawFileOf(), sources: [] }),
    'sources is no field of the file. The fields are format, source, texts.',
  ],
  ['no list', bytes({ ...lawFileOf(), texts: {} }), 'texts is no list. Write "texts": [{…}, {…}].'],
  [
    'an empty list',
    bytes(lawFileOf([])),
    'texts is empty: there is nothing to import. To take a source out, run law-remove.',
  ],
  [
    'too many rows',
    bytes(lawFileOf(Array.from({ length: 20_001 }, () => 0))),
    'texts has 20001 rows; at most 20,000 are read. Divide it into two sources.',
  ],
  ['no source', bytes(lawFileOf([TEXT], null)), 'source: is no object. Write {name, url, retrievedOn}.'],
  [
    'a source without a name',
    bytes(lawFileOf([TEXT], { retrievedOn: '2026-11-01' })),
    'source: name is missing or is no text. Write it between quotation marks.',
  ],
  [
    'a script for an address',
    bytes(lawFileOf([TEXT], { ...SOURCE, url: 'javascript:alert(1)' })),
    'source: url is no web address. Write one that begins with https://, or leave it out.',
  ],
  [
    'a day that does not exist',
    bytes(lawFileOf([TEXT], { ...SOURCE, retrievedOn: '2026-02-30' })),
    'source: retrievedOn: This date does not exist. Enter it as YYYY-MM-DD.',
  ],
  [
    'a day to come',
    bytes(lawFileOf([TEXT], { ...SOURCE, retrievedOn: '2026-11-22' })),
    'source: retrievedOn is 22-11-2026, a day to come. Write the day on which the texts were taken.',
  ],
  [
    'a row that is no object',
    bytes(lawFileOf([TEXT, 'BNS 303'])),
    'Row 2: is no object. Write {code, section, language, heading, text, asAmendedTo}.',
  ],
  [
    'a misspelt field',
    bytes(lawFileOf([{ ...TEXT, asAmendedOn: '2026-01-01' }])),
    'Row 1 (BNS 304, en): asAmendedOn is no field here. The fields are code, section, language, heading, text, asAmendedTo. Correct its name, or remove it.',
  ],
  [
    'an unknown code',
    bytes(lawFileOf([TEXT, { ...TEXT, code: 'XYZ' }])),
    'Row 2 (XYZ 304, en): XYZ is no code of our tables. Write IPC, BNS, BNSS, BSA, CrPC, IEA, or the short code of a special Act such as NDPS (all of them: docs/LAW-TEXTS.md).',
  ],
  [
    'a number for a section',
    bytes(lawFileOf([{ ...TEXT, section: 304 }])),
    'Row 1 (BNS, en): section is missing or is no text. Write it between quotation marks.',
  ],
  [
    'a section in words',
    bytes(lawFileOf([{ ...TEXT, section: '§ 304' }])),
    'Row 1 (BNS § 304, en): section is not written as a number such as 304, 304A or 318(4). Correct it.',
  ],
  [
    'an unknown language',
    bytes(lawFileOf([{ ...TEXT, language: 'mr' }])),
    'Row 1 (BNS 304, mr): language is en or hi. Write one of them.',
  ],
  [
    'an empty text',
    bytes(lawFileOf([{ ...TEXT, text: ' \n ' }])),
    'Row 1 (BNS 304, en): text is empty. Write it, or leave the row out.',
  ],
  [
    'an endless text',
    bytes(lawFileOf([{ ...TEXT, text: 'x'.repeat(100_001) }])),
    'Row 1 (BNS 304, en): text is longer than 1,00,000 characters. Divide it.',
  ],
  [
    'a control character',
    bytes(lawFileOf([{ ...TEXT, text: 'a bell \u0007 rings' }])),
    'Row 1 (BNS 304, en): text has the character U+0007 after 7 characters, which cannot be shown. Remove it.',
  ],
  [
    'a mark that turns the writing',
    bytes(lawFileOf([{ ...TEXT, heading: 'left \u202e right' }])),
    'Row 1 (BNS 304, en): heading has the character U+202E after 5 characters, which cannot be shown. Remove it.',
  ],
  [
    'half a character',
    bytes(
      '{"format":"zamanat-law-texts/1","source":{"name":"x","retrievedOn":"2026-11-01"},"texts":[{"code":"BNS","section":"304","language":"en","text":"\\ud800"}]}',
    ),
    'Row 1 (BNS 304, en): text has the character U+D800 after 0 characters, which cannot be shown. Remove it.',
  ],
  [
    'one section twice',
    bytes(lawFileOf(DOUBLE)),
    'Row 3 (bns 3 04, en): the same section in the same language stands in row 1. Keep one of the two.',
  ],
  [
    'amended after it was retrieved',
    bytes(lawFileOf([{ ...TEXT, asAmendedTo: '2026-11-02' }])),
    'Row 1 (BNS 304, en): asAmendedTo is 02-11-2026, after the source was retrieved (01-11-2026). Correct one of the two days.',
  ],
  [
    'an amendment without a day',
    bytes(lawFileOf([{ ...TEXT, asAmendedTo: 'yesterday' }])),
    'Row 1 (BNS 304, en): asAmendedTo: This date does not exist. Enter it as YYYY-MM-DD.',
  ],
])('refuses %s', (_name, given, sentence) => {
  expect(faultsOf(given)).toEqual([sentence]);
});

it('reports every wrong row in order', () => {
  const rows = [TEXT, { ...TEXT, code: 'XYZ' }, { ...TEXT, section: '305', language: 'mr', text: '' }];
  expect(
    faultsOf(bytes(lawFileOf(rows, { ...SOURCE, name: '' }))).map((fault) => fault.split(':')[0]),
  ).toEqual(['source', 'Row 2 (XYZ 304, en)', 'Row 3 (BNS 305, mr)', 'Row 3 (BNS 305, mr)']);
});

const DOCS = readFileSync(path.resolve('docs/LAW-TEXTS.md'), 'utf8');

it('accepts the example of docs/LAW-TEXTS.md', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(DOCS) ?? [];
  const read = readLawFile(bytes(example), against);
  expect(read.ok && read.value.texts.map(({ language }) => language)).toEqual(['en', 'hi']);
});

it('lists every short code in docs/LAW-TEXTS.md', () => {
  const missing = against.tables.acts.filter(
    ({ code, act }) => !DOCS.includes(`\`${code}\``) || !DOCS.includes(act),
  );
  expect(missing).toEqual([]);
});
