/** Conditions of release by right, strongest right first. */
import { daysBetween } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import { canBeGrave } from '#law/principal-offence.ts';
import { type Condition, condition } from './condition.ts';
import { defaultBailCondition, sixtyDaysCondition } from './clock-conditions.ts';
import { governing, isConvicted, namesOf, ofUndertrial } from './matter-reading.ts';
import { fractionCondition, maximumCondition } from './term-conditions.ts';
import type { TimeServed } from './time-served.ts';

/** Empty after a conviction in this case, which ends pre-judgment rights. */
export function rightConditions(found: Determinations, served: TimeServed | null): Condition[] {
  if (isConvicted(found)) return [];
  const { undertrial, sixtyDays, matter } = found;
  const part = undertrial.fraction !== 'excluded';
  const bnss = matter.regimes.undertrial === 'BNSS';
  return [
    bailableCondition(found),
    graveCondition(found),
    ...(part && bnss ? [convictedCondition(found)] : []),
    ...(part ? [fractionCondition(found)] : []),
    ...(part && bnss ? [otherCasesCondition(found)] : []),
    ...(part ? [delayCondition(found), maximumCondition(found)] : []),
    custodyCondition(found, served),
    defaultBailCondition(found),
    ...(sixtyDays.from || sixtyDays.conclusion.kind === 'undetermined' ? [sixtyDaysCondition(found)] : []),
  ];
}

function bailableCondition(found: Determinations): Condition {
  const { conclusion } = found.bailable;
  const base = { source: 'tables', law: [governing(found, 's.478(1)', 's.436(1)')] } as const;
  if (conclusion.kind === 'entitled') {
    const known = { is: 'bailable', offences: namesOf(found.matter.rows) } as const;
    return condition('bailable', { ...base, state: 'met', known, change: { is: 'non-bailable-added' } });
  }
  if (conclusion.kind !== 'barred') {
    const known = { is: 'bail-depends' } as const;
    return condition('bailable', { ...base, state: 'unknown', known, change: { is: 'non-bailable-added' } });
  }
  const offences = conclusion.because.flatMap(({ about }) => about ?? []);
  const known = { is: 'non-bailable', offences } as const;
  return condition('bailable', { ...base, state: 'not-met', known, change: { is: 'all-left-bailable' } });
}

function graveCondition(found: Determinations): Condition {
  const { rows, allRead, principals, regimes } = found.matter;
  const sure = allRead && !rows.some((row) => canBeGrave(row, principals));
  const excluded = found.undertrial.fraction === 'excluded';
  return condition(regimes.undertrial === 'BNSS' ? 'no-death-or-life' : 'no-death', {
    state: excluded ? 'not-met' : sure ? 'met' : 'unknown',
    known: rows.length > 0 ? { is: 'maxima', rows } : { is: 'sections-unread' },
    source: 'tables',
    law: [ofUndertrial(found, 's.479(1)', 's.436A')],
    change: { is: excluded ? 'charge-dropped' : 'life-added' },
  });
}

function convictedCondition(found: Determinations): Condition {
  const { neverConvicted: never } = found.matter;
  return condition('never-convicted', {
    state: never === undefined ? 'unknown' : never ? 'met' : 'not-met',
    known: { is: never === undefined ? 'not-known' : never ? 'never-convicted' : 'convicted-before' },
    source: 'neverConvicted',
    law: [ofUndertrial(found, 's.479(1), first proviso', 's.436A')],
    change:
      never === false
        ? { is: 'conviction-set-aside-third' }
        : { is: 'one-conviction', on: found.undertrial.dates?.oneHalf ?? null },
  });
}

function otherCasesCondition(found: Determinations): Condition {
  const { otherPendingCases: pending, rows } = found.matter;
  const base = { source: 'otherPendingCases', law: [ofUndertrial(found, 's.479(2)', '')] } as const;
  const key = 'one-offence-no-other-case';
  if (pending !== undefined && pending > 0) {
    const known = { is: 'other-cases-pending', count: pending } as const;
    return condition(key, { ...base, state: 'not-met', known, change: { is: 'other-case-ends' } });
  }
  if (rows.length > 1) {
    const known = { is: 'several-offences', count: rows.length } as const;
    const change = { is: 'several-settled' } as const;
    return condition(key, { ...base, state: 'unknown', known, change, contested: true });
  }
  return condition(key, {
    ...base,
    state: pending === undefined ? 'unknown' : 'met',
    known: { is: pending === undefined ? 'other-cases-not-known' : 'one-offence' },
    change: { is: 'second-case', on: found.undertrial.dates?.maximum ?? null },
  });
}

function delayCondition(found: Determinations): Condition {
  const { delayByAccusedDays: days, asOf } = found.matter;
  const { thresholdDate } = found.undertrial;
  const room = thresholdDate ? daysBetween(thresholdDate, asOf) : -1;
  return condition('delay', {
    state: days === undefined ? 'unknown' : 'met',
    known: days === undefined ? { is: 'not-known' } : { is: 'delay', days },
    source: 'delayByAccusedDays',
    law: [ofUndertrial(found, 's.479(1), Explanation', 's.436A, Explanation')],
    change: room >= 0 ? { is: 'more-delay-than', days: room } : { is: 'each-day-of-delay' },
  });
}

/** Never met here, because the custody certificate is not available. */
function custodyCondition(found: Determinations, served: TimeServed | null): Condition {
  const free = found.matter.inCustody === false;
  return condition('custody', {
    state: free ? 'not-met' : 'unknown',
    known: free
      ? { is: 'not-in-custody' }
      : served
        ? { is: 'custody', days: served.days, out: served.out }
        : { is: 'arrest-not-known' },
    source: 'custody-certificate',
    law: [ofUndertrial(found, 's.479(3)', 's.436A')],
    change: { is: 'certificate' },
  });
}
