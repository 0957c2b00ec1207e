/** Legal objections to the paper: the user corrects it or gives a reason for filing. */
import { ASKED_AT } from '#domain/application/field-at.ts';
import type { Concern } from '#documents/model.ts';
import { fieldOfConcern } from '#documents/preflight/field-of.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import type { GoTo } from './preflight-list.tsx';

interface AnswersProps {
  readonly concerns: readonly Concern[];
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
  readonly goTo: GoTo;
  /** After an attempt to file, unanswered objections show an error. */
  readonly tried: boolean;
}

export const answerId = (key: string): string => `answer-${key.replaceAll(/[^\w]+/g, '-')}`;

export const unanswered = (
  concerns: readonly Concern[],
  answers: Readonly<Record<string, string>>,
): Concern[] => concerns.filter(({ key, answer }) => answer === 'needed' && !answers[key]?.trim());

export function ConcernAnswers({ concerns, answers, onAnswer, goTo, tried }: AnswersProps) {
  const { generator: words } = useText();
  const needed = concerns.filter(({ answer }) => answer === 'needed');
  if (needed.length === 0) return null;
  const open = new Set(tried ? unanswered(concerns, answers).map(({ key }) => key) : []);
  return (
    <LedgerSection title={words.answer.title}>
      {needed.map((concern) => (
        <div key={concern.key} className="stack">
          <Note kind="wait">
            <p>
              {concern.text}{' '}
              {concern.authority && (
                <>
                  (<Citation authority={concern.authority} />)
                </>
              )}
            </p>
            <GoBack concern={concern} goTo={goTo} />
          </Note>
          <LongText
            id={answerId(concern.key)}
            label={words.answer.label}
            hint={words.answer.hint}
            error={open.has(concern.key) ? words.answer.missing : undefined}
            rows={3}
            value={answers[concern.key] ?? ''}
            onChange={(reason) => onAnswer({ ...answers, [concern.key]: reason })}
          />
        </div>
      ))}
    </LedgerSection>
  );
}

function GoBack({ concern: { key, from }, goTo }: { concern: Concern; goTo: GoTo }) {
  const { generator: words } = useText();
  const field = fieldOfConcern(key, from);
  const { step } = ASKED_AT[field];
  return (
    <Button kind="quiet" onClick={() => goTo(step, field)}>
      {words.answer.back(words.steps[step - 1] ?? '')}
    </Button>
  );
}
