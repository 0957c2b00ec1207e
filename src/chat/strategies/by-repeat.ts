/** "For the second time": the limb for a repeat offender. */
import type { Rule } from '../answer.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import { offencesOf } from '../parsing/targets.ts';
import { rule } from '../rule.ts';

const AGAIN =
  /(?<![\p{L}\p{M}])(?:(?:second|third|next|2nd|3rd) (?:time|conviction|offence)|subsequent|repeat(?:ed)?|again|once more|dobara|dubara|(?:doosri|dusri) ba+r|दोबारा|दुबारा|दूसरी बार)(?![\p{L}\p{M}])/u;

export function byRepeat({ question, cards, sources }: ReadQuestion): AnswerParts | null {
  if (!AGAIN.test(question.text.toLowerCase())) return null;
  if (question.has('bailable', 'nonbailable', 'cognizable', 'court', 'anticipatory', 'default', 'undertrial'))
    return null;
  const rules = cards.flatMap((card) =>
    offencesOf(card, sources)
      .filter(({ variant }) => variant === 'repeat')
      .flatMap((offence): Rule[] => rule({ is: 'punishment', offence, premise: null }, [offence], sources)),
  );
  return rules.length > 0 ? { rules } : null;
}
