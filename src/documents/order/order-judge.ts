/** Name, designation and court of the judge in the language of the paper. */
import type { Order } from '#contract/application/order.ts';
import { COURT_KINDS } from '#contract/case/court.ts';
import { specialCourt } from '#documents/common-sections/court-heading.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { ENGLISH_ORDER, type OrderPaperWords } from '#text/order-paper-words.ts';

/** The generic court name is translated; a court's own name is not. A Special Court signs as in its heading. */
export function judgeOf(
  { by, form }: Pick<Order, 'by' | 'form'>,
  matter: PaperMatter,
  words: OrderPaperWords,
): Order['by'] {
  const { case: facts, language, words: papers } = matter;
  const { court, courtName } = facts;
  const special = form === undefined ? null : specialCourt(matter);
  if (special && court) {
    const designation =
      special.isSpecial && !by.isIssued ? papers.court.specialJudge : designationOf(by, words);
    return { ...by, designation, court: courtInWords({ ...facts, court, courtName: special.name }, papers) };
  }
  const isNamed = language === 'en' || courtName !== undefined || court === undefined;
  return {
    name: by.name,
    designation: designationOf(by, words),
    court: isNamed ? by.court : courtInWords({ ...facts, court }, papers),
  };
}

/**
 * A designation that the operator issued is printed as issued. Orders stored without a seat have only the English
 * designation.
 */
function designationOf({ seat, designation, isIssued }: Order['by'], words: OrderPaperWords): string {
  if (isIssued) return designation;
  const kind = seat?.kind ?? COURT_KINDS.find((each) => ENGLISH_ORDER.designations[each] === designation);
  return kind ? words.designations[kind] : designation;
}
