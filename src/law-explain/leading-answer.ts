/**
 * The first answer for a matter: the strongest current right, one that may exist or is contested, the next
 * date, or the bar.
 */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determination, Reason, Release } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import type { RouteDayName } from '#law/further-routes.ts';
import type { Relief } from '#law/relief.ts';
import type { LibertyRight } from './liberty-dates.ts';
import { type PossibleRight, possibleRights } from './may-be-open.ts';

type Right = Exclude<LibertyRight, 'default-bail-if-extended' | 'interim-protection' | RouteDayName>;

interface Grounds {
  readonly law: readonly Authority[];
  /** Facts still needed for a full answer. */
  readonly missing: readonly FactName[];
}

export type LeadingAnswer = Grounds &
  (
    | {
        readonly kind: 'entitled';
        readonly right: Right;
        /** First day; null for a right without a date. */
        readonly on: CalendarDate | null;
      }
    | { readonly kind: 'may-be-open'; readonly right: PossibleRight['right']; readonly on: CalendarDate }
    /** The readings differ, and neither is chosen. */
    | { readonly kind: 'contested'; readonly due: boolean; readonly on: CalendarDate | null }
    | {
        readonly kind: 'not-yet';
        readonly right: Exclude<Right, 'bailable'>;
        readonly on: CalendarDate;
        readonly daysLeft: number;
      }
    /** Under eighteen on the day of the act: the Juvenile Justice Board precedes every other answer. */
    | { readonly kind: 'child'; readonly on: null }
    | { readonly kind: 'barred'; readonly on: null; readonly because: Reason }
    | { readonly kind: 'undetermined'; readonly on: null }
  );

export const RELIEF_OF_RIGHT: Readonly<Record<Right, Relief>> = {
  bailable: 'bailable',
  'default-bail': 'default',
  'one-third': 'undertrial',
  'one-half': 'undertrial',
  'full-term': 'undertrial',
  'sixty-days': 'regular-magistrate',
};

export function leadingAnswer(found: Determinations): LeadingAnswer {
  const child = found.child.conclusion;
  if (child.kind === 'entitled') return { kind: 'child', on: null, law: lawOf(child.because), missing: [] };
  const [maybe] = possibleRights(found);
  return rightToday(found) ?? (maybe ? open(maybe) : (contested(found) ?? later(found) ?? none(found)));
}

type Entitled = Extract<Determination<Release>, { kind: 'entitled' }>;

/** Current rights, starting with those that no court can weigh. */
function rightToday(found: Determinations): LeadingAnswer | null {
  const { bailable, undertrial, sixtyDays, defaultBail } = found;
  const term = undertrial.conclusion;
  const hasServedMaximum = term.kind === 'entitled' && term.because[0].code === 'maximum-served';
  if (term.kind === 'entitled' && hasServedMaximum) return entitled('full-term', term);
  if (bailable.conclusion.kind === 'entitled') return entitled('bailable', bailable.conclusion);
  if (defaultBail.conclusion.kind === 'entitled' && defaultBail.dates) {
    return { ...entitled('default-bail', defaultBail.conclusion), on: defaultBail.dates.from };
  }
  if (term.kind === 'entitled')
    return entitled(undertrial.fraction === '1/3' ? 'one-third' : 'one-half', term);
  return sixtyDays.conclusion.kind === 'entitled' ? entitled('sixty-days', sixtyDays.conclusion) : null;
}

function entitled(right: Right, { because }: Entitled): LeadingAnswer & { readonly kind: 'entitled' } {
  return { kind: 'entitled', right, on: dateIn(because[0]), law: lawOf(because), missing: [] };
}

const open = ({ right, since, authority, asks }: PossibleRight): LeadingAnswer => ({
  kind: 'may-be-open',
  right,
  on: since,
  law: [authority],
  missing: asks,
});

function contested({ undertrial: { conclusion, caseLevel } }: Determinations): LeadingAnswer | null {
  if (conclusion.kind !== 'barred' || caseLevel.kind === 'barred' || caseLevel.kind === 'undetermined')
    return null;
  const due = caseLevel.kind === 'entitled';
  return {
    kind: 'contested',
    due,
    on: due ? dateIn(caseLevel.because[0]) : caseLevel.on,
    law: lawOf([...conclusion.because, ...caseLevel.because]),
    missing: [],
  };
}

/** The next future date. */
function later({ undertrial, defaultBail, sixtyDays }: Determinations): LeadingAnswer | null {
  const part = undertrial.fraction === '1/3' ? 'one-third' : 'one-half';
  const ahead = [
    { right: part, conclusion: undertrial.conclusion },
    { right: 'default-bail', conclusion: defaultBail.conclusion },
    { right: 'sixty-days', conclusion: sixtyDays.conclusion },
  ] as const;
  const [nearest] = ahead
    .flatMap(({ right, conclusion }) => (conclusion.kind === 'not-yet' ? [{ right, conclusion }] : []))
    .toSorted((a, b) => a.conclusion.daysLeft - b.conclusion.daysLeft);
  if (!nearest) return null;
  const { right, conclusion } = nearest;
  const ofTerm = right === part;
  return {
    kind: 'not-yet',
    // if delay moves the fraction past the full term, the full term applies first
    right: ofTerm && conclusion.on === undertrial.dates?.maximum ? 'full-term' : right,
    on: conclusion.on,
    daysLeft: conclusion.daysLeft,
    law: lawOf(conclusion.because),
    missing: ofTerm ? [] : missingOf(undertrial.conclusion),
  };
}

function none({ undertrial, defaultBail }: Determinations): LeadingAnswer {
  const missing = [...new Set([...missingOf(undertrial.conclusion), ...missingOf(defaultBail.conclusion)])];
  const { conclusion } = undertrial;
  if (conclusion.kind !== 'barred') return { kind: 'undetermined', on: null, law: [], missing };
  const [because] = conclusion.because;
  return { kind: 'barred', on: null, because, law: lawOf(conclusion.because), missing };
}

const missingOf = (conclusion: Determination<unknown>): readonly FactName[] =>
  conclusion.kind === 'undetermined' ? conclusion.missing : [];

const lawOf = (because: readonly Reason[]): Authority[] => because.map(({ authority }) => authority);

const dateIn = ({ about }: Reason): CalendarDate | null =>
  about !== undefined && isDay(about) ? about : null;
