/** Hearing in a judge's list: case, time, place and purpose, coloured by management category. */
import type { ReactNode } from 'react';
import type { DcmCategory } from '#contract/case/case-record.ts';
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { ChangedMark } from '#parts/court-changes/changed-mark.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { HearingLine } from './hearing-line.tsx';
import { hearingTitle } from '#text/hearing-words.ts';

const LOOK = {
  Complex: 'complex',
  Expedited: 'expedited',
  Standard: 'standard',
} as const satisfies Record<DcmCategory, ChipKind>;

/** A case without a category counts as Standard. */
export const categoryOf = ({ matter }: HearingView): DcmCategory => matter?.dcmCategory ?? 'Standard';

interface HearingRowProps {
  hearing: HearingView;
  /** If the date is not obvious from the context. */
  withDay?: boolean;
  acts?: ReactNode;
}

export function HearingRow({ hearing, withDay = false, acts }: HearingRowProps) {
  const text = useText();
  const words = text.judgeCalendar;
  const { _id, caseId, fileId, matter } = hearing;
  const title = hearingTitle(hearing, text);
  return (
    <ListRow
      title={title}
      to={`/judge/hearing/${_id}`}
      chip={<Chip kind={LOOK[categoryOf(hearing)]}>{badgeOf(hearing, text)}</Chip>}
      under={
        <>
          <HearingLine hearing={hearing} withDay={withDay} />
          {fileId !== null && <ChangedMark applicationId={fileId} />}
          <Unsent hearing={hearing} />
        </>
      }
      acts={
        <>
          {matter && (
            <ButtonLink to={`/judge/case/${caseId}`}>
              {words.viewCase}
              <span className="vh">{text.hearingCalendar.of(title)}</span>
            </ButtonLink>
          )}
          {acts}
        </>
      }
    />
  );
}

function Unsent({ hearing: { sync } }: { hearing: HearingView }) {
  const { words } = useText().records;
  if (sync === 'sent') return null;
  return sync === 'waiting' ? (
    <SyncWord kind="waiting">{words.waiting}</SyncWord>
  ) : (
    <SyncWord kind="needs" to="/sync#needs">
      {words.needs}
    </SyncWord>
  );
}

/** The purpose, plus the management category if it is not the default. */
function badgeOf(hearing: HearingView, { judgeCalendar, scheduleHearing }: Catalogue): string {
  const category = categoryOf(hearing);
  const purpose = scheduleHearing.purposeOf(hearing.purpose);
  return category === 'Standard' ? purpose : `${purpose} · ${judgeCalendar.groups[category]}`;
}
