/**
 * CourtDocument → DOCX with Word's own headings, numbering and page fields, so that it stays editable and
 * accessible.
 */
import {
  AlignmentType,
  Document,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { documentWords } from '#text/en/papers/documents.ts';
import type { CourtDocument } from '#documents/model.ts';
import { type BlockGroup, grouped, type SingleBlock } from './block-groups.ts';
import { docxBlock } from './docx-blocks.ts';
import { FONTS, INDENT, LETTERS, NUMBERS, TWIPS } from './docx-runs.ts';
import { type Sheet, sheetOf } from './page-layout.ts';

export async function renderDocx(document: CourtDocument): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toArrayBuffer(file(document)));
}

function file(document: CourtDocument): Document {
  const { blocks, title, lawEdition, language, pageWords = documentWords.pageWords } = document;
  const sheet = sheetOf(document);
  return new Document({
    title,
    creator: 'Zamanat',
    description: `Law edition ${lawEdition}`,
    styles: styles(language, sheet),
    numbering: {
      config: [
        { reference: NUMBERS, levels: [level(LevelFormat.DECIMAL, '%1.', 0)] },
        { reference: LETTERS, levels: [level(LevelFormat.LOWER_LETTER, '(%1)', INDENT)] },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: TWIPS(sheet.width), height: TWIPS(sheet.height) },
            margin: {
              top: TWIPS(sheet.top),
              bottom: TWIPS(sheet.bottom),
              left: TWIPS(sheet.left),
              right: TWIPS(sheet.right),
              footer: TWIPS(sheet.bottom / 2),
            },
          },
        },
        footers: { default: footer(pageWords) },
        children: grouped(blocks).flatMap((group, index, all) =>
          docxBlock(group, {
            instance: index,
            sheet,
            signed: isA('signature', all[index + 1]),
            introduces: isA('table', all[index + 1]),
          }),
        ),
      },
    ],
  });
}

const isA = (kind: SingleBlock['kind'], group: BlockGroup | undefined): boolean =>
  group?.kind === 'single' && group.block.kind === kind;

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, left: number) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: left + INDENT, hanging: INDENT } } },
});

function styles(language: CourtDocument['language'], { fontSize, lineSpacing }: Sheet) {
  const size = fontSize * 2;
  const run = { font: FONTS, size, sizeComplexScript: size };
  const complexScript = language === 'en' ? 'hi' : language;
  const heading = { run: { ...run, bold: true, boldComplexScript: true, color: '000000' } };
  // LibreOffice reads a spacing without its rule as twentieths of a point
  const lines = { line: lineSpacing * 240, lineRule: LineRuleType.AUTO };
  const spacing = { ...lines, before: 160, after: 120 };
  const centred = { ...heading, paragraph: { alignment: AlignmentType.CENTER, spacing, keepNext: true } };
  return {
    default: {
      document: {
        run: { ...run, language: { value: `${language}-IN`, bidirectional: `${complexScript}-IN` } },
        paragraph: { spacing: { ...lines, after: 160 } },
      },
      heading1: centred,
      heading2: centred,
      heading3: { ...heading, paragraph: { spacing, keepNext: true } },
    },
  };
}

function footer({ before, between }: NonNullable<CourtDocument['pageWords']>): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
            size: 20,
            sizeComplexScript: 20,
          }),
        ],
      }),
    ],
  });
}
