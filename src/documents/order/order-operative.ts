/** Operative part of an order by relief and outcome, with bond, conditions, release and copies. */
import type { Order } from '#contract/application/order.ts';
import { isAppeal } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { releasedOn } from '#documents/common-sections/custody.ts';
import { respondentOffice } from '#documents/common-sections/parties.ts';
import {
  isNotAppealed,
  isTransit,
  namedFir,
  type PaperMatter,
  placeholder,
  printed,
} from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { provisionName } from '#documents/provision-name.ts';
import { lettered, numbered } from '#documents/section-blocks.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { type CalendarDate, dayOfInstant } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Relief } from '#law/relief.ts';
import { twin } from '#law/parameter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { conditionPower } from './condition-power.ts';

export interface OperativeInput {
  readonly order: Order;
  /** The order in force before this one. */
  readonly before: Order | undefined;
  readonly words: OrderPaperWords['parts'];
}

export function operative(matter: PaperMatter, { order, before, words }: OperativeInput): Block[] {
  const subject = isAppeal(matter) ? words.subject.appeal : words.subject.application;
  if (!isGranted(order.to)) return numbered('bail', [disposal(matter, { order, before, words }, subject)]);
  const { bond, conditions, furnish } = order;
  const imposed = conditions.map(({ code, text, concern }) => {
    const power = conditionPower(code, matter);
    return words.condition(text, concern, power ? provisionName(power, matter) : undefined);
  });
  return [
    ...numbered('bail', [
      `${words.allowed(subject)} ${release(matter, order, words)}`,
      ...(order.outcome === 'interim' ? interimTerms(matter, order, words) : []),
      bond ? words.bond(indianNumber(bond.amount), bond.sureties) : words.noBond,
      furnish && words.furnishBy(words.furnish[furnish.before], furnish.by ? printed(furnish.by) : null),
      imposed.length > 0 && words.conditions,
    ]),
    ...lettered('bail', imposed),
  ];
}

const nameOf = (matter: PaperMatter): string => matter.applicant.name ?? placeholder(matter, 'name');

const lastDay = ({ period }: Order, matter: PaperMatter): string => printed(period?.until ?? matter.on);

function release(matter: PaperMatter, order: Order, words: OperativeInput['words']): string {
  const limited = limitedRelease(matter, order, words);
  if (limited !== null) return limited;
  const { relief, statute } = matter;
  const { granted } = words;
  const name = nameOf(matter);
  if (relief === 'anticipatory') return granted.anticipatory(name, namedFir(matter));
  if (isOfChild(matter)) return granted.child(name);
  if (relief === 'suspension') return suspension(matter, order, words);
  return relief && statute ? ofRight(matter, relief, words) : granted.regular(name);
}

/** Transit and interim orders. */
function limitedRelease(matter: PaperMatter, order: Order, { granted }: OperativeInput['words']) {
  const name = nameOf(matter);
  const until = lastDay(order, matter);
  if (isTransit(matter)) return granted.transit(name, namedFir(matter), until);
  if (order.outcome !== 'interim') return null;
  return matter.relief === 'anticipatory'
    ? granted.protection(name, namedFir(matter), until)
    : granted.interim(name, until);
}

function ofRight(matter: PaperMatter, relief: Relief, { granted }: OperativeInput['words']): string {
  const name = nameOf(matter);
  const provision = matter.statute?.inFull ?? '';
  if (relief === 'bailable') return granted.bailable(name);
  if (relief === 'default') return granted.default(name, provision);
  if (relief === 'undertrial') {
    return granted[isOnBond(matter) ? 'undertrialBond' : 'undertrialBail'](name, provision);
  }
  return granted.regular(name);
}

/** BNSS 479(1): a first offender is released on bond, another person on bail. */
function isOnBond({ found }: PaperMatter): boolean {
  const conclusion = found?.undertrial.caseLevel;
  return conclusion?.kind === 'entitled' && conclusion.grant.on === 'bond';
}

function suspension(matter: PaperMatter, order: Order, { granted }: OperativeInput['words']): string {
  const { conviction } = matter.bail;
  const name = nameOf(matter);
  if (!conviction) return granted.regular(name);
  const on = printed(conviction.on);
  return isNotAppealed(matter)
    ? granted.suspensionUntil(name, on, lastDay(order, matter))
    : granted.suspension(name, on);
}

function interimTerms(matter: PaperMatter, { period }: Order, words: OperativeInput['words']) {
  if (!period || matter.relief === 'anticipatory') return [];
  return [
    period.purpose && words.purpose(period.purpose),
    words.surrender(matter.case.jail, printed(period.until), period.at),
  ];
}

function disposal(matter: PaperMatter, { order, before, words }: OperativeInput, subject: string): string {
  if (before && isCancellation(order.to, before.to))
    return words.cancelled(printed(dayOf(before)), cancelledUnder(matter));
  const { outcome = 'refused' } = order;
  if (outcome === 'not-maintainable') return words['not-maintainable'](subject);
  if (outcome === 'withdrawn') return words.withdrawn(subject);
  return words.refused(subject, matter.statute?.inFull ?? '');
}

const dayOf = ({ deviceTime, at }: Order): CalendarDate => dayOfInstant(deviceTime ?? at);

function cancelledUnder(matter: PaperMatter): string {
  const sections =
    matter.case.court === 'magistrate'
      ? { bnss: 's.480(5)', crpc: 's.437(5)' }
      : { bnss: 's.483(3)', crpc: 's.439(2)' };
  return provisionName(twin(matter.found?.matter.regimes.application ?? 'BNSS', sections), matter);
}

/** Whether there is custody to release from. */
export function isHeld(matter: PaperMatter): boolean {
  const { case: facts, found, relief, bail } = matter;
  const isOut = found?.matter.inCustody === false || releasedOn(matter) !== null;
  if (relief === 'anticipatory' || facts.custodyStatus === 'not-arrested' || isOut) return false;
  if (relief === 'suspension') return bail.conviction?.onBail !== true;
  return facts.custodyStatus !== undefined || facts.arrestDate !== undefined;
}

export function releaseAndCopies(matter: PaperMatter, { order, words }: OperativeInput): Block[] {
  const { jail, custodyStatus } = matter.case;
  const granted = isGranted(order.to);
  const held = isHeld(matter);
  const inJail = held && custodyStatus !== 'police';
  return numbered('bail', [
    granted && held && (order.bond ? words.released : words.releasedPlain),
    inJail && (granted ? words.toJail(jail) : words.toJailRefused(jail)),
    (granted || !inJail) && toPolice(matter, words),
    words.toApplicant,
  ]);
}

/** The office of the respondent, otherwise the police station. */
function toPolice(matter: PaperMatter, words: OperativeInput['words']): string | undefined {
  const office = respondentOffice(matter);
  if (office !== undefined) return words.toOffice(office);
  const { policeStation } = matter.case;
  return policeStation && words.toStation(policeStation);
}
