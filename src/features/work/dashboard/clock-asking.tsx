import { useState } from 'react';
import { FactQuestions } from '#parts/fact-questions/fact-questions.tsx';
import { questionsFor, unanswerable } from '#parts/fact-questions/fact-form.ts';
import type { CountedMatter } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerRow } from '#ui/ledger-row.tsx';
import { factNames } from './clock-consequence.tsx';
import type { MatterLinks } from './clock-links.ts';
import { MatterTitle, MatterUnder } from './clock-row.tsx';

interface ClockAskingProps {
  counted: CountedMatter;
  links: MatterLinks | undefined;
}

/** A matter whose dates wait for facts: which they are, and the questions in place. */
export function ClockAsking({ counted, links }: ClockAskingProps) {
  const text = useText();
  const { facts, units } = text.clock;
  const [open, setOpen] = useState(false);
  const { matter, clock } = counted;
  const questions = questionsFor(clock.asks);
  return (
    <LedgerRow
      figure={clock.asks.length}
      unit={units.facts(clock.asks.length)}
      title={<MatterTitle matter={matter} links={links} />}
      under={<MatterUnder matter={matter} />}
      law={facts.missing(factNames(clock.asks, text))}
      consequence={unanswerable(clock.asks)
        .map((fact) => text.law.facts[fact].ask)
        .join(' ')}
      act={
        questions.length > 0 && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? facts.close : facts.answer(questions.length)}{' '}
            <span className="vh">{text.clock.acts.for(matter.name)}</span>
          </Button>
        )
      }
      below={
        open && (
          <FactQuestions
            caseId={matter.caseId}
            facts={matter.facts}
            questions={questions}
            onSaved={() => setOpen(false)}
          />
        )
      }
    />
  );
}
