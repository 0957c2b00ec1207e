/**
 * What an order extending the time for investigation does to the date of default bail: UAPA 43D(2), NDPS 36A(4), MCOCA
 * 21(2) and their like.
 *
 * The order moves the date only where it was made with the accused produced and told, and on the Public Prosecutor's own
 * report; and it takes nothing back from a person who had already claimed the right (Ravindran).
 */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { isNonEmpty, type NonEmpty } from '#law/determination.ts';
import type { FactName, RemandExtension } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { claimedBefore } from './s187-claim.ts';

export type ExtensionEffect =
  /** The Acts charged allow none, or none is needed to reach the date. */
  | 'none'
  /** It is not known whether one was ordered. */
  | 'possible'
  | 'moves'
  /** The right had been claimed before the order. */
  | 'after-claim'
  /** Ordered without production or without the prosecutor's report: open to challenge. */
  | 'defective';

export interface Extension {
  readonly effect: ExtensionEffect;
  /** The first day of the right with the extension: as ordered, or the furthest that the Act allows. */
  readonly until: CalendarDate;
  /** What is not known of an order that would decide today. */
  readonly missing: NonEmpty<FactName> | null;
}

export function extensionOf(
  matter: Matter,
  { without, latest }: { readonly without: CalendarDate; readonly latest: readonly CalendarDate[] },
): Extension {
  const { remandExtension } = matter;
  const furthest = latest.toSorted().at(-1) ?? without;
  const none: Extension = { effect: 'none', until: without, missing: null };
  if (furthest <= without || remandExtension?.state === 'none') return none;
  if (remandExtension === undefined) return { effect: 'possible', until: furthest, missing: null };
  const ordered = addDays(remandExtension.until, 1);
  const until = ordered > furthest ? furthest : ordered;
  return until <= without ? none : { until, ...effectOf(matter, remandExtension, without) };
}

type Granted = Extract<RemandExtension, { readonly state: 'granted' }>;
type Effect = Omit<Extension, 'until'>;

const sure = (effect: ExtensionEffect): Effect => ({ effect, missing: null });

function effectOf(matter: Matter, order: Granted, without: CalendarDate): Effect {
  if (order.produced === false || order.prosecutorReport === false) return sure('defective');
  const claimed = orderedAfterwards(order, without)
    ? claimedBefore(matter.defaultBailClaim, without, { on: order.orderedOn })
    : false;
  if (claimed === true) return sure('after-claim');
  const missing = [...aboutTheOrder(order), ...(ASKED[String(claimed)] ?? [])];
  // before the period was over an order can only have been made in time
  return { effect: 'moves', missing: isNonEmpty(missing) && matter.asOf >= without ? missing : null };
}

const ASKED: Readonly<Record<string, readonly FactName[]>> = {
  'claim-not-known': ['defaultBailClaim'],
  'hours-not-known': ['claimTime'],
};

type Dated = Granted & { readonly orderedOn: CalendarDate };

const orderedAfterwards = (order: Granted, without: CalendarDate): order is Dated =>
  order.orderedOn !== undefined && order.orderedOn >= without;

function aboutTheOrder({ orderedOn, produced, prosecutorReport }: Granted): FactName[] {
  const whole = orderedOn !== undefined && produced !== undefined && prosecutorReport !== undefined;
  return whole ? [] : ['extensionOrder'];
}
