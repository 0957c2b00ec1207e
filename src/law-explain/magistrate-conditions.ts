/** Conditions of BNSS 480(1) / CrPC 437(1): its two bars, the proviso and the trial court. */
import { provisoFor } from '#law/bnss/s480-proviso.ts';
import type { Determinations } from '#law/determine.ts';
import { canBeGrave } from '#law/principal-offence.ts';
import { type Condition, condition, type ConditionValue } from './condition.ts';
import { governing } from './matter-reading.ts';

export function magistrateConditions(found: Determinations): Condition[] {
  return [graveCondition(found), convictionsCondition(found), provisoCondition(found), courtCondition(found)];
}

function graveCondition(found: Determinations): Condition {
  const { rows, allRead, principals } = found.matter;
  const bars = rows.some(({ death, life }) => death || life);
  const sure = allRead && !rows.some((row) => canBeGrave(row, principals));
  return condition('no-death-or-life', {
    state: bars ? 'not-met' : sure ? 'met' : 'unknown',
    known: rows.length > 0 ? { is: 'maxima', rows } : { is: 'sections-unread' },
    source: 'tables',
    law: [governing(found, 's.480(1)(i)', 's.437(1)(i)')],
    change: { is: bars ? 'dropped-or-no-grounds' : 'death-or-life-added' },
  });
}

function convictionsCondition(found: Determinations): Condition {
  const known = convictionsKnown(found);
  return condition('no-barring-convictions', {
    ...known,
    source: 'convictions',
    law: [governing(found, 's.480(1)(ii)', 's.437(1)(ii)')],
    change: { is: known.state === 'not-met' ? 'conviction-set-aside-or-reason' : 'barring-convictions' },
  });
}

/** The bar needs a cognizable offence. An unclear conviction may always be a grave one. */
function convictionsKnown({
  convictions: record,
  matter,
}: Determinations): Pick<Condition, 'state' | 'known'> {
  const canBeCognizable = !matter.allRead || matter.rows.some(({ cognizable }) => cognizable !== false);
  if (!canBeCognizable) return { state: 'met', known: { is: 'not-cognizable' } };
  if (!record) return { state: 'unknown', known: { is: 'convictions-not-named' } };
  const cognizable = matter.rows.some((row) => row.cognizable === true);
  const bars = record.grave > 0 || record.middling >= 2;
  const known: ConditionValue =
    record.grave > 0 ? { is: 'grave-conviction' } : { is: 'middling-convictions', count: record.middling };
  if (bars) return { state: cognizable ? 'not-met' : 'unknown', known };
  return record.unclear > 0
    ? { state: 'unknown', known: { is: 'convictions-not-named' } }
    : { state: 'met', known: { is: 'no-barring-conviction' } };
}

const PROVISO = {
  'proviso-woman': 'woman',
  'proviso-child': 'child',
  'proviso-sick-or-infirm': 'sick-or-infirm',
} as const;

const isProviso = (code: string): code is keyof typeof PROVISO => code in PROVISO;

function provisoCondition(found: Determinations): Condition {
  const proviso = provisoFor(found.matter);
  const code = proviso.ok ? proviso.value?.code : undefined;
  return condition('proviso', {
    state: !proviso.ok ? 'unknown' : proviso.value ? 'met' : 'not-met',
    known: {
      is: !proviso.ok ? 'not-known' : code && isProviso(code) ? PROVISO[code] : 'no-proviso',
    },
    source: found.matter.woman === undefined ? 'sickOrInfirm' : 'woman',
    law: [governing(found, 's.480(1), first proviso', 's.437(1), first proviso')],
    change: { is: 'proof-of-proviso' },
  });
}

export function courtCondition({ matter }: Determinations): Condition {
  const { rows, allRead, regimes } = matter;
  const special = rows.filter(({ court }) => court === 'special');
  const open = !allRead || rows.some(({ court }) => court === 'depends');
  return condition('court', {
    state: special.length > 0 ? 'not-met' : open ? 'unknown' : 'met',
    known: rows.length > 0 ? { is: 'courts', rows } : { is: 'sections-unread' },
    source: 'tables',
    law:
      special.length > 0
        ? special.map(({ code, section }) => ({ source: code, at: `s.${section}` }))
        : [{ source: regimes.application, at: 'First Schedule' }],
    change: { is: 'another-section' },
  });
}
