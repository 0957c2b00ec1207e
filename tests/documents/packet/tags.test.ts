/** Papers and packets say what each text is: headings, paragraphs, lists and tables. Read by pdf.js, not by our code. */
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { bindPacket, type ScannedWords } from '#documents/packet/bind-packet.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { context, full, pdfFonts } from '../sample-application.ts';
import { pngOf } from '../sample-files.ts';

const fonts = pdfFonts();

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
  readonly type?: string;
  readonly id?: string;
}

interface Read {
  /** Names of all parts, in order. */
  readonly roles: string[];
  readonly alts: string[];
  /** Texts outside every part and outside every decoration. */
  readonly loose: string[];
  /** Content that two parts name, or that no page has. */
  readonly wrong: string[];
  /** Content with a mark inside other content with a mark. */
  readonly nested: string[];
  readonly marked: boolean;
}

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

async function read(bytes: Uint8Array): Promise<Read> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const found: Read = {
    roles: [],
    alts: [],
    loose: [],
    wrong: [],
    nested: [],
    marked: (await pdf.getMarkInfo())?.Marked === true,
  };
  for (let n = 1; n <= pdf.numPages; n += 1) await readPage(await pdf.getPage(n), found);
  return found;
}

async function readPage(page: PDFPageProxy, found: Read): Promise<void> {
  const tree: Node = (await page.getStructTree()) ?? {};
  const nodes = flat(tree);
  found.roles.push(...nodes.flatMap(({ role }) => role ?? []));
  found.alts.push(...nodes.flatMap(({ alt }) => alt ?? []));
  const named = nodes.flatMap(({ type, id }) => (type === 'content' && id !== undefined ? [id] : []));
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { loose, seen, nested } = contentIn(items);
  found.loose.push(...loose);
  found.nested.push(...nested);
  const ids = named.filter((id) => id.includes('_mc'));
  found.wrong.push(...ids.filter((id, at) => ids.indexOf(id) !== at || !seen.has(id)));
  found.wrong.push(...[...seen].filter((id) => !ids.includes(id)));
}

type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

interface Content extends Pick<Read, 'loose' | 'nested'> {
  readonly seen: ReadonlySet<string>;
}

type Mark = Exclude<Items[number], { str: string }>;

const tagOf = (mark: Mark): string => ('tag' in mark ? String(mark.tag) : '');
/** Empty for a mark without a number. */
const idOf = ({ type, id }: Mark): string => (type === 'beginMarkedContentProps' && id) || '';

/** Texts outside every part, and the ids of the content of parts. */
function contentIn(items: Items): Content {
  const open: string[] = [];
  const within: string[] = [];
  const seen = new Set<string>();
  const loose: string[] = [];
  const nested: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const isLoose = item.str.trim() !== '' && open.every((each) => each === 'Span');
      if (isLoose) loose.push(item.str);
      continue;
    }
    if (item.type === 'endMarkedContent') {
      open.pop();
      within.pop();
      continue;
    }
    open.push(tagOf(item));
    const id = idOf(item);
    if (id !== '' && within.some((each) => each !== '')) nested.push(id);
    if (id !== '') seen.add(id);
    within.push(id);
  }
  return { loose, seen, nested };
}

const countOf = (roles: readonly string[], role: string): number =>
  roles.filter((each) => each === role).length;

const blocksOf = ({ blocks }: CourtDocument, kind: Block['kind']): number =>
  blocks.filter((block) => block.kind === kind).length;

/** They have every kind of block: a timeline, tables that break, lists by number and by letter. */
const PAPERS: readonly [string, CourtDocument][] = [
  ['release of an undertrial', bailApplication(RELIEF_MATTERS.undertrial.strong, context)],
  [
    'a faulty arrest in Hindi',
    bailApplication(
      { ...FURTHER_MATTERS['arrest']?.strong, language: 'hi' },
      { ...context, papers: HINDI_PAPERS },
    ),
  ],
];

