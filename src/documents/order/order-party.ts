/** The party that an order names: an applicant, an appellant, or a child. */
import { isAppeal } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { everyone, isJoint, numberedNames } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { PersonFact } from '#text/en/applications/order-sentences.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';

export const ADULT = 18;

/** Women and children among the applicants. Of several each is named. */
export function personFacts(matter: PaperMatter): { readonly people: readonly PersonFact[] } {
  const { words } = matter;
  const only = isOfChild(matter) ? words.board.inText : words.joint.one;
  const names = isJoint(matter) ? numberedNames(matter) : [only];
  const people = everyone(matter).map(({ applicant: { age, gender } }, n) => ({
    who: names[n] ?? only,
    isWoman: gender === 'female' && (age === undefined || age >= ADULT),
    minorAged: age !== undefined && age < ADULT ? age : null,
  }));
  return { people: people.filter(({ isWoman, minorAged }) => isWoman || minorAged !== null) };
}

/** True if the record shows that bail is sought for no woman and no child. */
export const isForMen = (matter: PaperMatter): boolean =>
  everyone(matter).every(
    ({ applicant: { age, gender } }) => gender === 'male' && age !== undefined && age >= ADULT,
  );

export type OrderParts = OrderPaperWords['parts']['applicant'];

export function partsOf(matter: PaperMatter, { parts }: OrderPaperWords): OrderParts {
  if (isOfChild(matter)) return parts.child;
  const { appellant, applicant } = matter.agency === null ? parts : parts.ofAgency;
  return isAppeal(matter) ? appellant : applicant;
}
