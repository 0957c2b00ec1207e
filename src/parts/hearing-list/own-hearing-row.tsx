import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { isToBeCalled } from '#documents/calendar/hearing-entries.ts';
import { AddOne } from '#parts/hearing-calendar/add-to-calendar.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { HearingLine } from './hearing-line.tsx';
import { hearingTitle, purposeOf } from '#text/hearing-words.ts';

interface OwnHearingRowProps {
  readonly hearing: ListedHearing;
  readonly withDay?: boolean;
  /** Link target; default is the case file. */
  readonly to?: string;
}

export function OwnHearingRow({ hearing, withDay = false, to }: OwnHearingRowProps) {
  const text = useText();
  const { caseId, matter } = hearing;
  return (
    <ListRow
      title={hearingTitle(hearing, text)}
      to={to ?? (matter ? `/case/${caseId}` : undefined)}
      chip={<Chip kind="scheduled">{purposeOf(hearing, text)}</Chip>}
      under={<HearingLine hearing={hearing} withDay={withDay} />}
      acts={isToBeCalled(hearing) && <AddOne hearing={hearing} />}
    />
  );
}
