/** The two conditions of the maximum term: the releasing fraction and the full term. */
import type { Determinations } from '#law/determine.ts';
import type { Term } from '#law/maximum-term.ts';
import { type Condition, condition } from './condition.ts';
import { ofUndertrial } from './matter-reading.ts';

export function fractionCondition(found: Determinations): Condition {
  const { undertrial, matter } = found;
  const third = undertrial.fraction === '1/3';
  const base = {
    source: 'arrestDate',
    law: [
      third ? ofUndertrial(found, 's.479(1), first proviso', '') : ofUndertrial(found, 's.479(1)', 's.436A'),
    ],
  } as const;
  const key = third ? 'one-third' : 'one-half';
  const on = undertrial.thresholdDate ?? undertrial.dates?.oneHalf;
  if (on === undefined) {
    return condition(key, {
      ...base,
      state: 'unknown',
      known: noDates(found),
      change: { is: 'term-or-arrest-known' },
    });
  }
  const reached = matter.asOf >= on;
  const term = undertrial.maximumTerm;
  return condition(key, {
    ...base,
    state: reached ? 'met' : 'not-met',
    known: { is: 'part-of-term', part: partOf(term, third ? 3 : 2), term, on, reached },
    change: reached ? { is: 'stays-reached' } : { is: 'on', on },
  });
}

/** Why there are no dates of the term. A maximum of life is known but not a fixed term. */
function noDates({ matter }: Determinations) {
  if (matter.firstDay === undefined) return { is: 'arrest-not-known' } as const;
  return { is: matter.allRead ? 'no-fixed-term' : 'sections-unread' } as const;
}

const DAYS_OF_A_MONTH = 30;

function partOf(term: Term | null, parts: 2 | 3): Term | null {
  if (!term || term.months === 0) return null;
  return {
    months: Math.floor(term.months / parts),
    days: ((term.months % parts) * DAYS_OF_A_MONTH) / parts,
  };
}

export function maximumCondition(found: Determinations): Condition {
  const { dates, maximumTerm: term } = found.undertrial;
  const base = {
    source: 'arrestDate',
    law: [ofUndertrial(found, 's.479(1), third proviso', 's.436A, second proviso')],
    change: { is: 'delay-moves-no-maximum' },
  } as const;
  if (!dates) return condition('maximum', { ...base, state: 'unknown', known: noDates(found) });
  const on = dates.maximum;
  const reached = found.matter.asOf >= on;
  const known = { is: 'whole-term', term, on, reached } as const;
  return condition('maximum', { ...base, state: reached ? 'met' : 'not-met', known });
}
