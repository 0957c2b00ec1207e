/** Page format of a court paper: margins in millimetres, letters in points. */
import * as z from 'zod/mini';

const Margin = z.number('Enter the margin in mm.').check(z.gte(10), z.lte(60));

export const PageFormat = z.object({
  marginsMm: z.object({ left: Margin, right: Margin, top: Margin, bottom: Margin }),
  fontPt: z.number('Enter the size of the letters in points.').check(z.gte(10), z.lte(18)),
  lineSpacing: z.number('Enter the line spacing.').check(z.gte(1), z.lte(3)),
});
export type PageFormat = z.infer<typeof PageFormat>;

/** Format of Delhi, which other courts use too; a paper without a format has it. */
export const USUAL_PAGE: PageFormat = {
  marginsMm: { left: 40, right: 40, top: 20, bottom: 20 },
  fontPt: 14,
  lineSpacing: 1.5,
};
