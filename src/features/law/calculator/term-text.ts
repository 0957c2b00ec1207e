import type { Term } from '#law/maximum-term.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** "7 years", "18 months", "1 day"; the word for it where no term is fixed. */
export function termText(term: Term | null, { calculator }: Pick<Catalogue, 'calculator'>): string {
  const words = calculator.term;
  if (term === null) return calculator.answer.noTerm;
  if (term.months === 0) return words.days(term.days);
  return term.months % 12 === 0 ? words.years(term.months / 12) : words.months(term.months);
}
