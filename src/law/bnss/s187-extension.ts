/**
 * Effect of an extension order on default bail: UAPA 43D(2), NDPS 36A(4), MCOCA 21(2) and similar. It
 * requires production, notice to the accused and the Public Prosecutor's report, and never defeats an earlier
 * claim (Ravindran).
 */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { isNonEmpty, type NonEmpty } from '#law/determination.ts';
import type { FactName, RemandExtension } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { claimedBefore } from './s187-claim.ts';

export type ExtensionEffect =
  /** The charged Acts allow no extension, or none is needed. */
  | 'none'
  /** Unknown whether an extension was ordered. */
  | 'possible'
  | 'moves'
  /** The right was claimed before the order. */
  | 'after-claim'
  /** Ordered without production or without the prosecutor's report, so open to challenge. */
  | 'defective';

export interface Extension {
  readonly effect: ExtensionEffect;
  /** First day of the right with the extension: as ordered, or the maximum under the Act. */
  readonly until: CalendarDate;
  /** Unknown facts of an order that would decide today. */
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

type GrantedExtension = Extract<RemandExtension, { readonly state: 'granted' }>;
type Effect = Omit<Extension, 'until'>;

const sure = (effect: ExtensionEffect): Effect => ({ effect, missing: null });

function effectOf(matter: Matter, order: GrantedExtension, without: CalendarDate): Effect {
  if (order.produced === false || order.prosecutorReport === false) return sure('defective');
  const claimed = isOrderedLate(order, without)
    ? claimedBefore(matter.defaultBailClaim, without, { on: order.orderedOn })
    : false;
  if (claimed === true) return sure('after-claim');
  const missing = [...aboutTheOrder(order), ...(ASKED[String(claimed)] ?? [])];
  // before the period ends, an order can only be in time
  return { effect: 'moves', missing: isNonEmpty(missing) && matter.asOf >= without ? missing : null };
}

const ASKED: Readonly<Record<string, readonly FactName[]>> = {
  'claim-not-known': ['defaultBailClaim'],
  'hours-not-known': ['defaultBailClaimAt'],
};

type DatedExtension = GrantedExtension & { readonly orderedOn: CalendarDate };

const isOrderedLate = (order: GrantedExtension, without: CalendarDate): order is DatedExtension =>
  order.orderedOn !== undefined && order.orderedOn >= without;

function aboutTheOrder({ orderedOn, produced, prosecutorReport }: GrantedExtension): FactName[] {
  const isComplete = orderedOn !== undefined && produced !== undefined && prosecutorReport !== undefined;
  return isComplete ? [] : ['orderedOn'];
}
