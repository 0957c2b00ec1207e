/** Cautions as they are said: each thing once, with the text it rests on. */
import { cite } from '#law/authority.ts';
import type { Caution } from '#law/determination.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';

export interface Said {
  readonly sentence: string;
  readonly law: string;
}

export function saidOf(cautions: readonly Caution[], { law }: Pick<Catalogue, 'law'>): Said[] {
  const said = cautions.map(({ code, about, authority }): Said => ({
    sentence: lawSentence(law.cautions[code], { about }),
    law: cite(authority),
  }));
  return [...new Map(said.map((one) => [one.sentence, one])).values()];
}
