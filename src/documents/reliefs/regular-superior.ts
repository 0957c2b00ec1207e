/** Bail before the Court of Session or High Court: parties to be heard, as found by the law. */
import type { Caution } from '#law/determination.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import type { Block } from '#documents/model.ts';
import { type Appeal, appealOf } from '#documents/appeal.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function regularSuperior(matter: PaperMatter, statute: Statute): Block[] {
  const { superior: words } = matter.words.reliefs;
  const appeal = appealOf(matter);
  const power = appeal ? appealTexts(matter, appeal) : [words.power(statute.inFull)];
  return numbered('case', [...power, words.notice, ...partiesToHear(matter)]);
}

/** The order and the appeal period. No period is stated without the order's date. */
function appealTexts(matter: PaperMatter, { authority, dates, late }: Appeal): (string | null)[] {
  const { bail, case: facts, context, words } = matter;
  const { appeal: text } = words.reliefs;
  const power = text.power(provisionName(authority, { context, words }));
  if (!dates) return [power, optionalPlaceholder(matter, 'orderDate')];
  const order = text.order(facts.specialCourtName ?? null, printed(dates.order));
  if (late === 0) return [power, order, text.inTime(printed(dates.last))];
  const time = context.filedOn > dates.lastIfCondoned ? text.tooLate : text.late;
  const cause = bail.delayCause ? text.cause(bail.delayCause) : optionalPlaceholder(matter, 'delayCause');
  return [power, order, time(printed(dates.last), late, printed(dates.lastIfCondoned)), cause];
}

/** Informant, victim and child besides the prosecutor; each once, with the relevant offences. */
function partiesToHear({ found, context, words }: PaperMatter): string[] {
  const { superior } = words.reliefs;
  const sentences = {
    'informant-to-be-present': superior.informant,
    'hear-the-victim': superior.victim,
    'hear-the-child': superior.child,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
  const codes = Object.keys(sentences) as (keyof typeof sentences & CautionCode)[];
  return codes.flatMap((code) => {
    const cautions = (found?.sessionsOrHighCourt.cautions ?? []).filter((caution) => caution.code === code);
    const [first] = cautions;
    if (!first) return [];
    return [sentences[code](offencesIn(cautions), provisionName(first.authority, { context, words }))];
  });
}

const offencesIn = (cautions: readonly Caution[]): string =>
  [...new Set(cautions.map(({ about }) => about))].filter((about) => about !== undefined).join(', ');
