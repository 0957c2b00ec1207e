/** Reasons that the editor offers: lawful for the relief, and not against what the record shows. */
import type { DecisionStatus, OrderReason } from '#contract/application/order.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { inEachFir } from '#documents/each-fir.ts';
import { everyone } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { isOfRight, lawfulReasons } from '#domain/application/order-reasons.ts';
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import { dutiesOf } from './order-duties.ts';
import { isForMen } from './order-party.ts';

/** `from`: status of the order in force. */
export const offeredReasons = (
  matter: PaperMatter,
  status: DecisionStatus,
  from: DecisionStatus | undefined,
): OrderReason[] =>
  lawfulReasons(matter.relief, status, from).filter((code) => !AGAINST_RECORD[code]?.(matter));

/** The rights to bail that the record shows as accrued. */
export function accruedRights({ found }: PaperMatter): Authority[] {
  if (!found) return [];
  const { bailable, defaultBail, undertrial, sixtyDays } = found;
  return [bailable, defaultBail, { conclusion: undertrial.caseLevel }, sixtyDays].flatMap(({ conclusion }) =>
    conclusion.kind === 'entitled' ? [conclusion.because[0].authority] : [],
  );
}

const AGAINST_RECORD: Readonly<Partial<Record<OrderReason, (matter: PaperMatter) => boolean>>> = {
  'woman-or-child': isForMen,
  'long-custody': (matter) =>
    everyone(matter).every(({ case: { custodyStatus } }) => custodyStatus === 'not-arrested'),
  'statutory-right': (matter) => !claimsRight(matter) && accruedRights(matter).length === 0,
  antecedents: (matter) =>
    everyone(matter).every(({ case: { antecedents } }) => antecedents && hasOnlyEnded(antecedents)),
  'special-conditions-not-met': (matter) =>
    refusedFor(matter, 'special-conditions-not-met').gates.length === 0 &&
    ofEachPersonAndFir(matter).every(({ found }) => found !== null && !mayBeGated(found)),
  'statutory-bar': (matter) => isBarKnown(matter) && barsOf(matter).length === 0,
  'offence-made-out-scst': (matter) => isBarKnown(matter) && !barsOf(matter).includes('SC/ST'),
};

/** Each disclosed case ended in favour of the applicant. Where none is disclosed the State may show one. */
const hasOnlyEnded = ({ rows }: NonNullable<PaperMatter['case']['antecedents']>): boolean =>
  rows.length > 0 && rows.every(({ state }) => state !== 'pending' && state !== 'convicted');

const ofEachPersonAndFir = (matter: PaperMatter): PaperMatter[] => everyone(matter).flatMap(inEachFir);

const mayBeGated = ({ specialGates: { conclusion } }: Determinations): boolean =>
  conclusion.kind === 'undetermined' || conclusion.kind === 'barred';

/** Only a known fact contradicts a bar. */
const isBarKnown = (matter: PaperMatter): boolean =>
  ofEachPersonAndFir(matter).every(
    ({ found, relief }) =>
      found !== null &&
      found.matter.allRead &&
      findingsOnBar(found, relief).every(({ conclusion }) => conclusion.kind !== 'undetermined'),
  );

function findingsOnBar({ anticipatory, magistrate, specialGates }: Determinations, relief: Relief | null) {
  if (relief === 'anticipatory') return [anticipatory, specialGates];
  return relief === 'regular-magistrate' ? [magistrate, specialGates] : [specialGates];
}

/** Bail of a child is a right too (JJ 12(1)). */
const claimsRight = (matter: PaperMatter): boolean =>
  isOfChild(matter) || (matter.relief !== null && isOfRight(matter.relief));

const refusedFor = (matter: PaperMatter, reason: OrderReason) =>
  dutiesOf(matter, { status: 'Rejected', outcome: 'refused', reasons: [reason] }, undefined);

/** The Acts whose bar the record shows, in any of the FIRs. */
const barsOf = (matter: PaperMatter): (string | undefined)[] =>
  inEachFir(matter)
    .flatMap((fir) => refusedFor(fir, 'statutory-bar').findings)
    .flatMap(({ code, act }) => (code === 'bar-attracted' ? [act] : []));
