/**
 * Sentences of an order on a child (JJ 10, 12): a child is apprehended, kept in a home, and released to a parent or
 * guardian. No sentence speaks of arrest or of a prison.
 */
import type { Order } from '#contract/application/order.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { linesOfEachFir } from '#documents/each-fir.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { isHeld } from './held.ts';

type BoardWords = OrderPaperWords['parts']['board'];
type Place = NonNullable<Order['furnish']>['before'];

/** A recorded place that is a prison or a lock-up is not printed: no child is kept there (JJ 10(1), proviso). */
const NOT_A_HOME = /jail|gaol|prison|lock.?up|correctional|police|जेल|कारागार|कारागृह|बंदी|हवालात|थाना/iu;

export const homeOf = ({ case: { jail } }: PaperMatter): string | undefined =>
  jail !== undefined && !NOT_A_HOME.test(jail) ? jail : undefined;

export function childCustodyTexts(matter: PaperMatter, words: BoardWords): (string | null)[] {
  const { custodyStatus, arrestDate } = matter.case;
  if (custodyStatus === 'not-arrested') return [words.notApprehended];
  const days = daysUndergone(matter);
  const held = isHeld(matter);
  return [
    arrestDate !== undefined && arrestDate <= matter.on ? words.apprehended(printed(arrestDate)) : null,
    held ? (custodyStatus === 'police' ? words.withPolice : words.kept(homeOf(matter))) : null,
    held && days !== null ? words.counted(days, printed(matter.on)) : null,
  ];
}

export function childRelease(matter: PaperMatter, { outcome, period }: Order, words: BoardWords): string {
  if (outcome === 'interim') return words.interim(printed(period?.until ?? matter.on));
  return words.released(matter.statute?.inFull ?? '');
}

/** A child executes no bond. */
export const childBond = (amount: string, sureties: number, words: BoardWords): string =>
  words.bond(amount, sureties);

/** Null if the place has no other name in a matter of a child. */
export function childFurnish(matter: PaperMatter, before: Place, { furnish }: BoardWords): string | null {
  if (!isOfChild(matter)) return null;
  if (before === 'jail' || before === 'station') return furnish[before];
  if (before === 'duty-magistrate' || !isBeforeBoard(matter)) return null;
  return matter.case.court === 'sessions' ? furnish.sessions : furnish.magistrate;
}

export function childCopies(matter: PaperMatter, { to, bond }: Order, words: BoardWords) {
  const granted = isGranted(to);
  const held = isHeld(matter);
  return [
    granted && held && (bond ? words.releaseNow : words.releasePlain),
    !granted && held && words.notReleased,
    held && words.toHome(homeOf(matter)),
    granted && held && words.sevenDays,
    ...childToPolice(matter, words),
    words.toGuardian,
  ];
}

/** One line for the police station of each FIR. */
export const childToPolice = (matter: PaperMatter, { toPolice }: BoardWords): string[] =>
  linesOfEachFir(matter, (fir) => toPolice(fir.case.policeStation));

/** The Board, or the Children's Court, as the court of the judge. */
export function asBoard(by: Order['by'], matter: PaperMatter, words: BoardWords): Order['by'] {
  const { court, courtName, courtPlace } = matter.case;
  if (!isBeforeBoard(matter) || court === undefined || court === 'high' || courtName !== undefined) return by;
  const isOwn = by.isIssued !== true && court === 'magistrate';
  return {
    ...by,
    ...(isOwn && { designation: words.designation }),
    court: courtInWords({ court, courtPlace, courtName: words.court[court] }),
  };
}
