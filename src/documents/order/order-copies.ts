/** Release and copies at the end of an order. */
import { isOfChild } from '#documents/child-identity.ts';
import { respondentOffice } from '#documents/common-sections/parties.ts';
import { aboutSome, everyone } from '#documents/joint.ts';
import { linesOfEachFir } from '#documents/each-fir.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { numbered } from '#documents/section-blocks.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { isHeld } from './held.ts';
import { childCopies } from './order-of-child.ts';
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
    granted && order.furnish?.before === 'trial-court' && words.toTrialCourt,
    ...(forPolice ? toPolice(matter, words) : []),
    words.toApplicant,
  ];
}

/** Bail is in force, so that no release and no jail is named. */
export function copiesOfConditions(
  matter: PaperMatter,
  { order, words, board }: Pick<OperativeInput, 'order' | 'words' | 'board'>,
) {
  if (isOfChild(matter)) return [board.toPolice(matter.case.policeStation), board.toGuardian];
  return [
    order.furnish?.before === 'trial-court' && words.toTrialCourt,
    ...toPolice(matter, words),
    words.toApplicant,
  ];
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
