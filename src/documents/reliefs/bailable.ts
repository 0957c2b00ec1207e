/** Bail as of right, pleaded only if every offence is found bailable. */
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import type { Block } from '#documents/model.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';
import { libertyDates } from '#law-explain/liberty-dates.ts';
import { offenceName } from '#law/tables.ts';

export function bailable(matter: PaperMatter, statute: Statute): Block[] {
  const { bailable: words } = matter.words.reliefs;
  const { found } = matter;
  const requestText = words.asked(statute.inFull);
  if (found?.bailable.conclusion.kind !== 'entitled') return numbered('case', [requestText, words.ready]);
  const [{ authority }] = found.bailable.conclusion.because;
  const sections = found.matter.rows.map(offenceName).join(', ');
  const indigent = found.bailable.cautions.find(({ code }) => code === 'indigent-within-a-week');
  const week = libertyDates(found).find(({ right }) => right === 'bailable')?.on;
  const presumed = indigent !== undefined && Boolean(week && isWeekOver(matter, week));
  return numbered('case', [
    requestText,
    !isPleadedByGround(matter, 'bailable-right') && words.right(sections, provisionName(authority, matter)),
    indigent && week && indigence(matter, provisionName(indigent.authority, matter), week),
    presumed ? words.readyOnBond : words.ready,
  ]);
}

/** The week of the Explanation, running or over, for an accused in custody. */
function indigence(matter: PaperMatter, provision: string, from: CalendarDate): string | null {
  if (isPleadedByGround(matter, 'bailable-week')) return null;
  const { indigent, weekOver } = matter.words.reliefs.bailable;
  return isWeekOver(matter, from)
    ? weekOver(provision, printed(addDays(from, -1)))
    : indigent(provision, printed(from));
}

const isWeekOver = ({ context, found }: PaperMatter, from: CalendarDate): boolean =>
  context.filedOn >= from && found?.matter.inCustody === true;
