import { type ReactNode, Suspense, useState } from 'react';
import type { ClockFact } from '#law-explain/matter-clock.ts';
import { questionsFor } from '#parts/fact-questions/questions-for.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Loads the form on first use, because most visits open none. */
const FactQuestions = lazyPart(() =>
  import('#parts/fact-questions/fact-questions.tsx').then((each) => each.FactQuestions),
);

interface Questions {
  readonly act: ReactNode;
  readonly below: ReactNode;
}

/** Questions of a row, opened in place; the button shows their number. */
export function useQuestions(
  matter: ClockMatter,
  missingFacts: readonly ClockFact[],
  first = false,
): Questions {
  const { acts, facts } = useText().clock;
  const [open, setOpen] = useState(false);
  const questions = questionsFor(missingFacts);
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
      <Suspense fallback={<Skeleton label={acts.starting} rows={1} />}>
        <FactQuestions
          caseId={matter.caseId}
          facts={matter.facts}
          questions={questions}
          onSaved={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
