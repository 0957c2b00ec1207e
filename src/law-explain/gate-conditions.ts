/** Gates of special Acts as conditions, one per provision. */
import { act, type Authority, cite } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { RouteName } from '#law/discretion.ts';
import { type BailGate, gatesOf } from '#law/special/bail-gates.ts';
import { type Condition, condition } from './condition.ts';
import { governing, namesOf } from './matter-reading.ts';

export function gateConditions(found: Determinations, route: RouteName): Condition[] {
  const gates = gatesOf(found.matter);
  if (gates.length === 0) return [noGate(found, route)];
  const byLaw = new Map<string, { law: Authority; offences: BailGate['offence'][] }>();
  for (const { offence, bar } of gates) {
    const law = act(offence.code, `s.${bar.section ?? offence.section}`);
    const known = byLaw.get(cite(law)) ?? { law, offences: [] };
    byLaw.set(cite(law), { law, offences: [...known.offences, offence] });
  }
  return [...byLaw.values()].map(({ law, offences }) => gateCondition(found, law, offences));
}

/** The court judges a gate's conditions, so it counts as met only if it does not apply. */
function gateCondition(
  found: Determinations,
  law: Authority,
  rows: readonly BailGate['offence'][],
): Condition {
  const { conclusion } = found.specialGates;
  const isApplicable =
    conclusion.kind === 'barred' && conclusion.because.some(({ authority }) => cite(authority) === cite(law));
  const open = !isApplicable && conclusion.kind === 'undetermined';
  return condition('gate', {
    id: `gate-${cite(law)}`,
    state: isApplicable || open ? 'unknown' : 'met',
    known: { is: isApplicable ? 'gate-stands' : open ? 'gate-open' : 'gate-exempt', offences: namesOf(rows) },
    source: 'tables',
    law: [law],
    change: { is: 'charge-dropped' },
  });
}

function noGate(found: Determinations, route: RouteName): Condition {
  const { allRead } = found.matter;
  const law =
    route === 'magistrate'
      ? governing(found, 's.480(1)', 's.437(1)')
      : route === 'anticipatory'
        ? governing(found, 's.482(1)', 's.438(1)')
        : governing(found, 's.483(1)', 's.439(1)');
  return condition('no-gate', {
    state: allRead ? 'met' : 'unknown',
    known: { is: allRead ? 'no-gate' : 'sections-unread' },
    source: 'tables',
    law: [law],
    change: { is: 'gate-charge-added' },
  });
}
