/** Bail before the superior courts: the power or the appeal, and the persons to be heard. */
import type { Block } from '#documents/model.ts';
import { type Appeal, appealOf } from '#documents/appeal.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { personsToHear } from './persons-to-hear.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function regularSuperior(matter: PaperMatter, statute: Statute): Block[] {
  const { superior: words } = matter.words.reliefs;
  const appeal = appealOf(matter);
  const power = appeal ? appealTexts(matter, appeal) : [words.power(statute.inFull)];
  return numbered('case', [...power, words.notice, ...personsToHear(matter)]);
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
