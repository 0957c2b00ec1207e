/** Every text of a PDF is in the font of its script: a font prints a box for a letter that it lacks. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import type { CourtDocument } from '#documents/model.ts';
import { type FilingPacket, filingPacket } from '#documents/packet/filing-packet.ts';
import { packetMatterOf } from '#documents/packet/packet-matter.ts';
import { CASE_PAPERS, casePaper } from '#documents/templates/case-paper.ts';
import { grouped } from '#documents/render/block-groups.ts';
import { sheetOf } from '#documents/render/page-layout.ts';
import { FONT_OF, type PdfNode, pdfNode } from '#documents/render/pdf-nodes.ts';
import { scriptRuns } from '#documents/script-runs.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { PACKET_MATTERS } from '../packet-matters.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { lettersOfFont } from '../font-letters.ts';
import { context, full, pdfFonts } from '../sample-application.ts';

const LANGUAGES = [context, { ...context, papers: HINDI_PAPERS }];

const applications = (): CourtDocument[] =>
  Object.values({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }).flatMap((pair) =>
    LANGUAGES.flatMap((each) => [bailApplication(pair.strong, each), bailApplication(pair.weak, each)]),
  );

const packets = (): CourtDocument[] =>
  Object.values(PACKET_MATTERS).flatMap(({ content, attached }) =>
    LANGUAGES.flatMap((each) => papersOf(filingPacket(content, each, attached))),
  );

const papersOf = ({ index, pieces }: FilingPacket): CourtDocument[] => [
  index,
  ...pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece.document] : [])),
];

const casePapers = (): CourtDocument[] =>
  LANGUAGES.flatMap((each) =>
    CASE_PAPERS.map((kind) => casePaper(kind, { ...packetMatterOf(full, each, []), ordered: null })),
  );

/** Texts that the font of their node does not print. */
function boxesIn(node: unknown, font?: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => boxesIn(each, font));
  if (typeof node !== 'object' || node === null) return [];
  const own = 'font' in node ? node.font : font;
  const inside = Object.entries(node).flatMap(([, value]: [string, unknown]) => boxesIn(value, own));
  return 'text' in node && typeof node.text === 'string' && !prints(own, node.text)
    ? [...inside, node.text]
    : inside;
}

const prints = (font: unknown, text: string): boolean =>
  scriptRuns(text).every(({ lang }) => lang === 'en' || (lang in FONT_OF && Object(FONT_OF)[lang] === font));

/** Letters of each font file; a node without a font is in Tinos. */
const LETTERS_OF = new Map<unknown, ReadonlySet<number>>([
  [undefined, lettersOfFont(pdfFonts().latin)],
  [FONT_OF.hi, lettersOfFont(pdfFonts().devanagari)],
]);
const SHAPED = /[\n\t\u200c\u200d]/gu;

/** Characters of each text that its own font file lacks. */
function lettersWithoutGlyph(node: unknown, font?: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => lettersWithoutGlyph(each, font));
  if (typeof node !== 'object' || node === null) return [];
  const own = 'font' in node ? node.font : font;
  const inside = Object.values(node).flatMap((value: unknown) => lettersWithoutGlyph(value, own));
  if (!('text' in node) || typeof node.text !== 'string') return inside;
  const letters = LETTERS_OF.get(own);
  const lacking = Array.from(node.text.replaceAll(SHAPED, '')).filter(
    (letter) => !letters?.has(letter.codePointAt(0) ?? 0),
  );
  return [...inside, ...lacking];
}

const nodesOf = ({ blocks }: CourtDocument): PdfNode[] =>
  grouped(blocks).map((group) => pdfNode(group, sheetOf({})));

it.each([
  ['application', applications],
  ['paper of a filing packet', packets],
  ['paper after the order', casePapers],
] as const)('prints every letter of every %s', (_, papers) => {
  expect(papers().length).toBeGreaterThan(10);
  expect([...new Set(papers().flatMap((paper) => boxesIn(nodesOf(paper))))]).toEqual([]);
  expect([...new Set(papers().flatMap((paper) => lettersWithoutGlyph(nodesOf(paper))))]).toEqual([]);
});