it.each(PAPERS)('names every text of the paper once: %s', async (_, paper) => {
  const { roles, loose, wrong, marked } = await read(await renderPdf(paper, fonts));
  expect({ loose, wrong, marked }).toEqual({ loose: [], wrong: [], marked: true });
  expect(countOf(roles, 'H1')).toBe(blocksOf(paper, 'title'));
  expect(countOf(roles, 'H2') + countOf(roles, 'H3')).toBe(blocksOf(paper, 'heading'));
  expect(countOf(roles, 'Table')).toBeGreaterThanOrEqual(blocksOf(paper, 'table'));
  expect(countOf(roles, 'LBody')).toBeGreaterThanOrEqual(blocksOf(paper, 'numbered'));
});

const bind = (files: readonly Uint8Array[], words?: ScannedWords) =>
  bindPacket(
    filingPacket(
      full,
      context,
      files.map((__, at) => ({ title: `Document ${at + 1}` })),
    ),
    { fonts, words, say: () => undefined, read: async (index) => files[index] ?? null },
  );

/** Pages with a drawing and no text. */
async function scanOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) pdf.addPage().drawRectangle({ width: 90, height: 90 });
  return pdf.save();
}

describe('a packet', () => {
  it('keeps the tags of its papers and names each attached page', async () => {
    const { bytes } = await bind([await scanOf(2), pngOf(8, 8)]);
    const { roles, alts, loose, wrong, marked } = await read(bytes);
    expect({ loose, wrong, marked }).toEqual({ loose: [], wrong: [], marked: true });
    expect(countOf(roles, 'H1')).toBeGreaterThan(4);
    expect(countOf(roles, 'Figure')).toBe(3);
    expect(alts.filter((alt) => alt.startsWith('Document '))).toEqual([
      'Document 1',
      'Document 1',
      'Document 2',
    ]);
  });

  it('calls each scanned page of a file with one typed page a picture', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText('Order of the court');
    for (let n = 0; n < 3; n += 1) pdf.addPage().drawRectangle({ width: 90, height: 90 });
    const { roles, alts } = await read((await bind([await pdf.save()])).bytes);
    expect(countOf(roles, 'Figure')).toBe(3);
    expect(alts.filter((alt) => alt === 'Document 1')).toHaveLength(3);
  });

  it('reads its parts in the order of the pages', async () => {
    const { bytes } = await bind([pngOf(8, 8)]);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const order = new Map(pdf.getPages().map(({ ref }, at) => [ref.toString(), at]));
    const text = pdf.context
      .enumerateIndirectObjects()
      .map(([ref, object]) => [ref.toString(), object] as const);
    const objects = new Map(text);
    const whole = [...objects.values()].find((object) => String(object).includes('/S /Document'));
    const kids =
      String(whole)
        .match(/\/K \[([^\]]*)\]/)?.[1]
        ?.match(/\d+ \d+ R/g) ?? [];
    const pages = kids.flatMap((kid) => {
      const own = /\/Pg (\d+ \d+ R)/.exec(String(objects.get(kid)))?.[1];
      return own === undefined ? [] : [order.get(own) ?? -1];
    });
    expect(pages.length).toBeGreaterThan(40);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });
});

