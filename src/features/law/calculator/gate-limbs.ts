/** The conditions of special Acts as limbs: one for each provision that puts them. */
import { act, type Authority, cite } from '#law/authority.ts';
import type { RoadName } from '#law/discretion.ts';
import { type Gate, gatesOf } from '#law/special/bail-gates.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { LimbContext } from './limbs.ts';
import { governing, namesOf } from './road-words.ts';

export function gateLimbs(context: LimbContext, road: RoadName): Proof[] {
  const gates = gatesOf(context.found.matter);
  if (gates.length === 0) return [noGate(context, road)];
  const byLaw = new Map<string, { law: Authority; offences: Gate['offence'][] }>();
  for (const { offence, bar } of gates) {
    const law = act(offence.code, `s.${bar.section ?? offence.section}`);
    const known = byLaw.get(cite(law)) ?? { law, offences: [] };
    byLaw.set(cite(law), { law, offences: [...known.offences, offence] });
  }
  return [...byLaw.values()].map(({ law, offences }) => gateLimb(context, law, offences));
}

function gateLimb(context: LimbContext, law: Authority, offences: readonly Gate['offence'][]): Proof {
  const { gate } = context.words.calculator.discretion.limbs;
  const { conclusion } = context.found.specialGates;
  const names = namesOf(offences);
  const stands =
    conclusion.kind === 'barred' && conclusion.because.some(({ authority }) => cite(authority) === cite(law));
  const open = !stands && conclusion.kind === 'undetermined';
  const exempt = !stands && !open;
  return {
    key: `gate-${cite(law)}`,
    name: gate.name(cite(law)),
    state: exempt ? 'met' : 'unproved',
    value: stands ? gate.stands(names) : open ? gate.open(names) : gate.exempt(names),
    from: context.words.calculator.from.table,
    law: [law],
    flips: gate.flips,
  };
}

function noGate(context: LimbContext, road: RoadName): Proof {
  const { words, found } = context;
  const { limbs } = words.calculator.discretion;
  const law =
    road === 'magistrate'
      ? governing(context, 's.480(1)', 's.437(1)')
      : road === 'anticipatory'
        ? governing(context, 's.482(1)', 's.438(1)')
        : governing(context, 's.483(1)', 's.439(1)');
  return {
    key: 'gate',
    name: limbs.gate.noneName,
    state: found.matter.allRead ? 'met' : 'unproved',
    value: found.matter.allRead ? limbs.gate.none : limbs.unread,
    from: words.calculator.from.table,
    law: [law],
    flips: limbs.gate.flipsNone,
  };
}
