/**
 * Effect of the drug quantity on the offence. Second after the direct answer, or first if the question names
 * no weight.
 */
import type { Rule } from '../answer.ts';
import type { ReadQuestion } from '../parsed-question.ts';
import { rule } from '../rule.ts';

export function withQuantity(rules: readonly Rule[], { question, sources }: ReadQuestion): readonly Rule[] {
  const { drug } = question;
  const [first, ...rest] = rules;
  if (!drug || !first || first.is === 'judgment') return rules;
  const { name, grams, size, small, commercial, section, limbs } = drug;
  const statement = { is: 'quantity', drug: name, grams, size, small, commercial } as const;
  const all = [section, limbs.small, limbs.commercial];
  const sections = size === null ? [...new Set(all)] : [section];
  const quantity = rule(
    statement,
    sections.map((each) => ({ code: 'NDPS', section: each })),
    sources,
  );
  return size === null ? [...quantity, ...rules] : [first, ...quantity, ...rest];
}
