/**
 * BNSS 480(6) (CrPC 437(6)): release if a Magistrate's trial exceeds sixty days from the first evidence date,
 * excluding it, in custody throughout. The end of the trial is never assumed; the Magistrate may refuse with
 * reasons.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import {
  barred,
  type Determination,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
  waitingFor,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { factThatSettles } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import { isFullyBailable } from './s478-bailable-offences.ts';

const SIXTY_DAYS = 60;

export interface SixtyDayRule extends Finding<Release> {
  /** First day of the right. Null while the first date for evidence is unknown. */
  readonly from: CalendarDate | null;
}

export function sixtyDayRule(matter: Matter): SixtyDayRule {
  const { firstEvidenceDate } = matter;
  const from = firstEvidenceDate === undefined ? null : addDays(firstEvidenceDate, SIXTY_DAYS + 1);
  const authority = sectionOf(matter);
  return {
    conclusion: conclude(matter, from),
    cautions: from ? [{ code: 'reasons-may-be-recorded', authority }] : [],
    from,
  };
}

function conclude(matter: Matter, from: CalendarDate | null): Determination<Release> {
  const bars = barsOf(matter, from);
  if (isNonEmpty(bars)) return barred(bars);
  const missing = missingFacts(matter);
  if (isNonEmpty(missing)) return waitingFor(missing, from, matter.asOf);
  if (!from) return { kind: 'undetermined', missing: ['firstEvidenceDate'] };
  const because: Reason = {
    code: 'sixty-days-from-first-evidence',
    authority: sectionOf(matter),
    about: from,
  };
  return matter.asOf >= from
    ? entitled({ on: 'bail', as: 'right' }, because)
    : { kind: 'not-yet', on: from, daysLeft: daysBetween(matter.asOf, from), because: [because] };
}

function barsOf(matter: Matter, from: CalendarDate | null): Reason[] {
  const authority = sectionOf(matter);
  const bars: Reason[] = matter.rows
    .filter(({ court }) => court === 'sessions' || court === 'special')
    .map((row) => ({ code: 'not-magistrate-triable', authority, about: offenceName(row) }));
  if (isFullyBailable(matter)) {
    bars.push({
      code: 'bailable-so-released-of-right',
      authority: twin(matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' }),
    });
  }
  if (matter.inCustody === false) bars.push({ code: 'not-in-custody', authority });
  if (from && hasBeenOut(matter, from)) bars.push({ code: 'not-in-custody-throughout', authority });
  return bars;
}

/** Out of custody on any of the sixty days, or arrested after they began. */
function hasBeenOut({ out, firstDay, firstEvidenceDate, asOf }: Matter, from: CalendarDate): boolean {
  if (firstEvidenceDate === undefined) return false;
  if (firstDay !== undefined && firstDay > firstEvidenceDate) return true;
  const last = from <= asOf ? addDays(from, -1) : asOf;
  return out.some((span) => span.from <= last && (span.to === undefined || span.to >= firstEvidenceDate));
}

function missingFacts(matter: Matter): FactName[] {
  const { allRead, inCustody, firstEvidenceDate, rows, principals } = matter;
  const missing: FactName[] = [];
  if (!allRead) missing.push('offences');
  if (inCustody === undefined) missing.push('custodyStatus');
  if (firstEvidenceDate === undefined) missing.push('firstEvidenceDate');
  const open = rows.filter(({ court, bailable }) => court === 'depends' || bailable === 'depends');
  return [...new Set([...missing, ...open.map((row) => factThatSettles(row, principals))])];
}

const sectionOf = ({ regimes }: Matter) => twin(regimes.application, { bnss: 's.480(6)', crpc: 's.437(6)' });
