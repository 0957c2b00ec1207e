import type { AskingRow } from '#parts/liberty-clock/clock-rows.ts';
import { questionsFor, unanswerable } from '#parts/fact-questions/fact-form.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerRow } from '#ui/ledger-row.tsx';
import { factNames } from './clock-consequence.tsx';
import type { MatterLinks } from './clock-links.ts';
import { useQuestions } from './clock-questions.tsx';
import { MatterTitle, MatterUnder } from './clock-row.tsx';

interface ClockAskingProps {
  asking: AskingRow;
  links: MatterLinks | undefined;
}

/** A matter whose dates wait for facts: which they are, and the questions in place. The number is that of the questions. */
export function ClockAsking({ asking: { matter, asks }, links }: ClockAskingProps) {
  const text = useText();
  const { facts, units } = text.clock;
  const open = unanswerable(asks);
  const count = questionsFor(asks).length + open.length;
  const { act, below } = useQuestions(matter, asks);
  return (
    <LedgerRow
      figure={count}
      unit={units.questions(count)}
      title={<MatterTitle matter={matter} links={links} />}
      under={<MatterUnder matter={matter} />}
      law={facts.missing(factNames(asks, text))}
      consequence={open.map((fact) => text.law.facts[fact].ask).join(' ')}
      act={act}
      below={below}
    />
  );
}
