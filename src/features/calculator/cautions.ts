/** What has to be said beside the answer, each thing once: only of the rules that bear on it. */
import type { Caution } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { cite } from '#law/authority.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';

export interface Said {
  readonly sentence: string;
  readonly law: string;
}

export function cautionsOf(found: Determinations, { law }: Pick<Catalogue, 'law'>): Said[] {
  const { bailable, defaultBail, undertrial, governing, sixtyDays } = found;
  const open = defaultBail.conclusion.kind !== 'barred' ? defaultBail.cautions : [];
  const rules = bailable.conclusion.kind === 'entitled' ? [bailable.cautions] : [undertrial.cautions, open];
  const all: Caution[] = [...rules.flat(), ...governing.cautions, ...sixtyDays.cautions];
  const said = all.map(({ code, about, authority }): Said => ({
    sentence: lawSentence(law.cautions[code], { about }),
    law: cite(authority),
  }));
  return [...new Map(said.map((one) => [one.sentence, one])).values()];
}
