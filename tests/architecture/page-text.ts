/** Splits a Markdown page into the parts that the style rules measure. */

export interface PageText {
  readonly headings: readonly string[];
  /** Paragraphs and list items, each as one line of rendered text. */
  readonly paragraphs: readonly string[];
  readonly cells: readonly string[];
  /** The first part after the title. */
  readonly opening: string;
}

type PartKind = 'heading' | 'cells' | 'paragraph';

interface Part {
  readonly kind: PartKind;
  readonly text: string;
}

const LIST_ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const TABLE_RULE = /^\|[\s|:-]+\|$/;

export function readPage(markdown: string): PageText {
  const parts = partsOf(markdown);
  const textsOf = (kind: PartKind): string[] =>
    parts.flatMap((part) => (part.kind === kind ? [part.text] : []));
  const opening = parts[1];
  return {
    headings: textsOf('heading'),
    paragraphs: textsOf('paragraph'),
    cells: textsOf('cells').flatMap((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim())),
    opening: opening?.kind === 'paragraph' && !LIST_ITEM.test(opening.text) ? opening.text : '',
  };
}

function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) parts.push({ kind: 'paragraph', text: rendered(open.join(' ')) });
    open = [];
  };
  for (const line of withoutCode(markdown).split('\n')) {
    if (line.startsWith('#') || line.startsWith('|')) {
      close();
      parts.push(...lineParts(line));
    } else if (line.trim() === '') close();
    else {
      if (LIST_ITEM.test(line)) close();
      open.push(line.trim());
    }
  }
  close();
  return parts;
}

function lineParts(line: string): Part[] {
  if (line.startsWith('#')) return [{ kind: 'heading', text: rendered(line.replace(/^#+\s*/, '')) }];
  return TABLE_RULE.test(line) ? [] : [{ kind: 'cells', text: rendered(line.slice(1, -1)) }];
}

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/^ {4,}(?![-*] |\d+\. ).*$/gm, '');

/** Link addresses and marks of emphasis are not read. */
const rendered = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[[\]*]/g, '');

/** A code span and a quotation count as one word: their length is not the author's choice. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .replace(LIST_ITEM, '')
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/"[^"]*"|“[^”]*”/g, 'Quotation')
    .split(/(?<=[.!?]\)?)\s+(?=[\p{Lu}(\d])/u);

export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
