/**
 * CourtDocument → PDF, by the browser build of pdfmake, which runs in Node as well and needs no eval.
 * What is drawn in another order than it is read (the matras of Indian scripts) carries its own text (patches/).
 */
import pdfMake from 'pdfmake/build/pdfmake.js';
import { documentWords } from '#text/en/documents.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { type BlockGroup, grouped, type SingleBlock } from './block-groups.ts';
import { PAPERS, type Sheet, SHEETS } from './page-layout.ts';
import type { LoadedScript } from '#documents/scripts.ts';
import { FONT_OF, type PdfNode, pdfNode, pdfRuns } from './pdf-nodes.ts';

export async function renderPdf(document: CourtDocument, fonts: PdfFonts): Promise<Uint8Array> {
  installFonts(fonts);
  return pdfMake.createPdf(definition(document)).getBuffer();
}

function installFonts(fonts: PdfFonts): void {
  const { scripts = {}, ...always } = fonts;
  const others = Object.entries(scripts);
  const files: [string, Uint8Array][] = [
    ...Object.entries(always),
    ...others.flatMap(([lang, { normal, bold }]): [string, Uint8Array][] => [
      [lang, normal],
      [`${lang}Bold`, bold],
    ]),
  ];
  pdfMake.addVirtualFileSystem(
    Object.fromEntries(files.map(([name, data]) => [`${name}.woff`, { data, encoding: 'binary' as const }])),
  );
  pdfMake.setFonts({
    Court: family('latin.woff', 'latinBold.woff'),
    [FONT_OF.hi]: family('devanagari.woff', 'devanagariBold.woff'),
    ...Object.fromEntries(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `scripts` are languages
      others.map(([lang]) => [FONT_OF[lang as LoadedScript], family(`${lang}.woff`, `${lang}Bold.woff`)]),
    ),
  });
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.localAccessPolicy = () => false;
}

/** Nothing in a court document is set in italics; pdfmake asks for the files all the same. */
const family = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold });

/** Several papers in one file, each from a page of its own; their pages are numbered by whoever binds them. */
export async function renderPapers(
  papers: readonly [CourtDocument, ...CourtDocument[]],
  fonts: PdfFonts,
): Promise<Uint8Array> {
  installFonts(fonts);
  const [first] = papers;
  const content = papers.flatMap((paper, index) => {
    const [head, ...rest] = contentOf(paper);
    return index === 0 || !head ? contentOf(paper) : [{ ...head, pageBreak: 'before' }, ...rest];
  });
  return pdfMake.createPdf({ ...form(first), content }).getBuffer();
}

