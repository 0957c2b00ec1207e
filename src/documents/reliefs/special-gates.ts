/** The conditions that a special Act puts before bail on merits, pleaded where the law finds that they stand. */
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { provisionFirst, provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { gatesBefore, type StandingGate } from '#documents/special-gates-of.ts';

export function specialGates(matter: Matter): Block[] {
  const { heading } = matter.words.gates;
  const body = gatesBefore(matter).flatMap((gate) => pleaded(matter, gate));
  return headed(heading, 'bail', body);
}

function pleaded({ words, context }: Matter, { authority, exempt }: StandingGate): Block[] {
  const { gates } = words;
  if (exempt) return numbered('bail', [gates.exempt(provisionName(authority, context.tables))]);
  const primaFacie = authority.source === 'UAPA';
  const named = provisionName(authority, context.tables);
  return [
    ...numbered('bail', [gates.stands(provisionFirst(authority, context.tables))]),
    ...lettered('bail', primaFacie ? gates.primaFacie : gates.twin),
    ...numbered('bail', [primaFacie ? gates.primaFacieSubmitted : gates.submitted(named)]),
  ];
}
