/** Court paper layout shared by all renderers, in points. */
import type { Paper } from '#documents/model.ts';

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

/** Page parameters of a layout. */
export interface Sheet {
  readonly side: number;
  readonly edge: number;
  readonly fontSize: number;
  readonly tableFontSize: number;
  readonly lineSpacing: number;
  readonly textWidth: number;
}

export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

export const SHEETS: Readonly<Record<'court' | 'report', Sheet>> = {
  court: { ...PAGE, textWidth: TEXT_WIDTH },
  report: {
    side: 2 * CM,
    edge: 1.6 * CM,
    fontSize: 9.5,
    tableFontSize: 8.5,
    lineSpacing: 1.15,
    textWidth: PAGE.width - 4 * CM,
  },
};

/** Column widths of a table by number of columns. */
export function columnShares(columns: number): number[] {
  if (columns === 2) return [0.34, 0.66];
  return Array.from({ length: columns }, () => 1 / columns);
}
