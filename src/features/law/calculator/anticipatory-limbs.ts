/** BNSS 482 / CrPC 438 limb by limb: before arrest, for a non-bailable offence, and not excluded. */
import { cite } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { LimbContext } from './limbs.ts';
import { answered, custodyFact, governing, namesOf } from './road-words.ts';

export function anticipatoryLimbs(context: LimbContext): Proof[] {
  return [notArrestedLimb(context), nonBailableLimb(context), byCodeLimb(context), byActLimb(context)];
}

function notArrestedLimb(context: LimbContext): Proof {
  const { limbs } = context.words.calculator.discretion;
  const { arrested } = context.found.matter;
  const free = arrested === undefined ? undefined : !arrested;
  const { yes, no } = limbs.arrested;
  return {
    key: 'not-arrested',
    name: limbs.notArrested.name,
    ...answered(free, { yes: no, no: yes, unknown: limbs.unknown }),
    from: context.from(custodyFact(context)),
    law: [governing(context, 's.482(1)', 's.438(1)')],
    flips: limbs.notArrested.flips,
  };
}

function nonBailableLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { rows } = found.matter;
  const { nonBailable: limb } = words.calculator.discretion.limbs;
  const sure = rows.filter(({ bailable }) => bailable === false);
  return {
    key: 'non-bailable',
    name: limb.name,
    state: sure.length > 0 ? 'met' : 'unproved',
    value: sure.length > 0 ? words.calculator.limbs.bailable.not(namesOf(sure)) : limb.unproved,
    from: words.calculator.from.table,
    law: [governing(context, 's.482(1)', 's.438(1)')],
    flips: limb.flips,
  };
}

const barsOf = ({ found }: LimbContext, code: string): readonly Reason[] => {
  const { conclusion } = found.anticipatory;
  return conclusion.kind === 'barred' ? conclusion.because.filter((reason) => reason.code === code) : [];
};

const aboutOf = (bars: readonly Reason[]): string => bars.flatMap(({ about }) => about ?? []).join(', ');

function byCodeLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { excludedByCode: limb, excluded, unread } = words.calculator.discretion.limbs;
  const bars = barsOf(context, 'anticipatory-barred-by-code');
  const { allRead } = found.matter;
  return {
    key: 'excluded-by-code',
    name: limb.name,
    state: bars.length > 0 ? 'not' : allRead ? 'met' : 'unproved',
    value: bars.length > 0 ? excluded(aboutOf(bars)) : allRead ? limb.none : unread,
    from: words.calculator.from.table,
    law: [governing(context, 's.482(4)', 's.438(4)')],
    flips: bars.length > 0 ? words.calculator.limbs.excluded.flipsNot : limb.flips,
  };
}

function byActLimb(context: LimbContext): Proof {
  const { found, words } = context;
  const { excludedByAct: limb, excluded, unread } = words.calculator.discretion.limbs;
  const bars = barsOf(context, 'anticipatory-barred-by-special-act');
  const { allRead } = found.matter;
  const onlyScSt = bars.every(({ authority }) => authority.source === 'SC/ST');
  const laws = [...new Map(bars.map(({ authority }) => [cite(authority), authority])).values()];
  return {
    key: 'excluded-by-act',
    name: limb.name,
    state: bars.length > 0 ? 'not' : allRead ? 'met' : 'unproved',
    value: bars.length > 0 ? excluded(aboutOf(bars)) : allRead ? limb.none : unread,
    from: words.calculator.from.table,
    law: laws.length > 0 ? laws : [governing(context, 's.482(1)', 's.438(1)')],
    flips: bars.length === 0 ? limb.flips : onlyScSt ? limb.flipsScSt : limb.flipsNot,
  };
}
