/**
 * CourtDocument → PDF, by the browser build of pdfmake, which runs in Node as well and needs no eval.
 * Text taken out of the PDF has Devanagari in visual order (pdfmake's limit): the DOCX is the accessible form.
 */
import pdfMake from 'pdfmake/build/pdfmake.js';
import { documentWords } from '#text/en/documents.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { type BlockGroup, grouped } from './block-groups.ts';
import { SHEETS } from './page-layout.ts';
import type { LoadedScript } from '#documents/scripts.ts';
import { FONT_OF, type PdfNode, pdfNode } from './pdf-nodes.ts';

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

function definition({ blocks, title, language, lawEdition, layout = 'court' }: CourtDocument): object {
  const sheet = SHEETS[layout];
  return {
    pageSize: 'A4',
    pageMargins: [sheet.side, sheet.edge, sheet.side, sheet.edge],
    language: language === 'hi' ? 'hi-IN' : 'en-IN',
    displayTitle: true,
    info: { title, creator: 'Zamanat', subject: `Law edition ${lawEdition}` },
    defaultStyle: { font: 'Court', fontSize: sheet.fontSize, lineHeight: sheet.lineSpacing },
    footer: (page: number, pages: number): PdfNode => ({
      text: documentWords.page(page, pages),
      alignment: 'center',
      fontSize: 10,
      margin: [0, 18, 0, 0],
    }),
    pageBreakBefore: standsAlone,
    content: keptTogether(grouped(blocks), (group) => pdfNode(group, sheet)),
  };
}

/** What stands with its next is one block that no page divides. */
function keptTogether(groups: readonly BlockGroup[], nodeOf: (group: BlockGroup) => PdfNode): PdfNode[] {
  const nodes: PdfNode[] = [];
  let open: PdfNode[] = [];
  for (const group of groups) {
    open.push(nodeOf(group));
    if (group.kind === 'single' && group.block.keepWithNext) continue;
    nodes.push(open.length === 1 && open[0] ? open[0] : { stack: open, unbreakable: true });
    open = [];
  }
  return [...nodes, ...open];
}

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
