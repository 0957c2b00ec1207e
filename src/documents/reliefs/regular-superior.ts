/** Bail before the Court of Session or the High Court: who is to be heard. */
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { namesAtrocitiesAct, namesChildRape } from '#documents/named-sections.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function regularSuperior(matter: Matter, statute: Statute): Block[] {
  const { superior: words } = matter.words.reliefs;
  const sections = matter.case.sections ?? [];
  const childRape = namesChildRape(sections);
  const here = statute.code === 'BNSS' ? statute.at('(2)') : statute.at('(1A)');
  return numbered('case', [
    words.power(statute.inFull),
    words.notice,
    childRape.length > 0 && words.informant(childRape.join(', '), here),
    namesAtrocitiesAct(sections) && words.victim,
  ]);
}
