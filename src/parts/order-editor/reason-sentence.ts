/** Sentence of a ticked reason, from the record; the judge edits it. */
import type { OrderReason } from '#contract/application/order.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { dutiesOf } from '#documents/order/order-duties.ts';
import { personFacts } from '#documents/order/order-party.ts';
import { provisionName } from '#documents/provision-name.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { ReasonFacts } from '#text/en/applications/order-sentences.ts';

export function reasonSentence(
  code: OrderReason,
  matter: PaperMatter | null,
  { reason, reasonInFull, hearing }: Catalogue['order'],
): string {
  const sentence = matter && hearing.sentences[code]?.(factsOf(matter));
  return sentence ?? `${reasonInFull[code] ?? reason[code]}${hearing.stop}`;
}

function factsOf(matter: PaperMatter): ReasonFacts {
  const { antecedents, chargesheet } = matter.case;
  return {
    arrestedOn: arrestedOn(matter),
    days: daysUndergone(matter),
    coAccused: coAccusedOf(matter),
    witnesses: witnessesOf(matter),
    cases: antecedents?.rows.length ?? null,
    ...personFacts(matter),
    reportOn: chargesheet?.state === 'filed' ? printed(chargesheet.on) : null,
    ...periodOf(matter),
    isBelowFraction: isBelowFraction(matter),
    provision: matter.statute?.inFull ?? '',
    gates: gatesOf(matter),
  };
}

/** Provisions of special Acts whose conditions a grant would have to meet. */
function gatesOf(matter: PaperMatter): readonly string[] {
  const { gates } = dutiesOf(matter, { status: 'Approved' }, undefined);
  return gates.map(({ authority }) => provisionName(authority, matter));
}

/** A child is in no custody of a prison, so no days of it are stated. */
function arrestedOn(matter: PaperMatter): string | null {
  const { arrestDate, custodyStatus } = matter.case;
  const inCustody = custodyStatus !== 'not-arrested' && !isOfChild(matter);
  return inCustody && arrestDate !== undefined ? printed(arrestDate) : null;
}

function periodOf({ found, on, case: { chargesheet } }: PaperMatter) {
  const lastDay = found?.defaultBail.dates?.lastDay;
  if (!lastDay) return { lastDay: null, isPeriodOver: false, isReportInTime: false };
  return {
    lastDay: printed(lastDay),
    isPeriodOver: lastDay < on,
    isReportInTime: chargesheet?.state === 'filed' && chargesheet.on <= lastDay,
  };
}

function isBelowFraction({ found, on }: PaperMatter): boolean {
  const reached = found?.undertrial.thresholdDate;
  return typeof reached === 'string' && reached > on;
}

function coAccusedOf({ case: { coAccused } }: PaperMatter): ReasonFacts['coAccused'] {
  if (!coAccused) return null;
  return { granted: coAccused.filter(({ bail }) => bail === 'granted').length, of: coAccused.length };
}

function witnessesOf({ case: { trial } }: PaperMatter): ReasonFacts['witnesses'] {
  const { witnessesCited: cited, witnessesExamined: examined } = trial ?? {};
  return cited === undefined || examined === undefined ? null : { cited, examined };
}
