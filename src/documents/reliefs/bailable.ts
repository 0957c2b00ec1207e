import type { Block } from '#documents/model.ts';
import { gap, type Matter } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function bailable(matter: Matter, statute: Statute): Block[] {
  const { bailable: words } = matter.words.reliefs;
  const sections = matter.case.sections?.join(', ') ?? gap(matter, 'sections');
  return numbered('case', [
    words.right(sections, statute.inFull),
    words.indigent(statute.at('(1)')),
    words.ready,
  ]);
}
