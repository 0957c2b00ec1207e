/** A legal objection to the paper: the user corrects it or gives a reason for filing. */
import { ASKED_AT } from '#domain/application/field-at.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { Concern } from '#documents/model.ts';
import { fieldOfConcern } from '#documents/preflight/field-of.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import type { GoTo } from '../wizard/go-to.ts';

interface AnswerProps {
  readonly concern: Concern;
  readonly answers: ApplicationForm['answers'];
  readonly onAnswer: (answers: ApplicationForm['answers']) => void;
  readonly goTo: GoTo;
}

const answerId = (key: string): string => `answer-${key.replaceAll(/[^\w]+/g, '-')}`;

export function ConcernAnswer({ concern: { key, from }, answers, onAnswer, goTo }: AnswerProps) {
  const { generator: words } = useText();
  const field = fieldOfConcern(key, from);
  const { step } = ASKED_AT[field];
  return (
    <>
      <LongText
        id={answerId(key)}
        label={words.answer.label}
        hint={words.answer.hint}
        rows={3}
        value={answers[key] ?? ''}
        onChange={(reason) => onAnswer({ ...answers, [key]: reason })}
      />
      <Button kind="quiet" onClick={() => goTo(step, field)}>
        {words.answer.back(words.steps[step - 1] ?? '')}
      </Button>
    </>
  );
}
