/** Facts of a case as a sentence in the question box, which the user sees and can correct. */
import type { CaseRow } from '#data/store/rows.ts';
import { factsOfCase } from '#domain/case/facts-of-case.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import type { Catalogue } from '#text/catalogue.ts';

interface FactsInFir {
  /** Of a case in several FIRs. */
  readonly fir: { readonly firNumber: string; readonly policeStation: string } | null;
  /** Null without a section or a date. */
  readonly sentence: string | null;
}

/** One sentence for each FIR, because sections and dates of two FIRs give no right together. */
export function sentencesOfCase(
  record: Pick<CaseRow, 'facts' | 'charges' | 'firNumber' | 'policeStation'>,
  words: Catalogue['chatbot']['ofCase'],
): readonly FactsInFir[] {
  const { facts, firNumber = '', policeStation = '' } = record;
  const { furtherFirs = [] } = facts ?? {};
  const first = sentenceOfCase(record, words);
  if (furtherFirs.length === 0) return [{ fir: null, sentence: first }];
  const further = furtherFirs.map((fir): FactsInFir => ({
    fir,
    sentence: sentenceOfCase({ facts: present(fir), charges: fir.sections }, words),
  }));
  return [{ fir: { firNumber, policeStation }, sentence: first }, ...further];
}

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
