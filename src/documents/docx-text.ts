/**
 * The text of a DOCX with the numbers of its lists, without headers, footers and pictures. Its size was
 * checked before (`verifyFileContent`).
 */
import { unzipSync } from 'fflate';
import { LIST_LETTERS } from '#text/list-letters.ts';

const DOCUMENT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';

/** Null if it is no document of a word processor. */
export function docxText(bytes: Uint8Array): string | null {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === DOCUMENT || name === NUMBERING });
  const [document, numbering] = [parts[DOCUMENT], parts[NUMBERING]];
  if (!document) return null;
  const decoder = new TextDecoder();
  return textOf(decoder.decode(document), listFormats(numbering ? decoder.decode(numbering) : ''));
}

interface ListFormat {
  /** Null for numbers. */
  readonly letters: string | null;
  /** Such as "%1." or "(%1)". */
  readonly pattern: string;
}

type ListFormats = ReadonlyMap<string, ListFormat>;

const ABSTRACT = /<w:abstractNum\b[^>]*w:abstractNumId="(\d+)"[^>]*>([\s\S]*?)<\/w:abstractNum>/g;
const LIST = /<w:num\b[^>]*w:numId="(\d+)"[^>]*>[\s\S]*?<w:abstractNumId w:val="(\d+)"/g;

function listFormats(numbering: string): ListFormats {
  const abstract = new Map(
    [...numbering.matchAll(ABSTRACT)].map(([, id = '', inside = '']) => [id, formatIn(inside)] as const),
  );
  const formats = new Map<string, ListFormat>();
  for (const [, id = '', of = ''] of numbering.matchAll(LIST)) {
    const format = abstract.get(of);
    if (format) formats.set(id, format);
  }
  return formats;
}

/** Of the first level. */
function formatIn(levels: string): ListFormat {
  const [level = ''] = levels.split('</w:lvl>');
  const pattern = /<w:lvlText\b[^>]*w:val="([^"]*)"/.exec(level)?.[1] ?? '';
  const series = /<w:numFmt\b[^>]*w:val="([^"]*)"/.exec(level)?.[1];
  return { letters: lettersOf(series), pattern };
}

const lettersOf = (series: string | undefined): string | null =>
  series === 'lowerLetter' ? LIST_LETTERS.latin : null;

const TOKEN = /<\/?w:([A-Za-z]+)([^<>]*)>|[^<]+/g;
const BREAKS: Readonly<Record<string, string>> = { br: '\n', cr: '\n', tab: '\t' };

/** Text outside `w:t`, such as deleted text and the names of fields, is not shown. */
function textOf(document: string, formats: ListFormats): string {
  const lists: Lists = { formats, counts: new Map() };
  let text = '';
  let isText = false;
  for (const [whole, tag, attributes = ''] of document.matchAll(TOKEN)) {
    if (tag === undefined) text += isText ? plain(whole) : '';
    else if (tag === 't') isText = !whole.endsWith('/>') && !whole.startsWith('</');
    else text += whole.startsWith('</') ? endOf(tag) : startOf(tag, attributes, lists);
  }
  return text;
}

const endOf = (tag: string): string => (tag === 'p' ? '\n' : '');

const startOf = (tag: string, attributes: string, lists: Lists): string =>
  tag === 'numId' ? markOf(attributes, lists) : (BREAKS[tag] ?? '');

interface Lists {
  readonly formats: ListFormats;
  /** Items so far by list. */
  readonly counts: Map<string, number>;
}

function markOf(attributes: string, { formats, counts }: Lists): string {
  const id = /w:val="(\d+)"/.exec(attributes)?.[1] ?? '';
  const format = formats.get(id);
  if (!format) return '';
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  const mark = format.letters?.[(count - 1) % format.letters.length] ?? String(count);
  return `${format.pattern.replace('%1', mark)} `;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (words: string): string => words.replaceAll(/&#?\w+;/g, entity);

function entity(whole: string): string {
  const name = whole.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
