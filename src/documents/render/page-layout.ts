/** Court paper layout shared by all renderers, in points. */
import type { PageFormat } from '#contract/application/page-format.ts';
import type { CourtDocument, Paper } from '#documents/model.ts';

const CM = 72 / 2.54;

export const PAGE = {
  width: 595.28,
  height: 841.89,
  side: 4 * CM,
  edge: 2 * CM,
  fontSize: 14,
  tableFontSize: 12,
  lineSpacing: 1.5,
} as const;

interface PaperSize {
  readonly width: number;
  readonly height: number;
  /** Side margin; the line length is equal on every paper. */
  readonly side: number;
}

const LEGAL = { width: 612, height: 1008 };

export const PAPERS: Readonly<Record<Paper, PaperSize>> = {
  a4: { width: PAGE.width, height: PAGE.height, side: PAGE.side },
  legal: { ...LEGAL, side: (LEGAL.width - (PAGE.width - 2 * PAGE.side)) / 2 },
};

/** A page of one document, in points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly tableFontSize: number;
  readonly lineSpacing: number;
  readonly textWidth: number;
}

const REPORT = { side: 2 * CM, edge: 1.6 * CM, fontSize: 9.5, tableFontSize: 8.5, lineSpacing: 1.15 };

/** The page of a report, of a court that has page rules, or the usual one. */
export function sheetOf({
  layout = 'court',
  paper = 'a4',
  page,
}: Pick<CourtDocument, 'layout' | 'paper' | 'page'>): Sheet {
  const { width, height, side } = PAPERS[paper];
  if (layout === 'report') return sheet({ width, height }, around(REPORT.side, REPORT.edge), REPORT);
  if (!page) return sheet({ width, height }, around(side, PAGE.edge), PAGE);
  const { fontPt: fontSize, lineSpacing, marginsMm } = page;
  const type = { fontSize, tableFontSize: Math.min(PAGE.tableFontSize, fontSize), lineSpacing };
  return sheet({ width, height }, inPoints(marginsMm), type);
}

type Margins = Pick<Sheet, 'left' | 'right' | 'top' | 'bottom'>;
type Lettering = Pick<Sheet, 'fontSize' | 'tableFontSize' | 'lineSpacing'>;

const around = (side: number, edge: number): Margins => ({
  left: side,
  right: side,
  top: edge,
  bottom: edge,
});

const inPoints = ({ left, right, top, bottom }: PageFormat['marginsMm']): Margins => ({
  left: (left / 10) * CM,
  right: (right / 10) * CM,
  top: (top / 10) * CM,
  bottom: (bottom / 10) * CM,
});

const sheet = (
  size: Pick<Sheet, 'width' | 'height'>,
  margins: Margins,
  { fontSize, tableFontSize, lineSpacing }: Lettering,
): Sheet => ({
  ...size,
  ...margins,
  fontSize,
  tableFontSize,
  lineSpacing,
  textWidth: size.width - margins.left - margins.right,
});

/** Column widths of a table by number of columns. */
export function columnShares(columns: number): number[] {
  if (columns === 2) return [0.34, 0.66];
  return Array.from({ length: columns }, () => 1 / columns);
}
