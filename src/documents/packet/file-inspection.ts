/** What is known of an attached document before it is bound: its pages and their size, or why the packet cannot take it. */
import type { Paper } from '#documents/model.ts';
import { PAPERS } from '#documents/render/page-layout.ts';
import type { BindFault } from './attached-file.ts';

/** In points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type FileLook =
  | { readonly kind: 'fault'; readonly fault: BindFault }
  /** `sizes`: of the pages of a PDF, each once. A picture has none: it is set on the court's own paper. */
  | { readonly kind: 'whole'; readonly pages: number; readonly sizes: readonly PageSize[] };

/** Scanners cut a little off, and printers round. */
const NEAR = 0.03;

/** Whether a page is of the court's paper, upright or lying. */
export function isOfPaper({ width, height }: PageSize, paper: Paper): boolean {
  const { width: short, height: long } = PAPERS[paper];
  return near(Math.min(width, height), short) && near(Math.max(width, height), long);
}

const near = (is: number, wanted: number): boolean => Math.abs(is - wanted) <= wanted * NEAR;
