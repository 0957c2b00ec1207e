/** The party that an order names: an applicant, an appellant, or a child. */
import { isAppeal } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';

export const ADULT = 18;

/** Of one applicant: in a joint order the sentence of a woman would be about all. */
export function personFacts({ applicant: { age, gender }, others }: PaperMatter) {
  const isMinor = others.length === 0 && age !== undefined && age < ADULT;
  return { isWoman: others.length === 0 && gender === 'female', minorAged: isMinor ? age : null };
}

/** True if the record shows that bail is sought for no woman and no child. */
export const isForMen = ({ applicant: { age, gender }, others }: PaperMatter): boolean =>
  others.length === 0 && gender === 'male' && age !== undefined && age >= ADULT;

export type OrderParts = OrderPaperWords['parts']['applicant'];

export function partsOf(matter: PaperMatter, { parts }: OrderPaperWords): OrderParts {
  if (isOfChild(matter)) return parts.child;
  const { appellant, applicant } = matter.agency === null ? parts : parts.ofAgency;
  return isAppeal(matter) ? appellant : applicant;
}
