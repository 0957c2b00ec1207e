/**
 * CourtDocument → PDF with the browser build of pdfmake, which also runs in Node without eval. Glyphs in
 * another order than the text, such as Indian vowel signs, carry their text (patches/).
 */
import pdfMake from 'pdfmake/build/pdfmake.js';
import { documentWords } from '#text/en/papers/documents.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { type BlockGroup, grouped, type SingleBlock } from './block-groups.ts';
import { type Sheet, sheetOf } from './page-layout.ts';
import { isLoaded, SCRIPT_LANGS } from '#documents/scripts.ts';
import { unpackedFont } from './unpacked-font.ts';
import { FONT_OF, type PdfNode, pdfNode, pdfRuns } from './pdf-nodes.ts';

export async function renderPdf(document: CourtDocument, fonts: PdfFonts): Promise<Uint8Array> {
  installFonts(await fontFilesOf(fonts));
  return pdfMake.createPdf(definition(document)).getBuffer();
}

type FontFiles = readonly (readonly [name: string, data: Uint8Array])[];

function fontFilesOf({ scripts = {}, ...always }: PdfFonts): Promise<FontFiles> {
  const files: [string, Uint8Array][] = [
    ...Object.entries(always),
    ...Object.entries(scripts).flatMap(([lang, { normal, bold }]): [string, Uint8Array][] => [
      [lang, normal],
      [`${lang}Bold`, bold],
    ]),
  ];
  return Promise.all(files.map(async ([name, font]) => [name, await unpackedFont(font)] as const));
}

/** pdfmake has one list of fonts, so the caller starts its paper before it awaits again. */
function installFonts(files: FontFiles): void {
  pdfMake.addVirtualFileSystem(
    Object.fromEntries(files.map(([name, data]) => [`${name}.ttf`, { data, encoding: 'binary' as const }])),
  );
  const names = new Set(files.map(([name]) => name));
  const others = SCRIPT_LANGS.filter(isLoaded).filter((lang) => names.has(lang));
  pdfMake.setFonts({
    Court: family('latin'),
    [FONT_OF.hi]: family('devanagari'),
    ...Object.fromEntries(others.map((lang) => [FONT_OF[lang], family(lang)])),
  });
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.localAccessPolicy = () => false;
}

/** Court documents use no italics, but pdfmake requires the files. */
const family = (name: string) => {
  const [normal, bold] = [`${name}.ttf`, `${name}Bold.ttf`];
  return { normal, bold, italics: normal, bolditalics: bold };
};

/** Several papers in one file, each on a new page. The binder numbers the pages. */
export async function renderPapers(
  papers: readonly [CourtDocument, ...CourtDocument[]],
  fonts: PdfFonts,
): Promise<Uint8Array> {
  installFonts(await fontFilesOf(fonts));
  const [first] = papers;
  const content = papers.flatMap((paper, index) => {
    const [head, ...rest] = contentOf(paper);
    return index === 0 || !head ? contentOf(paper) : [{ ...head, pageBreak: 'before' }, ...rest];
  });
  return pdfMake.createPdf({ ...form(first), content }).getBuffer();
}

/** Each text on its own small page, to be placed on another page. */
export async function renderLeaves(
  texts: readonly string[],
  { width, height, fontSize }: { readonly width: number; readonly height: number; readonly fontSize: number },
  fonts: PdfFonts,
): Promise<Uint8Array> {
  installFonts(await fontFilesOf(fonts));
  const content = texts.map((text, index) => ({
    text: pdfRuns(text, 1),
    alignment: 'center',
    ...(index > 0 && { pageBreak: 'before' }),
  }));
  const defaultStyle = { font: 'Court', fontSize, lineHeight: 1 };
  return pdfMake
    .createPdf({ pageSize: { width, height }, pageMargins: 0, defaultStyle, content })
    .getBuffer();
}

/** Of the page number at the foot. */
const FOOT_SPACING = 1.5;

