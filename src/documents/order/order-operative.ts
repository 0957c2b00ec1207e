/** Operative part of an order by relief and outcome, with bond and conditions. */
import type { Order } from '#contract/application/order.ts';
import { appealOf } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { hasSeveralFirs, linesOfEachFir } from '#documents/each-fir.ts';
import { isNotAppealed, isTransit, namedFir, type PaperMatter, printed } from '#documents/matter.ts';
import { aboutSome, allNames, everyone, isJoint } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { provisionName } from '#documents/provision-name.ts';
import { lettered, numbered } from '#documents/section-blocks.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { dayOfOrder } from '#domain/application/decision-of-order.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Relief } from '#law/relief.ts';
import { twin } from '#law/parameter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { childBond, childFurnish, childRelease } from './order-of-child.ts';
import { furnishInFirs } from './order-firs.ts';
import { isOnBond } from './on-bond.ts';
import { conditionTexts } from './condition-texts.ts';
import type { OrderParts } from './order-party.ts';

export interface OperativeInput {
  readonly order: Order;
  /** The order in force before this one. */
  readonly before: Order | undefined;
  /** The interim orders in force on its applicants. */
  readonly interims: readonly Order[];
  readonly words: OrderParts;
  readonly board: OrderPaperWords['parts']['board'];
}

export function operative(matter: PaperMatter, input: OperativeInput): Block[] {
  const { order, words } = input;
  if (!isGranted(order.to)) {
    const texts = [disposal(matter, input), ...afterInterim(matter, input)];
    return numbered(
      'bail',
      texts.map((text) => aboutSome(matter, text)),
    );
  }
  const isInterim = order.outcome === 'interim';
  const imposed = conditionTexts(matter, order, words);
  const terms = [
    [allowed(order, words), setAside(matter, input), release(matter, input)].filter(Boolean).join(' '),
    ...(isInterim ? interimTerms(matter, order, words) : afterInterim(matter, input)),
    bondText(matter, input),
    isJoint(matter) && order.bond !== undefined && matter.words.joint.eachBond,
    hasSeveralFirs(matter) &&
      order.bond !== undefined &&
      matter.words.joint.bondInEachFir(order.bond.sureties),
    furnishText(matter, input),
    imposed.length > 0 && words.conditions,
  ];
  return [
    ...numbered(
      'bail',
      terms.map((text) => aboutSome(matter, text)),
    ),
    ...lettered('bail', imposed),
  ];
}

function allowed({ outcome, refusedFirs }: Order, words: OperativeInput['words']): string {
  if (outcome === 'interim') return words.allowedSoFar;
  return refusedFirs ? words.allowedInPart : words.allowed;
}

/** On appeal the order of the Special Court is not named. */
function setAside(matter: PaperMatter, { order: { outcome }, words }: OperativeInput): string | null {
  if (outcome === 'interim' || appealOf(matter) === null) return null;
  const { specialCourtOrderOn: on } = matter.case;
  return words.setAside(on === undefined ? null : printed(on));
}

/** No release follows from an order that forbids the arrest. */
function bondText(matter: PaperMatter, { order: { bond, outcome }, words, board }: OperativeInput): string {
  if (!bond) return words.noBond;
  const amount = indianNumber(bond.amount);
  if (isOfChild(matter)) return childBond(amount, bond.sureties, board);
  const noArrest = isTransit(matter) || (outcome === 'interim' && matter.relief === 'anticipatory');
  return noArrest ? words.protectionBond(amount, bond.sureties) : words.bond(amount, bond.sureties);
}

function furnishText(matter: PaperMatter, { order, words, board }: OperativeInput) {
  const { furnish } = order;
  if (!furnish) return null;
  const { before } = furnish;
  const toOfficer = before === 'station' && matter.agency !== null ? words.furnishToOfficer : null;
  const place =
    childFurnish(matter, before, board) ??
    toOfficer ??
    furnishInFirs(matter, order, words) ??
    words.furnish[before];
  return words.furnishBy(place, furnish.by ? printed(furnish.by) : null);
}

const nameOf = allNames;

/** Null: the judge chose no last day, and none is printed. */
const lastDay = ({ period }: Order): string | null => (period ? printed(period.until) : null);

