/** Bail before the Court of Session or the High Court: who is to be heard, as the law finds it. */
import type { Caution } from '#law/determination.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function regularSuperior(matter: Matter, statute: Statute): Block[] {
  const { superior: words } = matter.words.reliefs;
  return numbered('case', [words.power(statute.inFull), words.notice, ...toBeHeard(matter)]);
}

/** Beside the prosecutor: the informant, the victim, the child; each once, with the offences that call for it. */
export function toBeHeard({ found, context, words }: Matter): string[] {
  const { superior } = words.reliefs;
  const sentences = {
    'informant-to-be-present': superior.informant,
    'hear-the-victim': superior.victim,
    'hear-the-child': superior.child,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
  const codes = Object.keys(sentences) as (keyof typeof sentences & CautionCode)[];
  return codes.flatMap((code) => {
    const said = (found?.sessionsOrHighCourt.cautions ?? []).filter((caution) => caution.code === code);
    const [first] = said;
    if (!first) return [];
    return [sentences[code](offencesIn(said), provisionName(first.authority, context.tables))];
  });
}

const offencesIn = (cautions: readonly Caution[]): string =>
  [...new Set(cautions.map(({ about }) => about))].filter((about) => about !== undefined).join(', ');
