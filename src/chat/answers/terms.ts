/** "480(6) is ninety days, right?": states the section's real period before the section. */
import TERMS from '../vocabulary/terms.json';
import type { Rule } from '../answer.ts';
import type { ReadQuestion } from '../parsed-question.ts';
import { rule } from '../rule.ts';

export function withTerm(rules: readonly Rule[], { question, sources }: ReadQuestion): readonly Rule[] {
  const [first] = rules;
  if (!question.premise || first?.is !== 'section') return rules;
  const { ref } = first;
  const term = TERMS.find(({ code, section }) => code === ref.code && section === ref.section);
  const said = term && question.periods.find(({ unit }) => unit === term.unit || unit === inOther(term.unit));
  if (!term || !said) return rules;
  const same = said.unit === term.unit && said.count === term.count;
  const unit = term.unit === 'hours' ? 'hours' : 'days';
  const told = { is: 'term', ref, count: term.count, unit, premise: same ? 'yes' : 'no' } as const;
  return [...rule(told, [ref], sources), ...rules];
}

const inOther = (unit: string): string => (unit === 'hours' ? 'days' : 'hours');
