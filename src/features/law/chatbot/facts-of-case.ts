/** Facts of a case as a sentence in the question box, which the user sees and can correct. */
import type { CaseRow } from '#data/store/rows.ts';
import { factsOfCase } from '#domain/case/facts-of-case.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Null for a case without a section or a date. */
export function sentenceOfCase(
  record: Pick<CaseRow, 'facts' | 'charges'>,
  words: Catalogue['chatbot']['ofCase'],
): string | null {
  const { sections, arrestDate, firstRemandDate, chargesheet } = factsOfCase(record);
  const filed = chargesheet?.state === 'filed' ? chargesheet.on : undefined;
  const known = [
    ...(sections ?? []),
    ...(arrestDate ? [words.arrest(indianDate(arrestDate))] : []),
    ...(firstRemandDate ? [words.remand(indianDate(firstRemandDate))] : []),
    ...(filed ? [words.chargesheet(indianDate(filed))] : []),
  ];
  return known.length === 0 ? null : words.facts(known.join(', '));
}