describe('a packet with a file that has tags of its own', () => {
  it('keeps its tags and names each page of that file once', async () => {
    const own = await renderPdf(bailApplication(full, context), fonts);
    const { bytes } = await bind([own, await scanOf(1)]);
    const { roles, loose, wrong, marked } = await read(bytes);
    expect({ loose, wrong, marked }).toEqual({ loose: [], wrong: [], marked: true });
    const alone = await read((await bind([await scanOf(1)])).bytes);
    const pages = (await PDFDocument.load(own, { updateMetadata: false })).getPageCount();
    expect(countOf(roles, 'H1')).toBe(countOf(alone.roles, 'H1'));
    // the list of annexures has a paragraph more or less with each attached file
    expect(countOf(roles, 'P') - countOf(alone.roles, 'P')).toBeGreaterThanOrEqual(pages);
    expect(placesOutsideTree(await PDFDocument.load(bytes, { updateMetadata: false }))).toEqual([]);
  });

  it('names the words of a scan on a page with marks', async () => {
    const scan = await PDFDocument.load(await scanOf(1), { updateMetadata: false });
    markAsFigure(scan);
    const words = [{ text: 'adjourned', left: 0.1, top: 0.1, width: 0.3, height: 0.02 }];
    const { bytes } = await bind([await scan.save()], [[{ words }]]);
    const { alts, loose, wrong } = await read(bytes);
    expect({ loose, wrong }).toEqual({ loose: [], wrong: [] });
    const text = await textOf(bytes);
    expect(text).toContain('adjourned');
    expect(alts).not.toContain('Figure of the scanner');
  });

  it('finds the marks of a page that names its place by an indirect number', async () => {
    const scan = await PDFDocument.load(await scanOf(1), { updateMetadata: false });
    markAsFigure(scan);
    scan.getPage(0).node.set(PDFName.of('StructParents'), scan.context.register(PDFNumber.of(0)));
    const { loose, wrong, nested } = await read((await bind([await scan.save()])).bytes);
    expect({ loose, wrong, nested }).toEqual({ loose: [], wrong: [], nested: [] });
  });

  it('is made also if its tree is huge or contains itself', async () => {
    const scan = await PDFDocument.load(await scanOf(1), { updateMetadata: false });
    const element = markAsFigure(scan);
    const tree = scan.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const list = scan.context.nextRef();
    const kids = Array.from({ length: HUGE }, () => list);
    const marks = Array.from({ length: HUGE }, () => element);
    scan.context.assign(list, scan.context.obj({ Nums: [0, marks], Kids: kids }));
    tree.set(PDFName.of('ParentTree'), list);
    const words = [{ text: 'adjourned', left: 0.1, top: 0.1, width: 0.3, height: 0.02 }];
    const { bytes, faults } = await bind([await scan.save()], [[{ words }]]);
    expect(faults).toEqual([]);
    expect(await textOf(bytes)).toContain('adjourned');
  });

  it('is made also if a page and its many drawings have one list of resources', async () => {
    const pdf = await PDFDocument.load(await scanOf(1), { updateMetadata: false });
    const { context: objects } = pdf;
    const resources = objects.nextRef();
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: resources };
    const drawings = Array.from({ length: 60 }, (_, at) => [
      `Fm${at}`,
      objects.register(objects.stream('0 0 9 9 re f', { ...entries, StructParents: at })),
    ]);
    objects.assign(resources, objects.obj({ XObject: Object.fromEntries(drawings) }));
    pdf.getPage(0).node.set(PDFName.of('Resources'), resources);
    const { bytes } = await bind([await pdf.save()]);
    expect((await read(bytes)).alts).toContain('Document 1');
    expect(placesOutsideTree(await PDFDocument.load(bytes, { updateMetadata: false }))).toEqual([]);
  });
});

/** More than the arguments of one call. */
const HUGE = 150_000;

/** Pages, notes and drawings that name a place which the tree of the packet does not have. */
function placesOutsideTree({ catalog, context: objects }: PDFDocument): string[] {
  const nums = catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
    .asArray();
  const keys = new Set(nums.filter((_, at) => at % 2 === 0).map(String));
  return objects.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) return [];
    const place = dict.get(PDFName.of('StructParents')) ?? dict.get(PDFName.of('StructParent'));
    return place === undefined || keys.has(String(place)) ? [] : [ref.toString()];
  });
}

/** As a scanner tags its page: one figure, which is returned. */
function markAsFigure(pdf: PDFDocument): PDFRef {
  const { context: objects, catalog } = pdf;
  const page = pdf.getPage(0);
  page.node.normalize();
  const streamOf = (words: string) => objects.register(objects.stream(words));
  page.node.wrapContentStreams(streamOf('/Figure <</MCID 0>> BDC'), streamOf('EMC'));
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(0));
  const root = objects.nextRef();
  const element = objects.obj({ Type: 'StructElem', S: 'Figure', P: root, Pg: page.ref, K: 0 });
  element.set(PDFName.of('Alt'), PDFString.of('Figure of the scanner'));
  const ref = objects.register(element);
  const tree = objects.obj({ Type: 'StructTreeRoot', K: [ref], ParentTree: { Nums: [0, [ref]] } });
  objects.assign(root, tree);
  catalog.set(PDFName.of('StructTreeRoot'), root);
  return ref;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  let text = '';
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return text;
}
