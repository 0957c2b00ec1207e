import { cite } from '#law/authority.ts';
import { unanswerable } from '#parts/fact-questions/fact-form.ts';
import type { MaybeRow } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { questionsOf } from '#text/explained-words.ts';
import { LedgerRow } from '#ui/ledger-row.tsx';
import { DayText } from '#ui/time-text.tsx';
import type { MatterLinks } from './clock-links.ts';
import { useQuestions } from './clock-questions.tsx';
import { MatterTitle, MatterUnder } from './clock-row.tsx';

interface ClockMaybeProps {
  row: MaybeRow;
  links: MatterLinks | undefined;
  /** Nothing is open for certain: this is the first thing to do. */
  first: boolean;
}

/** A right that only an unknown stands against: since when, what has to be asked, and the questions in place. */
export function ClockMaybe({ row: { matter, maybe }, links, first }: ClockMaybeProps) {
  const text = useText();
  const { clock, law } = text;
  const { act, below } = useQuestions(matter, maybe.asks, first);
  return (
    <LedgerRow
      figure={maybe.days}
      unit={clock.units.maybe(maybe.days)}
      state="near"
      title={<MatterTitle matter={matter} links={links} />}
      under={<MatterUnder matter={matter} />}
      law={`${clock.rights[maybe.right]}, ${cite(maybe.authority)}`}
      consequence={
        <>
          {clock.dates.maybeSince} <DayText day={maybe.since} />: {questionsOf(maybe.asks, text)}{' '}
          {unanswerable(maybe.asks)
            .map((fact) => law.facts[fact].ask)
            .join(' ')}
        </>
      }
      act={act}
      below={below}
    />
  );
}