function definition(document: CourtDocument): object {
  const { before, between } = document.pageWords ?? documentWords.pageWords;
  return {
    ...form(document),
    footer: (page: number, pages: number): PdfNode => ({
      text: pdfRuns(`${before}${page}${between}${pages}`, FOOT_SPACING),
      alignment: 'center',
      fontSize: 10,
      margin: [0, 18, 0, 0],
    }),
    content: contentOf(document),
  };
}

const contentOf = (document: CourtDocument): PdfNode[] =>
  endingFlush(joinKeptGroups(grouped(document.blocks), sheetOf(document)));

/** A bottom margin at the page end would create a blank page. */
function endingFlush(nodes: readonly PdfNode[]): PdfNode[] {
  const last = nodes.at(-1);
  if (!last) return [];
  const { margin, stack } = last;
  const flush = Array.isArray(margin) ? { margin: [...margin.slice(0, 3), 0] } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this renderer creates stacks only from nodes
  const inside = Array.isArray(stack) ? { stack: endingFlush(stack as PdfNode[]) } : {};
  return [...nodes.slice(0, -1), { ...last, ...flush, ...inside }];
}

/** Registries ask for PDF/A. pdfmake ignores `PDF/A-2u`. The tags come from the nodes (`pdf-tags.ts`, patches/). */
const ARCHIVED = { version: '1.7', subset: 'PDF/A-2b', tagged: true };

/** Document settings without the content. */
function form(document: CourtDocument): object {
  const { title, language, lawEdition } = document;
  const sheet = sheetOf(document);
  return {
    ...ARCHIVED,
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: [sheet.left, sheet.top, sheet.right, sheet.bottom],
    language: `${language}-IN`,
    displayTitle: true,
    info: { title, creator: 'Zamanat', subject: `Law edition ${lawEdition}` },
    defaultStyle: { font: 'Court', fontSize: sheet.fontSize, lineHeight: sheet.lineSpacing },
    pageBreakBefore: isLoneHeading,
  };
}

/** Merges blocks that must share a page, and a heading with its first block. */
function joinKeptGroups(groups: readonly BlockGroup[], sheet: Sheet): PdfNode[] {
  const nodeOf = (group: BlockGroup): PdfNode => pdfNode(group, sheet);
  const nodes: PdfNode[] = [];
  let open: PdfNode[] = [];
  for (const group of groups) {
    if (group.kind === 'single' && isJoinedToNext(group.block)) {
      open.push(nodeOf(group));
      continue;
    }
    open = ledBy(open, nodes, group);
    const [first, rest] = open.length > 0 ? parted(group) : [group, null];
    const joined = first ? [...open, nodeOf(first)] : open;
    nodes.push(joinedNode(joined, sheet));
    if (rest) nodes.push(nodeOf(rest));
    open = [];
  }
  return [...nodes, ...open];
}

/** After a table, the block goes into its last row, so that a page break repeats the table head. */
function joinedNode(joined: PdfNode[], sheet: Sheet): PdfNode {
  const [first, ...below] = joined;
  if (!first || below.length === 0) return first ?? { stack: joined };
  const table = first['table'];
  return first['carries'] === true && isTable(table)
    ? carrying(first, table, { below, sheet })
    : { stack: joined, unbreakable: true };
}

/** Nodes that must share the page with the group: the pending ones, or the last lines before a signature. */
function ledBy(open: PdfNode[], nodes: PdfNode[], group: BlockGroup): PdfNode[] {
  return open.length === 0 && isSignature(group) ? lastLines(nodes) : open;
}

const isSignature = (group: BlockGroup): boolean =>
  group.kind === 'single' && group.block.kind === 'signature';

/** Removes and returns the lines above a signature, which must not be alone on a page. */
function lastLines(nodes: PdfNode[]): PdfNode[] {
  const last = nodes.at(-1);
  if (!last) return [];
  const { stack, unbreakable } = last;
  if (Array.isArray(stack) && unbreakable !== true) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this renderer creates stacks only from nodes
    const items = stack as PdfNode[];
    if (items.length < 2) return nodes.splice(-1);
    nodes.splice(-1, 1, { ...last, stack: items.slice(0, -1) });
    return items.slice(-1);
  }
  if (isTable(last['table'])) return lastRows(nodes, last, last['table']);
  return unbreakable === true ? nodes.splice(-1) : [];
}

