/** Sentence of a ticked reason, from the record; the judge edits it. */
import type { OrderReason } from '#contract/application/order.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { dutiesOf } from '#documents/order/order-duties.ts';
import { provisionName } from '#documents/provision-name.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { ReasonFacts } from '#text/en/applications/order-hearing.ts';

export function reasonSentence(
  code: OrderReason,
  matter: PaperMatter | null,
  { reason, hearing }: Catalogue['order'],
): string {
  const sentence = matter && hearing.sentences[code]?.(factsOf(matter));
  return sentence ?? `${reason[code]}${hearing.stop}`;
}

function factsOf(matter: PaperMatter): ReasonFacts {
  const { arrestDate, custodyStatus, antecedents, chargesheet } = matter.case;
  const inCustody = custodyStatus !== 'not-arrested' && arrestDate !== undefined;
  return {
    arrestedOn: inCustody ? printed(arrestDate) : null,
    days: daysUndergone(matter),
    coAccused: coAccusedOf(matter),
    witnesses: witnessesOf(matter),
    cases: antecedents?.rows.length ?? null,
    reportOn: chargesheet?.state === 'filed' ? printed(chargesheet.on) : null,
    lastDay: lastDayOf(matter),
    provision: matter.statute?.inFull ?? '',
    gates: gatesOf(matter),
  };
}

/** Provisions of special Acts whose conditions a grant would have to meet. */
function gatesOf(matter: PaperMatter): readonly string[] {
  const { gates } = dutiesOf(matter, { status: 'Approved' }, undefined);
  return gates.map(({ authority }) => provisionName(authority, matter));
}

function lastDayOf({ found }: PaperMatter): string | null {
  const lastDay = found?.defaultBail.dates?.lastDay;
  return lastDay ? printed(lastDay) : null;
}

function coAccusedOf({ case: { coAccused } }: PaperMatter): ReasonFacts['coAccused'] {
  if (!coAccused) return null;
  return { granted: coAccused.filter(({ bail }) => bail === 'granted').length, of: coAccused.length };
}

function witnessesOf({ case: { trial } }: PaperMatter): ReasonFacts['witnesses'] {
  const { witnessesCited: cited, witnessesExamined: examined } = trial ?? {};
  return cited === undefined || examined === undefined ? null : { cited, examined };
}
