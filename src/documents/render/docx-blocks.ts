/** One block group as Word paragraphs and tables. */
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Party } from '#documents/model.ts';
import { assertNever } from '#kernel/assert.ts';
import { balanced } from './balanced.ts';
import type { BlockGroup, SingleBlock } from './block-groups.ts';
import { docxRuns, INDENT, LETTERS, NUMBERS, TWIPS } from './docx-runs.ts';
import { columnShares, type Sheet } from './page-layout.ts';

type Part = Paragraph | Table;

/** Line spacing of tables, title lines and signatures, in 240ths of a line. */
const CLOSE = { line: 276, lineRule: LineRuleType.AUTO } as const;

interface BlockContext {
  /** Lettering restarts with each list; numbers continue through the document. */
  readonly instance: number;
  /** A signature follows and must share the page with these last lines. */
  readonly signed: boolean;
  /** A table follows and must share the page with this introduction. */
  readonly introduces: boolean;
  readonly sheet: Sheet;
}

export function docxBlock(group: BlockGroup, context: BlockContext): Part[] {
  const { instance, signed, introduces } = context;
  if (group.kind === 'single') {
    const { block } = group;
    return block.kind === 'verification' ? verification(block) : single(block, context);
  }
  const last = group.items.length - 1;
  if (group.kind === 'letters') {
    return group.items.map(
      ({ letter, text }, at) =>
        new Paragraph({
          keepLines: true,
          keepNext: (signed || introduces) && at === last,
          ...(isLatin(letter)
            ? { children: docxRuns(text), numbering: { reference: LETTERS, level: 0, instance } }
            : withLetter(letter, text)),
        }),
    );
  }
  return group.items.map(
    ({ text }, at) =>
      new Paragraph({
        keepNext: (signed || introduces) && at === last,
        children: docxRuns(text),
        numbering: { reference: NUMBERS, level: 0 },
      }),
  );
}

const isLatin = (letter: string): boolean => /^[a-z]$/.test(letter);

/** Written out: office programs count differently in Hindi letters, and the signed text has these. */
const withLetter = (letter: string, text: string) => ({
  children: [...docxRuns(`(${letter})`), new TextRun({ children: [new Tab()] }), ...docxRuns(text)],
  indent: { left: 2 * INDENT, hanging: INDENT },
});

type VerificationBlock = Extract<SingleBlock, { kind: 'verification' }>;

const verification = ({ text }: VerificationBlock): Part[] =>
  text.split('\n').map((line) => paragraph({ text: line }, false));

function single(block: Exclude<SingleBlock, VerificationBlock>, { signed, sheet }: BlockContext): Part[] {
  switch (block.kind) {
    case 'court':
      return [centred(balanced(block.text), true)];
    case 'docket':
      return [centred(block.text, false, CLOSE)];
    case 'title':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: docxRuns(block.text) })];
    case 'heading':
      return [heading(block)];
    case 'paragraph':
    case 'timeline':
      return [paragraph(block, signed)];
    case 'parties':
      return [parties(block, sheet), spacer(false, sheet)];
    case 'table':
      return [table(block, { signed, sheet }), spacer(signed, sheet)];
    case 'signature':
      return [spacer(true, sheet), signature(block, sheet)];
    default:
      return assertNever(block);
  }
}

const paragraph = ({ text, keepWithNext }: Pick<ParagraphBlock, 'text' | 'keepWithNext'>, signed: boolean) =>
  new Paragraph({ keepLines: true, keepNext: signed || (keepWithNext ?? false), children: docxRuns(text) });

type ParagraphBlock = Extract<SingleBlock, { kind: 'paragraph' }>;

const centred = (text: string, bold: boolean, spacing?: typeof CLOSE): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: docxRuns(text, { bold }),
    ...(spacing && { spacing }),
  });

const heading = ({ text, level, newPage }: Extract<SingleBlock, { kind: 'heading' }>): Paragraph =>
  new Paragraph({
    heading: level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
    pageBreakBefore: newPage ?? false,
    children: docxRuns(text),
  });

