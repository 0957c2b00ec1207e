/** Inspection of an attachment before binding: pages with sizes, or the reason why it cannot be bound. */
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
  /** `sizes`: distinct page sizes of a PDF. Empty for an image, which is placed on the court's paper. */
  | { readonly kind: 'whole'; readonly pages: number; readonly sizes: readonly PageSize[] };

/** Tolerance for scanner cropping and rounding. */
const NEAR = 0.03;

/** Whether a page has the court's paper size, upright or landscape. */
export function isOfPaper({ width, height }: PageSize, paper: Paper): boolean {
  const { width: short, height: long } = PAPERS[paper];
  return isNear(Math.min(width, height), short) && isNear(Math.max(width, height), long);
}

const isNear = (is: number, target: number): boolean => Math.abs(is - target) <= target * NEAR;
