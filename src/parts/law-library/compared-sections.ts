/** Old and new sections in pairs, limb by limb, for the card of either. */
import { isFormerCode } from '#law/code-names.ts';
import { type Offence, sectionKey } from '#law/tables.ts';
import { type Provision, refKey, type SectionRef } from '#search/cards/library.ts';
import { wholeOf } from '#search/engine/section-route.ts';

export interface ComparedSection extends SectionRef {
  /** Card of the section; null if the tables do not have it. */
  readonly card: { readonly key: string; readonly title: string } | null;
  /** Its limb of the offence tables; null for a section without one. */
  readonly offence: Offence | null;
}

export interface ComparedPair {
  readonly former: ComparedSection;
  readonly present: ComparedSection;
}

type Find = (ref: SectionRef) => Provision | undefined;

export function comparedPairs(provision: Provision, find: Find): ComparedPair[] {
  const limbs = provision.offences.flatMap((offence) =>
    offence.equivalent.map((ref) => pairOf(limbOf(provision, offence), sectionOf(ref, find))),
  );
  const paired = new Set(limbs.flatMap(({ former, present }) => [keyOf(former), keyOf(present)]));
  const rest = provision.equivalent
    .map((ref) => sectionOf(ref, find))
    .filter((other) => !paired.has(keyOf(other)))
    .map((other) => pairOf(ownLimb(provision, other, find), other));
  return [...new Map([...limbs, ...rest].map((pair) => [pairKey(pair), pair])).values()];
}

/** Distinct for each pair of a card. */
export const pairKey = ({ former, present }: ComparedPair): string =>
  `${keyOf(former)} ${former.offence?.id ?? ''} ${keyOf(present)} ${present.offence?.id ?? ''}`;

const keyOf = (section: ComparedSection): string => refKey(section);

const pairOf = (own: ComparedSection, other: ComparedSection): ComparedPair =>
  isFormerCode(own.code) ? { former: own, present: other } : { former: other, present: own };

const limbOf = ({ key, title, code, section }: Provision, offence: Offence | null): ComparedSection => ({
  code,
  section: offence?.section ?? section,
  card: { key, title: offence?.offence ?? title },
  offence,
});

/** The limb that the other section names, because a whole section has no offence of its own. */
function ownLimb(provision: Provision, { offence }: ComparedSection, find: Find): ComparedSection {
  const own = refKey(wholeOf(provision));
  const named = offence?.equivalent.find((ref) => refKey(wholeOf(ref)) === own);
  return named ? sectionOf(named, find) : limbOf(provision, null);
}

function sectionOf(ref: SectionRef, find: Find): ComparedSection {
  const provision = find(ref);
  if (!provision) return { ...ref, card: null, offence: null };
  const { offences, key, title } = provision;
  const named = offences.find(({ section }) => sectionKey(section) === sectionKey(ref.section));
  const offence = named ?? (offences.length === 1 ? (offences[0] ?? null) : null);
  return { ...ref, card: { key, title: offence?.offence ?? title }, offence };
}
