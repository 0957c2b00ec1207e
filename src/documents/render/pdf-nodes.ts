/** Block groups as pdfmake nodes. Plain mutable data, because pdfmake writes into its input. */
import { assertNever } from '#kernel/assert.ts';
import { isRightToLeft, type Run, scriptRuns } from '#documents/script-runs.ts';
import { LINE_HEIGHT, type LoadedScript } from '#documents/scripts.ts';
import { balanced } from './balanced.ts';
import type { Party } from '#documents/model.ts';
import type { BlockGroup, SingleBlock } from './block-groups.ts';
import { columnShares, type Sheet } from './page-layout.ts';
import { tagged, type TagPart } from './pdf-tags.ts';

export type PdfNode = Record<string, unknown>;

const GAP = 8;
/** Width of list numbers and hanging indent. */
const INDENT = 30;
/** Line height of tables, title lines and signatures, which are closer than the text. */
const CLOSE = 1.15;

export function pdfNode(group: BlockGroup, sheet: Sheet): PdfNode {
  const list: TagPart = { type: 'L' };
  if (group.kind === 'numbers') {
    return {
      stack: group.items.map(({ number, text }) => hanging({ mark: `${number}.`, text, list, sheet })),
    };
  }
  if (group.kind === 'letters') {
    return {
      stack: group.items.map(({ letter, text }) =>
        hanging({ mark: `(${letter})`, text, list, sheet, indent: INDENT }),
      ),
    };
  }
  const { block } = group;
  return block.kind === 'verification' ? verificationNode(block) : single(block, sheet);
}

function single(block: Exclude<SingleBlock, VerificationBlock>, sheet: Sheet): PdfNode {
  switch (block.kind) {
    case 'court':
      return {
        text: pdfRuns(balanced(block.text), sheet.lineSpacing),
        ...tagged({ type: 'P' }),
        bold: true,
        alignment: 'center',
        margin: [0, 0, 0, GAP],
      };
    case 'docket':
      return {
        text: pdfRuns(block.text, CLOSE),
        ...tagged({ type: 'P' }),
        alignment: 'center',
        lineHeight: CLOSE,
        margin: [0, 0, 0, GAP / 4],
      };
    case 'title':
      return { ...outlined(block.text, 'H1', sheet), margin: [0, GAP, 0, GAP] };
    case 'heading':
      return heading(block, sheet);
    case 'paragraph':
      return paragraph(block.text, sheet);
    case 'parties':
      return partiesNode(block, sheet);
    case 'table':
      return tableNode(block, sheet);
    case 'timeline':
      return timelineNode(block, sheet);
    case 'signature':
      return signatureNode(block);
    default:
      return assertNever(block);
  }
}

const paragraph = (text: string, { lineSpacing }: Sheet): PdfNode => ({
  text: pdfRuns(text, lineSpacing),
  ...tagged({ type: 'P' }),
  alignment: isRightToLeft(text) ? 'right' : 'left',
  margin: [0, 0, 0, GAP],
  ...(text.length < SHORT && { unbreakable: true }),
});

/** Each run uses the font of its script. Devanagari supplies the rupee sign, which Tinos lacks. */
export function pdfRuns(text: string, lineHeight: number): PdfNode[] {
  return scriptRuns(text)
    .flatMap(({ text: run, lang }) =>
      isPrinted(lang)
        ? piecesOf(run, lang).map((piece) => inScript(piece, lang, lineHeight))
        : run.split(OWN_RUN).map((piece) => latin(piece, lineHeight)),
    )
    .filter((node) => node['text'] !== '');
}

/** Digits of Urdu run from left to right, so they are a run of their own. */
const piecesOf = (run: string, lang: Run['lang']): string[] =>
  lang === 'ur' ? run.split(/([\u0660-\u0669\u06f0-\u06f9]+)/) : [run];

/** Rupee signs, and words longer than a line, which pdfmake would print off the page. */
const OWN_RUN = /([\u20a8\u20b9]+|\S{40,})/;

