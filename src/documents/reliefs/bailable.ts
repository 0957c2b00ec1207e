/** Bail as of right: pleaded as one only where every offence is found to be bailable. */
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';
import { offenceName } from '#law/tables.ts';

export function bailable(matter: Matter, statute: Statute): Block[] {
  const { bailable: words } = matter.words.reliefs;
  const { found } = matter;
  const asked = words.asked(statute.inFull);
  if (found?.bailable.conclusion.kind !== 'entitled') return numbered('case', [asked, words.ready]);
  const [{ authority }] = found.bailable.conclusion.because;
  const sections = found.matter.rows.map(offenceName).join(', ');
  const indigent = found.bailable.cautions.find(({ code }) => code === 'indigent-within-a-week');
  return numbered('case', [
    asked,
    words.right(sections, provisionName(authority, matter.context.tables)),
    indigent && words.indigent(provisionName(indigent.authority, matter.context.tables)),
    words.ready,
  ]);
}
