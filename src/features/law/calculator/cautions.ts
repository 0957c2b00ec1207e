/** What has to be said beside the answer, each thing once: only of the rules that bear on it. */
import type { Caution } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type Said, saidOf } from './said.ts';

export function cautionsOf(found: Determinations, { law }: Pick<Catalogue, 'law'>): Said[] {
  const { bailable, defaultBail, undertrial, governing, sixtyDays } = found;
  const open = defaultBail.conclusion.kind !== 'barred' ? defaultBail.cautions : [];
  const rules = bailable.conclusion.kind === 'entitled' ? [bailable.cautions] : [undertrial.cautions, open];
  const all: Caution[] = [...rules.flat(), ...governing.cautions, ...sixtyDays.cautions];
  return saidOf(all, { law });
}
