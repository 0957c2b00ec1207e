/**
 * Illegal arrest: written grounds (BNSS 47; Constitution 22(1)), production in twenty-four hours (58; 22(2)),
 * notice (35(3)), relative (48), PMLA 19. The first two require release under any Act (Vihaan Kumar); travel
 * time to the Magistrate is excluded and not computed.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { act, type Authority } from '#law/authority.ts';
import {
  barred,
  type Caution,
  type Determination,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
} from '#law/determination.ts';
import type { ClockTime, FactName } from '#law/facts.ts';
import { ANTIL_2022, DARSHAN, MIHIR_SHAH } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import type { Judgment } from '#law/case-law/judgment.ts';
import { codeOfArrest } from '#law/stage-sections.ts';
import { contraryRuling, twoHourRuling, writtenGroundsRuling } from './written-grounds.ts';

const UP_TO_YEARS = 7;
const HOURS_BEFORE_PRODUCTION = 2;

export interface IllegalArrest extends Finding<Release> {
  /** Deadline of production before a Magistrate, with the hour if that of the arrest is known. */
  readonly produceBy: { readonly on: CalendarDate; readonly at: ClockTime | null } | null;
  /** In police custody past the deadline, without a recorded production. */
  readonly overdueSince: CalendarDate | null;
}

export function illegalArrest(given: Matter, judgments: readonly Judgment[]): IllegalArrest {
  const matter = { ...given, production: productionOf(given) };
  const { firstDay, arrest } = matter;
  const produceBy = firstDay === undefined ? null : { on: addDays(firstDay, 1), at: arrest?.at ?? null };
  const grave = [...aboutGrounds(matter, judgments), ...aboutProduction(matter)];
  const faults = [
    ...grave,
    ...contestedGrounds(matter, judgments),
    ...aboutNotice(matter),
    ...aboutRelative(matter),
    ...aboutReasons(matter),
  ];
  return {
    conclusion: conclude(matter, faults, grave.length > 0),
    cautions: matter.arrested === false ? [] : cautionsOf(faults.length > 0),
    produceBy,
    overdueSince: isOverdue(matter) ? (produceBy?.on ?? null) : null,
  };
}

/** Only a Magistrate remands, so a remand by the day after the arrest proves production. */
function productionOf({ production, firstDay, firstRemandDate: remand }: Matter): Matter['production'] {
  if (production !== undefined || firstDay === undefined || remand === undefined) return production;
  return daysBetween(firstDay, remand) <= 1 ? { state: 'produced', on: remand } : undefined;
}

function isOverdue({ production, firstDay, firstRemandDate, custodyStatus, asOf }: Matter): boolean {
  if (production !== undefined || firstRemandDate !== undefined || firstDay === undefined) return false;
  return custodyStatus === 'police' && daysBetween(firstDay, asOf) >= 1;
}

function conclude(matter: Matter, faults: readonly Reason[], grave: boolean): Determination<Release> {
  if (matter.arrested === false)
    return barred([{ code: 'not-in-custody', authority: provision(matter, '47', '50') }]);
  if (isNonEmpty(faults)) {
    const grant: Release = grave ? { on: 'bond', as: 'right' } : { on: 'bail', as: 'discretion' };
    return { kind: 'entitled', grant, because: faults };
  }
  const missing = missingFacts(matter);
  if (isNonEmpty(missing)) return { kind: 'undetermined', missing };
  return barred([{ code: 'arrest-in-order', authority: provision(matter, '47', '50') }]);
}

function aboutGrounds(matter: Matter, judgments: readonly Judgment[]): Reason[] {
  const { groundsOfArrest: grounds, production } = matter;
  const ruling = writtenGroundsRuling(matter, judgments);
  if (grounds?.state === 'none') return ruling ? [{ code: 'grounds-not-given', authority: ruling }] : [];
  const twoHours = twoHourRuling(matter, judgments);
  if (grounds === undefined || production?.state !== 'produced' || twoHours === null) return [];
  const hours = hoursBetween(grounds, production);
  return hours !== null && hours < HOURS_BEFORE_PRODUCTION
    ? [{ code: 'grounds-too-late', authority: twoHours }]
    : [];
}

