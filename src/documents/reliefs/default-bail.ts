/** Default bail: no merits, only days. Which period applies is for argument, so both are shown with their dates. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { cite, judgment } from '#law/authority.ts';
import type { Block } from '#documents/model.ts';
import { type Matter, mildGap, printed } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

const COUNTING = judgment('Enforcement Directorate v. Kapil Wadhawan', '(2024) 7 SCC 147');

export const PERIODS = [60, 90] as const;

export function defaultBail(matter: Matter, statute: Statute): Block[] {
  const { default: words } = matter.words.reliefs;
  const { filedOn } = matter.context;
  return [
    ...numbered('case', [words.right(statute.inFull)]),
    ...count(matter, statute),
    ...numbered('case', [words.presented(printed(filedOn), matter.words.blank), words.ready]),
  ];
}

function count(matter: Matter, statute: Statute): Block[] {
  const { default: words } = matter.words.reliefs;
  const { firstRemandDate: remand } = matter.case;
  if (!remand) {
    const missing = mildGap(matter, 'firstRemandDate');
    return missing ? numbered('case', [words.remand(missing, cite(COUNTING))]) : [];
  }
  const counted: Block = {
    kind: 'numbered',
    number: 0,
    text: words.remand(printed(remand), cite(COUNTING)),
    from: 'case',
    authorities: [COUNTING],
  };
  const rows = PERIODS.map((days) => [
    words.period(days),
    printed(addDays(remand, days - 1)),
    printed(rightFrom(remand, days)),
  ]);
  return [
    counted,
    ...numbered('case', [words.bothPeriods(words.term[statute.code])]),
    { kind: 'table', head: words.head, rows, from: 'case' },
  ];
}

/** The day of first remand is day 1; the right arises on the day after the last day of the period. */
export const rightFrom = (remand: CalendarDate, days: number): CalendarDate => addDays(remand, days);
