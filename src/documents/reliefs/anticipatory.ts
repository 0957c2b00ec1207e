/** Bail before arrest: the belief of arrest, cooperation, and the bar of sub-section (4). */
import type { Block } from '#documents/model.ts';
import { type Matter, namedFir } from '#documents/matter.ts';
import { surelyNoChildRape } from '#documents/named-sections.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function anticipatory(matter: Matter, statute: Statute): Block[] {
  const { anticipatory: words } = matter.words.reliefs;
  const barred = statute.code === 'BNSS' ? words.barredBns : words.barredIpc;
  const clear = surelyNoChildRape(matter.case.sections ?? []);
  return numbered('case', [
    words.belief(namedFir(matter), statute.inFull),
    clear && words.barNotAttracted(barred, statute.at('(4)')),
    words.cooperation,
  ]);
}
