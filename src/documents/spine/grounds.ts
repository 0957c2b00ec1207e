/** The grounds, as the advocate wrote them: in headed parts, or cut where the text itself is cut. */
import type { Block } from '#documents/model.ts';
import { gap, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

/** Default bail raises no question of merits: grounds have no place in it. */
export function grounds(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { groundParts, grounds: text } = matter.bail;
  const body =
    groundParts && groundParts.length > 0
      ? groundParts.flatMap(({ heading, text: part }) => headedGround(heading, part))
      : numbered('bail', paragraphsOf(text ?? gap(matter, 'grounds')));
  return headed(matter.words.headings.grounds, 'bail', body);
}

function headedGround(heading: string, text: string): Block[] {
  const body = numbered('bail', paragraphsOf(text));
  body.unshift({ kind: 'heading', level: 3, text: heading, from: 'bail' });
  return body;
}
