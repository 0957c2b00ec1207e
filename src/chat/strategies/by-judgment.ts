/** Questions that name or ask for judgments. */
import { judgmentRules } from '../answers/judgments.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import type { ChatQuestion } from '../parsing/question.ts';

export function byJudgment({ question, judgments, search, sources }: ReadQuestion): AnswerParts | null {
  const provisions = judgments.named(question);
  if (provisions.length > 0 && (question.has('judgment') || question.sections.length === 0)) {
    return { rules: judgmentRules(provisions, sources) };
  }
  return isForJudgment(question)
    ? { rules: judgmentRules(judgments.onPoint(question, search), sources) }
    : null;
}

const isForJudgment = (question: ChatQuestion): boolean =>
  question.has('judgment') &&
  !question.has('punish', 'bailable') &&
  !(question.has('equivalent') && question.codes.length > 0 && question.sections.length > 0);