const isPrinted = (lang: Run['lang']): lang is keyof typeof FONT_OF => lang in FONT_OF;

function latin(text: string, lineHeight: number): PdfNode {
  if (/^[\u20a8\u20b9]/.test(text)) return inScript(text, 'hi', lineHeight);
  return text.length >= 40 && !/\s/.test(text) ? { text, wordBreak: 'break-all' } : { text };
}

/** Font name of each script in the file. */
export const FONT_OF = {
  hi: 'Devanagari',
  bn: 'Bengali',
  pa: 'Gurmukhi',
  gu: 'Gujarati',
  or: 'Odia',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  ur: 'Urdu',
} as const satisfies Readonly<Record<'hi' | LoadedScript, string>>;

/** Noto's line height exceeds Tinos' 1.15. Without this, a line with one Hindi word has extra space. */
const inScript = (text: string, lang: keyof typeof FONT_OF, lineHeight: number): PdfNode => ({
  text,
  font: FONT_OF[lang],
  lineHeight: Math.max(1, (lineHeight * 1.15) / LINE_HEIGHT[lang]),
});

function heading(block: Extract<SingleBlock, { kind: 'heading' }>, sheet: Sheet): PdfNode {
  return {
    ...outlined(block.text, block.level === 2 ? 'H2' : 'H3', sheet),
    alignment: block.level === 2 ? 'center' : 'left',
    margin: [0, GAP, 0, GAP / 2],
    ...(block.newPage && { pageBreak: 'before' }),
  };
}

/** Text with a PDF bookmark; pdfmake stores bookmark text separately. */
const outlined = (text: string, type: 'H1' | 'H2' | 'H3', { lineSpacing }: Sheet): PdfNode => ({
  text: pdfRuns(text, lineSpacing),
  ...tagged({ type }),
  bold: true,
  alignment: 'center',
  outline: true,
  outlineText: text,
  headlineLevel: 1,
});

interface Hanging {
  readonly mark: string;
  readonly text: string;
  readonly list: TagPart;
  readonly sheet: Sheet;
  readonly indent?: number;
}

/** Uses columns: with a left margin, pdfmake widens the text after a page break. */
function hanging({ mark, text, list, sheet, indent = 0 }: Hanging): PdfNode {
  const item: TagPart = { type: 'LI' };
  return {
    columns: [
      ...(indent > 0 ? [{ width: indent, text: '' }] : []),
      { width: INDENT, text: pdfRuns(mark, sheet.lineSpacing), ...tagged(list, item, { type: 'Lbl' }) },
      {
        width: '*',
        text: pdfRuns(text, sheet.lineSpacing),
        ...tagged(list, item, { type: 'LBody' }),
        ...(isRightToLeft(text) && { alignment: 'right' }),
      },
    ],
    margin: [0, 0, 0, GAP],
    ...(text.length < SHORT && { unbreakable: true }),
  };
}

/** Shorter paragraphs are not split, because pdfmake has no widow control. */
const SHORT = 600;
/** Smaller tables stay on one page. */
const FEW_ROWS = 10;

const side = ({ description, label }: Party, { lineSpacing }: Sheet): PdfNode => ({
  columns: [
    { width: '*', text: pdfRuns(description, lineSpacing), ...tagged({ type: 'P' }) },
    { width: 90, text: pdfRuns(label, lineSpacing), ...tagged({ type: 'P' }), alignment: 'right' },
  ],
  columnGap: 12,
});

function partiesNode(block: Extract<SingleBlock, { kind: 'parties' }>, sheet: Sheet): PdfNode {
  return {
    stack: [
      side(block.applicant, sheet),
      {
        text: pdfRuns(block.versus, sheet.lineSpacing),
        ...tagged({ type: 'P' }),
        alignment: 'center',
        margin: [0, GAP / 2, 0, GAP / 2],
      },
      side(block.respondent, sheet),
    ],
    margin: [0, GAP, 0, GAP],
  };
}

