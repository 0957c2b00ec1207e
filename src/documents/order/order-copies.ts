/** Release and copies at the end of an order. */
import type { Order } from '#contract/application/order.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { respondentOffice } from '#documents/common-sections/parties.ts';
import { aboutSome, everyone } from '#documents/joint.ts';
import { linesOfEachFir } from '#documents/each-fir.ts';
import { namedFir, type PaperMatter } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { numbered } from '#documents/section-blocks.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { isHeld } from './held.ts';
import { inGrantedFirs, isOnSeveralFirs } from './order-firs.ts';
import { childCopies, childToPolice } from './order-of-child.ts';
import type { OperativeInput } from './order-operative.ts';

export function releaseAndCopies(matter: PaperMatter, input: OperativeInput): Block[] {
  const { order, board } = input;
  const texts = isOfChild(matter)
    ? childCopies(matter, order, board)
    : [releaseText(matter, input), ...copies(matter, input)];
  return numbered('bail', texts);
}

function releaseText(matter: PaperMatter, { order, words }: OperativeInput): string | null {
  if (!isGranted(order.to) || !everyone(matter).some(isHeld)) return null;
  return aboutSome(matter, order.bond ? words.released : words.releasedPlain);
}

function copies(matter: PaperMatter, input: OperativeInput) {
  const { order, before, words } = input;
  const granted = isGranted(order.to);
  const inJail = everyone(matter).filter(
    (person) => isHeld(person) && person.case.custodyStatus !== 'police',
  );
  const jails = new Set(inJail.map((person) => toJail(person, input)));
  const forPolice =
    granted || inJail.length < everyone(matter).length || isCancellation(order.to, before?.to);
  return [
    ...jails,
    granted && toTrialCourt(inGrantedFirs(matter, order), order, words),
    ...(forPolice ? toPolice(matter, words) : []),
    words.toApplicant,
  ];
}

/** Bail is in force, so that no release and no jail is named. */
export function copiesOfConditions(
  matter: PaperMatter,
  { order, words, board }: Pick<OperativeInput, 'order' | 'words' | 'board'>,
) {
  if (isOfChild(matter)) return [...childToPolice(matter, board), board.toGuardian];
  return [toTrialCourt(matter, order, words), ...toPolice(matter, words), words.toApplicant];
}

/** Each of several FIRs has a court of its own. */
function toTrialCourt(bail: PaperMatter, order: Order, words: OperativeInput['words']): string | null {
  if (order.furnish?.before !== 'trial-court') return null;
  return isOnSeveralFirs(bail, order) ? words.toCourtOfFirs(namedFir(bail)) : words.toTrialCourt;
}

const toJail = ({ case: { jail } }: PaperMatter, { order, words }: OperativeInput): string =>
  isGranted(order.to) ? words.toJail(jail) : words.toJailRefused(jail);

/** In each FIR the office of the respondent, otherwise the police station. */
const toPolice = (matter: PaperMatter, words: OperativeInput['words']): string[] =>
  linesOfEachFir(matter, (fir) => {
    const office = respondentOffice(fir);
    const { policeStation } = fir.case;
    return office === undefined
      ? (policeStation && words.toStation(policeStation)) || ''
      : words.toOffice(office);
  }).filter((text) => text !== '');
