/** Labels of a hearing for all lists: party, number, court, purpose. */
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { titleFor } from '#domain/case/name-for.ts';

export const hearingTitle = (
  { matter }: Pick<ListedHearing, 'matter'>,
  { judgeCalendar }: Catalogue,
): string => (matter ? titleFor(matter) : judgeCalendar.untitled);

export const numberOf = ({ matter }: Pick<ListedHearing, 'matter'>): string | undefined =>
  matter ? matterNumberOf(matter) : undefined;

/** The court as printed, or else its kind and place. */
export const courtOf = ({ matter }: Pick<ListedHearing, 'matter'>, { choices }: Catalogue): string =>
  matter?.courtName ??
  [matter && choiceLabel(choices, 'court', matter.court), matter?.courtPlace].filter(Boolean).join(', ');

export const placeOf = (hearing: Pick<ListedHearing, 'courtroom' | 'matter'>, text: Catalogue): string =>
  [hearing.courtroom && text.judgeCalendar.room(hearing.courtroom), courtOf(hearing, text)]
    .filter(Boolean)
    .join(', ');

/** Purpose, if known. */
export const purposeOf = ({ purpose }: ListedHearing, text: Catalogue): string =>
  purpose === null ? text.hearingCalendar.nextDate : text.scheduleHearing.purposeOf(purpose);