function tableNode(block: Extract<SingleBlock, { kind: 'table' }>, sheet: Sheet): PdfNode {
  const padding = 10;
  const shares = block.shares ?? columnShares(block.head.length);
  const widths = shares.map((share) => share * sheet.textWidth - padding);
  const table: TagPart = { type: 'Table' };
  const rowOf = (texts: readonly string[], type: 'TH' | 'TD'): PdfNode[] => {
    const row: TagPart = { type: 'TR' };
    return texts.map((text) => ({
      text: pdfRuns(text, CLOSE),
      ...tagged(table, row, { type }),
      ...(type === 'TH' && { bold: true }),
    }));
  };
  return {
    ...(block.rows.length < FEW_ROWS && { unbreakable: true }),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths,
      body: [rowOf(block.head, 'TH'), ...block.rows.map((row) => rowOf(row, 'TD'))],
    },
    fontSize: sheet.tableFontSize,
    lineHeight: CLOSE,
    margin: [0, 0, 0, GAP],
  };
}

const BAR = 12;
const LABEL = { width: 92, height: 10, levels: 3 };

/** A bar with marks. Labels use three levels below it, so that close ones do not overlap. */
function timelineNode(
  { run, marks, text }: Extract<SingleBlock, { kind: 'timeline' }>,
  sheet: Sheet,
): PdfNode {
  const width = sheet.textWidth;
  const figure = tagged({ type: 'Figure', alt: text });
  const edge = { lineColor: '#14523b', lineWidth: 0.75 };
  const labels = marks.map(({ at, label }, n): PdfNode => {
    const x = Math.max(0, Math.min(at * width - LABEL.width / 2, width - LABEL.width));
    const y = (n % LABEL.levels) * LABEL.height;
    return {
      columns: [
        {
          width: LABEL.width,
          text: pdfRuns(label, sheet.lineSpacing),
          ...figure,
          alignment: 'center',
          fontSize: 7.5,
        },
      ],
      relativePosition: { x, y },
    };
  });
  return {
    stack: [
      {
        canvas: [
          { type: 'rect', x: 0, y: 0, w: width, h: BAR, ...edge },
          { type: 'rect', x: 0, y: 0, w: Math.max(1, run * width), h: BAR, color: '#14523b' },
          ...marks.map(({ at }) => ({
            type: 'line',
            x1: at * width,
            y1: -3,
            x2: at * width,
            y2: BAR + 4,
            lineWidth: 1,
          })),
        ],
        margin: [0, 6, 0, 6],
      },
      ...labels,
      { text: ' ', margin: [0, 0, 0, LABEL.height * (LABEL.levels - 1)] },
    ],
    unbreakable: true,
  };
}

const lines = (texts: readonly string[]): PdfNode[] =>
  texts.map((text) => ({ text: pdfRuns(text, CLOSE), ...tagged({ type: 'P' }), lineHeight: CLOSE }));

/** Side of the QR code in points: 3 cm, which a phone reads from paper. */
const QR_CODE = 85;

type VerificationBlock = Extract<SingleBlock, { kind: 'verification' }>;

function verificationNode({ text, address }: VerificationBlock): PdfNode {
  const stack = lines(text.split('\n'));
  const framed = { margin: [0, GAP, 0, GAP], fontSize: 10, unbreakable: true };
  if (address === undefined) return { stack, ...framed };
  return {
    columns: [
      { width: QR_CODE, qr: address, fit: QR_CODE },
      { width: '*', stack },
    ],
    columnGap: 12,
    ...framed,
  };
}

function signatureNode(block: Extract<SingleBlock, { kind: 'signature' }>): PdfNode {
  return {
    columns: [
      { width: '*', stack: lines(block.left) },
      { width: 200, stack: lines(block.right) },
    ],
    columnGap: 12,
    margin: [0, GAP * 2, 0, GAP],
    unbreakable: true,
  };
}
