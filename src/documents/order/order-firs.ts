/** An order that grants bail in some FIRs of an application and refuses it in others. */
import type { Order } from '#contract/application/order.ts';
import { hasSeveralFirs, inEachFir, inFirs, namedFirs } from '#documents/each-fir.ts';
import { aboutSome } from '#documents/joint.ts';
import { firInWords, namedFir, type PaperMatter } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { type OffenceLine, offenceLines } from '#documents/offence-line.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { numbered } from '#documents/section-blocks.ts';
import { grantedNumbers, refusedNumbers } from '#domain/application/granted-firs.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import type { OrderParts } from './order-party.ts';

type OfFirs = Pick<Order, 'refusedFirs'>;

/** The application in the FIRs in which the order grants bail. */
export const inGrantedFirs = (matter: PaperMatter, order: OfFirs): PaperMatter =>
  order.refusedFirs ? inFirs(matter, grantedNumbers(inEachFir(matter).length, order)) : matter;

/** True also if the order grants bail in one of several FIRs alone. */
export const isOnSeveralFirs = (matter: PaperMatter, { refusedFirs }: OfFirs): boolean =>
  refusedFirs !== undefined || hasSeveralFirs(matter);

/** The places at which the bond in each granted FIR is furnished. Null for one FIR, and for a place that is the same for all. */
export function furnishInFirs(
  bail: PaperMatter,
  order: Pick<Order, 'refusedFirs' | 'furnish'>,
  { furnishInFirs: words }: OrderParts,
): string | null {
  if (!order.furnish || !isOnSeveralFirs(bail, order)) return null;
  const { before } = order.furnish;
  if (before === 'trial-court') return words.court(namedFir(bail));
  if (before !== 'station') return null;
  const stations = inEachFir(bail).map((fir) => {
    const { station, number } = firInWords(fir);
    return words.stationInFir(station, number);
  });
  return words.station(stations.length === 1 ? stations.join('') : bail.words.joint.names(stations));
}

/** A cancellation is on the FIRs in which bail was granted. */
export const inDecidedFirs = (
  matter: PaperMatter,
  { to }: Pick<Order, 'to'>,
  before: Order | undefined,
): PaperMatter => (before && isCancellation(to, before.to) ? inGrantedFirs(matter, before) : matter);

/** The FIRs of the application, or of the bail in force, in one sentence. */
export function concernedFirs(matter: PaperMatter, words: OrderParts, isBail: boolean): string {
  const firs = inEachFir(matter).map((fir) => {
    const { sections, isOne } = sectionsOf(offenceLines(fir), words);
    return { name: namedFir(fir), sections, isOne };
  });
  const [only] = firs;
  if (only && !hasSeveralFirs(matter)) return words.arisesOut(only.name, only.sections, only.isOne);
  return (isBail ? words.bailInFirs : words.concerns)(firs);
}

/** A section that makes several people liable punishes nothing, so it is read with the others. */
function sectionsOf(lines: readonly OffenceLine[], { readWith }: OrderParts) {
  const charged = lines.filter((line) => !line.extends).map(({ printed }) => printed);
  const others = lines.filter((line) => line.extends).map(({ printed }) => printed);
  if (charged.length === 0) return { sections: others.join('; '), isOne: others.length === 1 };
  const sections = charged.join('; ');
  return {
    sections: others.length === 0 ? sections : readWith(sections, others.join('; ')),
    isOne: charged.length === 1,
  };
}

/** Each refusal as a disposal of its own: "In FIR No. 12/2026, ... , the application is rejected." */
export function refusedInFirs(matter: PaperMatter, order: OfFirs, words: OrderParts): string | null {
  const refused = refusedNumbers(order);
  if (refused.length === 0) return null;
  const named = namedFirs(
    matter,
    inEachFir(matter).filter((_, n) => refused.includes(n + 1)),
  );
  return aboutSome(matter, words.refusedIn(named, matter.statute?.inFull ?? ''));
}

/** The reasons in each refused FIR under its name. */
export function reasonsInRefusedFirs(
  matter: PaperMatter,
  { refusedFirs = [] }: OfFirs,
  words: OrderPaperWords,
): Block[] {
  const firs = inEachFir(matter);
  return refusedFirs.flatMap(({ fir, reasons, text }) => {
    const inFir = firs[fir - 1];
    const codes = reasons.filter((code) => code !== 'other');
    const stated = codes.map((code) => words.reason(words.reasonsInFull[code] ?? words.reasons[code]));
    return inFir ? [firAbove(inFir), ...numbered('bail', [...stated, ...paragraphsOf(text)])] : [];
  });
}

/** The name of the FIRs above their reasons. */
export const firAbove = (matter: PaperMatter): Block => ({
  kind: 'paragraph',
  text: matter.words.joint.of(namedFir(matter)),
  keepWithNext: true,
});
