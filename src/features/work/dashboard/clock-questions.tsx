import { type ReactNode, useState } from 'react';
import type { ClockFact } from '#law-explain/matter-clock.ts';
import { questionsFor } from '#parts/fact-questions/fact-form.ts';
import { FactQuestions } from '#parts/fact-questions/fact-questions.tsx';
import type { ClockMatter } from '#parts/liberty-clock/clock-matters.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';

interface Questions {
  readonly act: ReactNode;
  readonly below: ReactNode;
}

/** The questions of a row, opened in place: as many as the button says. */
export function useQuestions(matter: ClockMatter, asks: readonly ClockFact[], first = false): Questions {
  const { acts, facts } = useText().clock;
  const [open, setOpen] = useState(false);
  const questions = questionsFor(asks);
  if (questions.length === 0) return { act: null, below: null };
  return {
    act: (
      <Button
        kind={first && !open ? 'primary' : 'secondary'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? facts.close : facts.answer(questions.length)}{' '}
        <span className="vh">{acts.for(matter.name)}</span>
      </Button>
    ),
    below: open && (
      <FactQuestions
        caseId={matter.caseId}
        facts={matter.facts}
        questions={questions}
        onSaved={() => setOpen(false)}
      />
    ),
  };
}