function release(matter: PaperMatter, { order, words, board }: OperativeInput): string {
  if (isOfChild(matter) && matter.relief !== 'anticipatory') return childRelease(matter, order, board);
  const limited = limitedRelease(matter, order, words);
  if (limited !== null) return limited;
  const { relief, statute } = matter;
  const { granted } = words;
  const name = nameOf(matter);
  if (relief === 'anticipatory') return granted.anticipatory(name, namedFir(matter), !hasSeveralFirs(matter));
  if (relief === 'suspension') return suspension(matter, order, words);
  return relief && statute ? ofRight(matter, relief, words) : granted.regular(name);
}

/** The courts that decide on each FIR after the protection in transit. */
const competentCourts = (
  matter: PaperMatter,
  { competentCourt }: OperativeInput['words']['granted'],
): string =>
  linesOfEachFir(matter, (fir) => {
    const { district, state } = fir.case;
    const place = [district, state].filter(Boolean).join(', ');
    return competentCourt(namedFir(fir), district ? place : null, matter.words.court.kinds);
  }).join('; ');

/** Transit and interim orders. */
function limitedRelease(matter: PaperMatter, order: Order, { granted }: OperativeInput['words']) {
  const name = nameOf(matter);
  const until = lastDay(order);
  if (isTransit(matter))
    return granted.transit(name, namedFir(matter), { until, courts: competentCourts(matter, granted) });
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

function suspension(matter: PaperMatter, order: Order, { granted }: OperativeInput['words']): string {
  const { conviction } = matter.bail;
  const name = nameOf(matter);
  if (!conviction) return granted.regular(name);
  const on = printed(conviction.on);
  return isNotAppealed(matter)
    ? granted.suspensionUntil(name, on, lastDay(order))
    : granted.suspension(name, on);
}

/** Several applicants may be in several jails, and then no jail is named. */
function jailOfAll(matter: PaperMatter): string | undefined {
  const jails = new Set(everyone(matter).map((person) => person.case.jail));
  return jails.size === 1 ? matter.case.jail : undefined;
}

function interimTerms(matter: PaperMatter, { period }: Order, words: OperativeInput['words']) {
  if (!period || matter.relief === 'anticipatory') return [];
  if (isOfChild(matter)) return [period.purpose && words.purpose(period.purpose)];
  return [
    period.purpose && words.purpose(period.purpose),
    words.surrender(jailOfAll(matter), printed(period.until), period.at),
  ];
}

/** A final order ends the interim orders in force, or makes them absolute. */
function afterInterim({ relief }: PaperMatter, { order, interims, words }: OperativeInput): string[] {
  const results = isGranted(order.to) ? words.interimAbsolute : words.interimEnds;
  const sentence = results[relief === 'anticipatory' ? 'protection' : 'bail'];
  return interims.map((each) => sentence(printed(dayOfOrder(each))));
}

function disposal(matter: PaperMatter, { order, before, words }: OperativeInput): string {
  if (before && isCancellation(order.to, before.to))
    return words.cancelled(printed(dayOfOrder(before)), cancelledUnder(matter));
  const { outcome = 'refused' } = order;
  if (outcome === 'not-maintainable' || outcome === 'withdrawn') return words[outcome];
  return words.refused(provisionSought(matter));
}

/** The section of the appeal, or of the relief. */
function provisionSought(matter: PaperMatter): string {
  const appeal = appealOf(matter);
  return appeal ? provisionName(appeal.authority, matter) : (matter.statute?.inFull ?? '');
}

/**
 * Section 483(3) reaches bail of its own Chapter alone, and not bail after a conviction. Section 480(5) reaches neither
 * bail of right nor that of an undertrial, and JJ 12 names no power, so that no section is printed.
 */
function cancelledUnder(matter: PaperMatter): string | null {
  if (isOfChild(matter)) return null;
  if (matter.relief === 'suspension' && matter.statute) return matter.statute.inFull;
  const isOfMagistrate = matter.case.court === 'magistrate';
  if (isOfMagistrate && (matter.relief === 'bailable' || matter.relief === 'undertrial')) return null;
  const sections = isOfMagistrate
    ? { bnss: 's.480(5)', crpc: 's.437(5)' }
    : { bnss: 's.483(3)', crpc: 's.439(2)' };
  return provisionName(twin(matter.found?.matter.regimes.application ?? 'BNSS', sections), matter);
}
