import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { HearingDraft } from '#data/records/hearing/hearing-draft.ts';
import { type HearingMatter, type HearingView, othersOn } from '#data/records/hearing/hearings.ts';
import { clashOf, isFullDay } from '#domain/hearing/hearing-load.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { readTimeField } from '#reading/time-field.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { Note } from '#ui/feedback/note.tsx';
import { hearingTitle } from '#text/hearing-words.ts';

/** Other hearings of the court that day, from local data. Warns only: a judge may list two at one time. */
export function DayWarnings({ draft, matter }: { draft: HearingDraft; matter: HearingMatter }) {
  const text = useText();
  const { db } = useDevice();
  const { date } = draft;
  const except = matter.hearing?._id;
  const { court, courtPlace } = matter.matter;
  const live = useLive(
    async () =>
      isDay(date)
        ? othersOn(db, date, { matter: { court, ...(courtPlace !== undefined && { courtPlace }) }, except })
        : [],
    [db, date, court, courtPlace, except],
  );
  const warningTexts = live.status === 'ready' ? warningsOf(draft, live.value, text) : [];
  return (
    <div role="status">
      {warningTexts.length > 0 && (
        <Note kind="wait">
          {warningTexts.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{text.scheduleHearing.warnings.may}</p>
        </Note>
      )}
    </div>
  );
}

function warningsOf(draft: HearingDraft, others: readonly HearingView[], text: Catalogue): string[] {
  const words = text.scheduleHearing.warnings;
  const minutes = Number(draft.minutes) || undefined;
  const time = readTimeField(draft.time);
  const clash = time === null ? undefined : clashOf({ time, minutes }, others);
  return [
    ...(clash ? [words.clash(clash.time, hearingTitle(clash, text))] : []),
    ...(isFullDay({ time: draft.time, minutes }, others) ? [words.fullDay(others.length)] : []),
  ];
}