const partyRow = ({ description, label }: Party, sheet: Sheet): TableRow =>
  new TableRow({
    cantSplit: true,
    children: [
      cell([new Paragraph({ children: docxRuns(description) })], widthOf(0.74, sheet)),
      cell(
        [new Paragraph({ alignment: AlignmentType.RIGHT, children: docxRuns(label) })],
        widthOf(0.26, sheet),
      ),
    ],
  });

const versusRow = (versus: string): TableRow =>
  new TableRow({
    children: [
      new TableCell({
        columnSpan: 2,
        children: [new Paragraph({ alignment: AlignmentType.CENTER, children: docxRuns(versus) })],
      }),
    ],
  });

function parties(
  { applicant, versus, respondent }: Extract<SingleBlock, { kind: 'parties' }>,
  sheet: Sheet,
): Table {
  const rows = [partyRow(applicant, sheet), versusRow(versus), partyRow(respondent, sheet)];
  return new Table({ rows, ...shape([0.74, 0.26], sheet), borders: NO_BORDERS });
}

/** Word requires a paragraph in every cell. */
const lines = (texts: readonly string[]): Paragraph[] =>
  texts.length === 0
    ? [new Paragraph({})]
    : texts.map((text) => new Paragraph({ spacing: { ...CLOSE, after: 40 }, children: docxRuns(text) }));

function signature({ left, right }: Extract<SingleBlock, { kind: 'signature' }>, sheet: Sheet): Table {
  const row = new TableRow({
    cantSplit: true,
    children: [cell(lines(left), widthOf(0.45, sheet)), cell(lines(right), widthOf(0.55, sheet))],
  });
  return new Table({ rows: [row], ...shape([0.45, 0.55], sheet), borders: NO_BORDERS });
}

/** Word merges adjacent tables without a paragraph between them. */
const spacer = (keepNext: boolean, { tableFontSize }: Sheet): Paragraph =>
  new Paragraph({ keepNext, spacing: { ...CLOSE, after: 0 }, run: { size: tableFontSize * 2 } });

/** No single row on the last page: three stay with a signature, otherwise two. */
const isKeptWithNext = (left: number, signed: boolean): boolean => (signed ? left <= 3 : left === 2);

function table(
  { head, rows, shares: given }: Extract<SingleBlock, { kind: 'table' }>,
  { signed, sheet }: Pick<BlockContext, 'signed' | 'sheet'>,
): Table {
  const shares = given ?? columnShares(head.length);
  const look = { size: sheet.tableFontSize * 2 };
  const line = (
    texts: readonly string[],
    { bold, keepNext }: { bold: boolean; keepNext: boolean },
  ): TableRow =>
    new TableRow({
      tableHeader: bold,
      cantSplit: true,
      children: texts.map((text, index) =>
        cell(
          [
            new Paragraph({
              keepNext,
              spacing: { ...CLOSE, before: 40, after: 40 },
              children: docxRuns(text, { ...look, bold }),
            }),
          ],
          widthOf(shares[index] ?? 0, sheet),
        ),
      ),
    });
  return new Table({
    rows: [
      line(head, { bold: true, keepNext: true }),
      ...rows.map((row, at) =>
        line(row, { bold: false, keepNext: isKeptWithNext(rows.length - at, signed) }),
      ),
    ],
    ...shape(shares, sheet),
    margins: { left: 100, right: 100 },
  });
}

const widthOf = (share: number, { textWidth }: Sheet): number => TWIPS(textWidth * share);

const cell = (children: readonly Paragraph[], size: number): TableCell =>
  new TableCell({ children, width: { size, type: WidthType.DXA } });

const shape = (shares: readonly number[], sheet: Sheet) => ({
  width: { size: widthOf(1, sheet), type: WidthType.DXA },
  columnWidths: shares.map((share) => widthOf(share, sheet)),
  layout: TableLayoutType.FIXED,
});

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};