interface TableOfNode {
  readonly body: readonly unknown[];
}

const isTable = (table: unknown): table is TableOfNode => typeof table === 'object' && table !== null;

/** Moves the last rows to the signature's page; the other rows remain. */
function lastRows(nodes: PdfNode[], node: PdfNode, table: TableOfNode): PdfNode[] {
  const going = goingRows(table.body);
  const [taken] = nodes.splice(-1);
  if (!taken || table.body.length < going + 3) return [node]; // only the head and one row would remain
  return [{ ...node, carries: true }];
}

/** Padding of table cells. Nested nodes cancel it with negative margins. */
const CELL = { side: 5, top: 3 };

function carrying(
  { carries: _carries, unbreakable: _unbreakable, ...node }: PdfNode,
  table: TableOfNode,
  { below, sheet }: { readonly below: readonly PdfNode[]; readonly sheet: Sheet },
): PdfNode {
  const going = goingRows(table.body);
  const columns = Array.isArray(table.body[0]) ? table.body[0].length : 1;
  const rows = {
    table: { ...table, headerRows: 0, body: table.body.slice(-going) },
    margin: [-CELL.side, -CELL.top, -CELL.side, 0],
  };
  const others = {
    stack: below,
    fontSize: sheet.fontSize,
    lineHeight: sheet.lineSpacing,
    margin: [-CELL.side, 0, -CELL.side, 0],
  };
  const last = { colSpan: columns, border: [false, false, false, false], stack: [rows, others] };
  const spanned = Array.from({ length: columns - 1 }, () => ({}));
  return {
    ...node,
    table: { ...table, body: [...table.body.slice(0, -going), [last, ...spanned]] },
  };
}

/** Three rows if they take less than half a page, otherwise one. */
function goingRows(body: readonly unknown[]): number {
  const lengths = body.slice(-3).map((row) => JSON.stringify(row, withoutTags).length);
  return lengths.reduce((sum, length) => sum + length, 0) <= 2 * SHORT_ENOUGH ? lengths.length : 1;
}

/** Tags print nothing, so they are not part of a length. */
const withoutTags = (key: string, value: unknown): unknown => (key === 'parts' ? undefined : value);

const isJoinedToNext = (block: SingleBlock): boolean =>
  block.keepWithNext === true || (block.kind === 'heading' && block.newPage !== true);

/** Text short enough to share a page with its heading and the next block. */
const SHORT_ENOUGH = 900;
const FEW_ROWS = 8;

function parted(group: BlockGroup): readonly [BlockGroup | null, BlockGroup | null] {
  if (group.kind === 'single') return isShort(group.block) ? [group, null] : [null, group];
  const [first, ...more] = group.items;
  if (!first || first.text.length > SHORT_ENOUGH) return [null, group];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the items of one group are of one kind
  const groupOf = (items: readonly (typeof group.items)[number][]) => ({ ...group, items }) as BlockGroup;
  return [groupOf([first]), more.length > 0 ? groupOf(more) : null];
}

const isShort = (block: SingleBlock): boolean =>
  block.kind === 'table' ? block.rows.length <= FEW_ROWS : JSON.stringify(block).length <= SHORT_ENOUGH;

interface LaidOut {
  readonly text?: unknown;
  readonly headlineLevel?: number;
}

/**
 * A heading without text below it on the page moves to the next page. A list number does not count as text.
 */
function isLoneHeading(node: LaidOut, around: { getFollowingNodesOnPage(): LaidOut[] }): boolean {
  if (node.headlineLevel === undefined) return false;
  const below = around.getFollowingNodesOnPage();
  return !below.some(({ text, headlineLevel }) => Array.isArray(text) && headlineLevel === undefined);
}