/** Each text on a leaf of its own, for the page that it is laid upon. */
export async function renderLeaves(
  texts: readonly string[],
  { width, height, fontSize }: { readonly width: number; readonly height: number; readonly fontSize: number },
  fonts: PdfFonts,
): Promise<Uint8Array> {
  installFonts(fonts);
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

function definition(document: CourtDocument): object {
  const { before, between } = document.pageWords ?? documentWords.pageWords;
  return {
    ...form(document),
    footer: (page: number, pages: number): PdfNode => ({
      text: pdfRuns(`${before}${page}${between}${pages}`),
      alignment: 'center',
      fontSize: 10,
      margin: [0, 18, 0, 0],
    }),
    content: contentOf(document),
  };
}

const contentOf = ({ blocks, layout = 'court' }: CourtDocument): PdfNode[] =>
  endingFlush(keptTogether(grouped(blocks), SHEETS[layout]));

/** A margin below the last line that meets the page's end would make a blank page of it. */
function endingFlush(nodes: readonly PdfNode[]): PdfNode[] {
  const last = nodes.at(-1);
  if (!last) return [];
  const { margin, stack } = last;
  const flush = Array.isArray(margin) ? { margin: [...margin.slice(0, 3), 0] } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stack is made here, of nodes
  const inside = Array.isArray(stack) ? { stack: endingFlush(stack as PdfNode[]) } : {};
  return [...nodes.slice(0, -1), { ...last, ...flush, ...inside }];
}

/** Everything but what is on the pages. */
function form({ title, language, lawEdition, layout = 'court', paper = 'a4' }: CourtDocument): object {
  const sheet = SHEETS[layout];
  const { width, height, side } = PAPERS[paper];
  const edge = layout === 'court' ? side : sheet.side;
  return {
    pageSize: { width, height },
    pageMargins: [edge, sheet.edge, edge, sheet.edge],
    language: `${language}-IN`,
    displayTitle: true,
    info: { title, creator: 'Zamanat', subject: `Law edition ${lawEdition}` },
    defaultStyle: { font: 'Court', fontSize: sheet.fontSize, lineHeight: sheet.lineSpacing },
    pageBreakBefore: standsAlone,
  };
}

/** What stands with its next is one block that no page divides; a heading stands with the first of what it heads. */
function keptTogether(groups: readonly BlockGroup[], sheet: Sheet): PdfNode[] {
  const nodeOf = (group: BlockGroup): PdfNode => pdfNode(group, sheet);
  const nodes: PdfNode[] = [];
  let open: PdfNode[] = [];
  for (const group of groups) {
    if (group.kind === 'single' && staysOpen(group.block)) {
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

/** Below a table, in its last row: where that goes to the next page, the head of the table is there again. */
function joinedNode(joined: PdfNode[], sheet: Sheet): PdfNode {
  const [first, ...below] = joined;
  if (!first || below.length === 0) return first ?? { stack: joined };
  const table = first['table'];
  return first['carries'] === true && isTable(table)
    ? carrying(first, table, { below, sheet })
    : { stack: joined, unbreakable: true };
}

/** What the group stands below on its page: what was kept for it, or for a signature the last lines before it. */
function ledBy(open: PdfNode[], nodes: PdfNode[], group: BlockGroup): PdfNode[] {
  return open.length === 0 && isSignature(group) ? lastLines(nodes) : open;
}

const isSignature = (group: BlockGroup): boolean =>
  group.kind === 'single' && group.block.kind === 'signature';

/** What a signature stands below: no hand signs a page that says nothing. Taken off the nodes. */
function lastLines(nodes: PdfNode[]): PdfNode[] {
  const last = nodes.at(-1);
  if (!last) return [];
  const { stack, unbreakable } = last;
  if (Array.isArray(stack) && unbreakable !== true) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stack is made here, of nodes
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

/** Its last rows go with the signature, for one by itself says little; the rest stays where it is. */
function lastRows(nodes: PdfNode[], node: PdfNode, table: TableOfNode): PdfNode[] {
  const going = goingRows(table.body);
  const [taken] = nodes.splice(-1);
  if (!taken || table.body.length < going + 3) return [node]; // its head and one row would be left
  return [{ ...node, carries: true }];
}

/** Between the lines of a table and its text; what stands in a cell and has lines of its own is drawn over them. */
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

/** Three, where so many are no half of a page. */
function goingRows(body: readonly unknown[]): number {
  const lengths = body.slice(-3).map((row) => JSON.stringify(row).length);
  return lengths.reduce((sum, length) => sum + length, 0) <= 2 * SHORT_ENOUGH ? lengths.length : 1;
}

const staysOpen = (block: SingleBlock): boolean =>
  block.keepWithNext === true || (block.kind === 'heading' && block.newPage !== true);

/** What is short enough to stand whole on the page of its heading, and what follows it. */
const SHORT_ENOUGH = 900;
const FEW_ROWS = 8;

function parted(group: BlockGroup): readonly [BlockGroup | null, BlockGroup | null] {
  if (group.kind === 'single') return fits(group.block) ? [group, null] : [null, group];
  const [first, ...more] = group.items;
  if (!first || first.text.length > SHORT_ENOUGH) return [null, group];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the items of one group are of one kind
  const of = (items: readonly (typeof group.items)[number][]) => ({ ...group, items }) as BlockGroup;
  return [of([first]), more.length > 0 ? of(more) : null];
}

const fits = (block: SingleBlock): boolean =>
  block.kind === 'table' ? block.rows.length <= FEW_ROWS : JSON.stringify(block).length <= SHORT_ENOUGH;

interface LaidOut {
  readonly text?: unknown;
  readonly headlineLevel?: number;
}

/** A heading with no text but headings below it on its page goes to the next; a list's number is no text yet. */
function standsAlone(node: LaidOut, around: { getFollowingNodesOnPage(): LaidOut[] }): boolean {
  if (node.headlineLevel === undefined) return false;
  const below = around.getFollowingNodesOnPage();
  return !below.some(({ text, headlineLevel }) => Array.isArray(text) && headlineLevel === undefined);
}
