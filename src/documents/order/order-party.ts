/** The party that an order names: an applicant, an appellant, or a child. */
import { isAppeal } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';

export type OrderParts = OrderPaperWords['parts']['applicant'];

export function partsOf(matter: PaperMatter, { parts }: OrderPaperWords): OrderParts {
  if (isOfChild(matter)) return parts.child;
  const { appellant, applicant } = matter.agency === null ? parts : parts.ofAgency;
  return isAppeal(matter) ? appellant : applicant;
}
