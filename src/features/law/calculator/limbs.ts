/** Every limb of release by right as a proof: what was used, where it came from, on what authority, what flips it. */
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { twin } from '#law/parameter.ts';
import { mayBeGrave } from '#law/principal-offence.ts';
import { offenceName } from '#law/tables.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import { maximumText } from '#parts/section-picker/offence-line.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { defaultBailLimb, sixtyDaysLimb } from './limbs-of-the-clock.ts';
import { termText } from './term-text.ts';

export interface LimbContext {
  readonly found: Determinations;
  readonly words: Pick<Catalogue, 'calculator' | 'law' | 'picker'>;
  /** Where the answer to one question came from, in words. */
  readonly from: (fact: FactName) => string;
  /** Days in custody and days out, where the first day is known. */
  readonly served: { readonly days: number; readonly out: number } | null;
}

/** None after a conviction in this case: the rights of a person who awaits judgment have ended. */
export function limbsOf(context: LimbContext): Proof[] {
  if (isConvicted(context)) return [];
  const { undertrial, sixtyDays, matter } = context.found;
  const excluded = undertrial.fraction === 'excluded';
  const bnss = matter.regimes.undertrial === 'BNSS';
  return [
    bailableLimb(context),
    excludedLimb(context),
    ...(excluded ? [] : bnss ? [convictedLimb(context)] : []),
    ...(excluded ? [] : [fractionLimb(context)]),
    ...(excluded || !bnss ? [] : [multiplicityLimb(context)]),
    ...(excluded ? [] : [delayLimb(context), maximumLimb(context)]),
    custodyLimb(context),
    defaultBailLimb(context),
    ...(sixtyDays.from || sixtyDays.conclusion.kind === 'undetermined' ? [sixtyDaysLimb(context)] : []),
  ];
}

const isConvicted = ({ found: { matter } }: LimbContext): boolean =>
  matter.conviction !== undefined && matter.conviction.on <= matter.asOf;

const section = ({ found }: LimbContext, bnss: string, crpc: string) =>
  twin(found.matter.regimes.undertrial, { bnss, crpc });

const names = ({ found }: LimbContext): string => found.matter.rows.map(offenceName).join(', ');

function bailableLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { conclusion } = found.bailable;
  const limb = words.calculator.limbs.bailable;
  const base = {
    key: 'bailable',
    name: limb.name,
    from: words.calculator.from.table,
    law: [twin(found.matter.regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' })],
  };
  if (conclusion.kind === 'entitled') {
    return { ...base, state: 'met', value: limb.met(names(context)), flips: limb.flips };
  }
  if (conclusion.kind !== 'barred')
    return { ...base, state: 'unproved', value: limb.unproved, flips: limb.flips };
  const about = conclusion.because.flatMap((reason) => reason.about ?? []).join(', ');
  return { ...base, state: 'not', value: limb.not(about), flips: limb.flipsNot };
}

function excludedLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { rows, allRead, principals } = found.matter;
  const sure = allRead && !rows.some((row) => mayBeGrave(row, principals));
  const limb = words.calculator.limbs.excluded;
  const excluded = found.undertrial.fraction === 'excluded';
  const each = rows.map((row) => limb.each(offenceName(row), maximumText(row, words.picker)));
  return {
    key: 'excluded',
    name: found.matter.regimes.undertrial === 'BNSS' ? limb.name : limb.nameCrpc,
    state: excluded ? 'not' : sure ? 'met' : 'unproved',
    value: each.join('; ') || words.law.facts.offences.ask,
    from: words.calculator.from.table,
    law: [section(context, 's.479(1)', 's.436A')],
    flips: excluded ? limb.flipsNot : limb.flips,
  };
}

function convictedLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { neverConvicted } = found.matter;
  const limb = words.calculator.limbs.convicted;
  const half = found.undertrial.dates?.oneHalf;
  return {
    key: 'convicted',
    name: limb.name,
    state: neverConvicted === undefined ? 'unproved' : neverConvicted ? 'met' : 'not',
    value: neverConvicted === undefined ? limb.unproved : neverConvicted ? limb.met : limb.not,
    from: from('neverConvicted'),
    law: [section(context, 's.479(1), first proviso', 's.436A')],
    flips: neverConvicted === false ? limb.flipsNot : half ? limb.flips(indianDate(half)) : limb.flipsBare,
  };
}

function fractionLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { undertrial, matter } = found;
  const limb = words.calculator.limbs.fraction;
  const third = undertrial.fraction === '1/3';
  const law = [
    third ? section(context, 's.479(1), first proviso', '') : section(context, 's.479(1)', 's.436A'),
  ];
  const base = { key: 'fraction', name: limb.name[third ? '1/3' : '1/2'], from: from('arrestDate'), law };
  const date = undertrial.thresholdDate ?? undertrial.dates?.oneHalf;
  if (date === undefined) return { ...base, state: 'unproved', value: limb.unknown, flips: limb.unknown };
  const reached = matter.asOf >= date;
  return {
    ...base,
    state: reached ? 'met' : 'not',
    value: `${partOf(context, third ? 3 : 2)}; ${reachedText(date, reached, words)}`,
    flips: reached ? limb.stays : limb.on(indianDate(date)),
  };
}

function partOf({ found, words }: LimbContext, parts: 2 | 3): string {
  const { maximumTerm: term } = found.undertrial;
  const { limbs, term: unit } = words.calculator;
  if (!term || term.months === 0) return termText(term, words);
  const months = Math.floor(term.months / parts);
  const days = ((term.months % parts) * 30) / parts;
  const part = days === 0 ? unit.months(months) : `${unit.months(months)} ${unit.days(days)}`;
  return limbs.fraction.months(part, unit.months(term.months));
}

const reachedText = (date: CalendarDate, reached: boolean, { calculator }: LimbContext['words']): string =>
  calculator.limbs.fraction[reached ? 'reached' : 'reaches'](indianDate(date)).toLowerCase();

function multiplicityLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { otherPendingCases, rows } = found.matter;
  const limb = words.calculator.limbs.multiplicity;
  const base = { key: 'multiplicity', name: limb.name, from: from('otherPendingCases') };
  const law = [section(context, 's.479(2)', '')];
  const cap = found.undertrial.dates?.maximum;
  const flips = cap ? limb.flips(indianDate(cap)) : limb.flipsBare;
  if (otherPendingCases !== undefined && otherPendingCases > 0) {
    return { ...base, law, state: 'not', value: limb.other, flips: limb.flipsNot };
  }
  if (rows.length > 1) {
    const value = limb.several(rows.length);
    return { ...base, law, state: 'unproved', value, flips: limb.flipsSeveral, contested: true };
  }
  const known = otherPendingCases !== undefined;
  return { ...base, law, state: known ? 'met' : 'unproved', value: known ? limb.met : limb.unproved, flips };
}

function delayLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { delayByAccusedDays: days, asOf } = found.matter;
  const limb = words.calculator.limbs.delay;
  const room = found.undertrial.thresholdDate ? daysBetween(found.undertrial.thresholdDate, asOf) : -1;
  return {
    key: 'delay',
    name: limb.name,
    state: days === undefined ? 'unproved' : 'met',
    value: days === undefined ? limb.unproved : limb.met(days),
    from: from('delayByAccusedDays'),
    law: [section(context, 's.479(1), Explanation', 's.436A, Explanation')],
    flips: room >= 0 ? limb.room(room) : limb.moves,
  };
}

function maximumLimb(context: LimbContext): Proof {
  const { found, words, from } = context;
  const { fraction, maximum } = words.calculator.limbs;
  const date = found.undertrial.dates?.maximum;
  const reached = date !== undefined && found.matter.asOf >= date;
  const term = termText(found.undertrial.maximumTerm, words);
  return {
    key: 'maximum',
    name: maximum.name,
    state: date === undefined ? 'unproved' : reached ? 'met' : 'not',
    value: date === undefined ? fraction.unknown : `${term}; ${reachedText(date, reached, words)}`,
    from: from('arrestDate'),
    law: [section(context, 's.479(1), third proviso', 's.436A, second proviso')],
    flips: maximum.flips,
  };
}

/** Never met here: the certificate that proves it has not been seen. */
function custodyLimb(context: LimbContext): Proof {
  const { found, words, served } = context;
  const limb = words.calculator.limbs.custody;
  const out = found.matter.inCustody === false;
  return {
    key: 'custody',
    name: limb.name,
    state: out ? 'not' : 'unproved',
    value: out ? limb.not : served ? limb.value(served.days, served.out) : limb.unknown,
    from: limb.from,
    law: [section(context, 's.479(3)', 's.436A')],
    flips: limb.flips,
  };
}
