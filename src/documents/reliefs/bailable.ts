import type { Block } from '../model.ts';
import { gap, type Matter } from '../matter.ts';
import { numbered } from '../section-blocks.ts';
import type { Statute } from '../statute.ts';

export function bailable(matter: Matter, statute: Statute): Block[] {
  const { bailable: words } = matter.words.reliefs;
  const sections = matter.case.sections?.join(', ') ?? gap(matter, 'sections');
  return numbered('case', [
    words.right(sections, statute.inFull),
    words.indigent(statute.at('(1)')),
    words.ready,
  ]);
}
