import type { ApplicationView } from '#data/records/application/applications.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText } from '#ui/time-text.tsx';
import type { Fact } from '#ui/summary-part.tsx';

export function useCaseFacts({ case: facts }: ApplicationView): Fact[] {
  const { choices, judgeApplication: text } = useText();
  const { label, notSpecified } = text;
  const { custodyStatus, courtPlace, district, state } = facts;
  const court =
    facts.courtName ?? [choiceLabel(choices, 'court', facts.court), courtPlace].filter(Boolean).join(', ');
  return [
    { label: label.firNumber, value: facts.firNumber },
    { label: label.policeStation, value: [facts.policeStation, district, state].filter(Boolean).join(', ') },
    { label: label.court, value: court },
    { label: label.arrestDate, value: facts.arrestDate ? <DayText day={facts.arrestDate} /> : notSpecified },
    { label: label.sections, value: facts.sections.join(', ') },
    { label: label.allegations, value: <span className="as-typed">{facts.allegations}</span> },
    {
      label: label.custodyStatus,
      value: custodyStatus ? choiceLabel(choices, 'custodyStatus', custodyStatus) : notSpecified,
    },
    { label: label.custodyPeriod, value: facts.custodyPeriod || notSpecified },
  ];
}