/** No ruling governs this arrest: want of writing alone is contested, and the contrary ruling is named. */
function contestedGrounds(matter: Matter, judgments: readonly Judgment[]): Reason[] {
  if (matter.groundsOfArrest?.state !== 'none' || writtenGroundsRuling(matter, judgments)) return [];
  return [{ code: 'grounds-writing-contested', authority: contraryRuling(judgments) ?? DARSHAN }];
}

/** Certainly late two days on; on the day after the arrest the hours decide. */
function aboutProduction(matter: Matter): Reason[] {
  const { production, firstDay, asOf, arrest } = matter;
  if (production === undefined || firstDay === undefined) return [];
  const authority = provision(matter, '58', '57');
  if (production.state === 'none') {
    const over = daysBetween(firstDay, asOf) >= 2;
    return over ? [{ code: 'not-produced', authority, about: addDays(firstDay, 1) }] : [];
  }
  const hours = hoursBetween({ on: firstDay, at: arrest?.at }, production);
  const late = hours === null ? daysBetween(firstDay, production.on) >= 2 : hours > 24;
  return late ? [{ code: 'produced-late', authority, about: production.on }] : [];
}

function aboutNotice(matter: Matter): Reason[] {
  if (matter.arrest?.appearanceNotice !== false || !isUpToSevenYears(matter)) return [];
  return [{ code: 'no-notice-before-arrest', authority: ANTIL_2022 }];
}

function aboutRelative(matter: Matter): Reason[] {
  return matter.arrest?.relativeInformed === false
    ? [{ code: 'relative-not-told', authority: provision(matter, '48', '50A') }]
    : [];
}

function aboutReasons(matter: Matter): Reason[] {
  return isUnderPmla(matter) && matter.arrest?.reasonsInWriting === false
    ? [{ code: 'reasons-not-recorded', authority: act('PMLA', 's.19(1)') }]
    : [];
}

function missingFacts(matter: Matter): FactName[] {
  const { arrest, production, groundsOfArrest, firstDay } = matter;
  const unknown: readonly (readonly [FactName, boolean])[] = [
    ['arrestDate', firstDay === undefined],
    ['groundsOfArrest', groundsOfArrest === undefined],
    ['production', production === undefined || isProductionHourRelevant(matter)],
    ['arrestAt', arrest?.at === undefined && isNextDay(matter)],
    ['appearanceNotice', arrest?.appearanceNotice === undefined && isUpToSevenYears(matter)],
    ['reasonsInWriting', arrest?.reasonsInWriting === undefined && isUnderPmla(matter)],
  ];
  return unknown.flatMap(([name, missing]) => (missing ? [name] : []));
}

const isUnderPmla = ({ rows }: Matter): boolean => rows.some(({ code }) => code === 'PMLA');

const isNextDay = ({ production, firstDay }: Matter): boolean =>
  production?.state === 'produced' && firstDay !== undefined && daysBetween(firstDay, production.on) === 1;

const isProductionHourRelevant = (matter: Matter): boolean =>
  isNextDay(matter) && matter.production?.state === 'produced' && matter.production.at === undefined;

export const isUpToSevenYears = ({ rows, allRead }: Matter): boolean =>
  allRead && rows.every(({ death, life, maxYears }) => !death && !life && (maxYears ?? 99) <= UP_TO_YEARS);

interface Moment {
  readonly on: CalendarDate;
  readonly at?: ClockTime | undefined;
}

/** Whole minutes: with fractional hours, rounding would make a day slightly too long. */
function hoursBetween(from: Moment, to: Moment): number | null {
  if (from.at === undefined || to.at === undefined) return null;
  return (daysBetween(from.on, to.on) * 24 * 60 + minutesOf(to.at) - minutesOf(from.at)) / 60;
}

function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const cautionsOf = (found: boolean): Caution[] =>
  found
    ? [
        { code: 'state-the-prejudice', authority: DARSHAN },
        { code: 'fresh-arrest-possible', authority: MIHIR_SHAH },
      ]
    : [];

/** By the day of the arrest; an unknown day takes the code of the application. */
const provision = (matter: Matter, bnss: string, crpc: string): Authority =>
  twin(codeOfArrest(matter), { bnss: `s.${bnss}`, crpc: `s.${crpc}` });
