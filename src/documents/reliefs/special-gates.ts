/** The conditions that a special Act puts before bail on merits, pleaded where the law finds that they stand. */
import { MERITS } from '#documents/concerns.ts';
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';

export function specialGates(matter: Matter): Block[] {
  const { found, relief, words } = matter;
  if (!found || relief === null || !MERITS.includes(relief)) return [];
  const { gates } = words;
  const { conclusion } = found.specialGates;
  if (conclusion.kind === 'barred') {
    const byAct = new Map(conclusion.because.map((reason) => [reason.authority.source, reason]));
    return [...byAct.values()].flatMap(({ authority }) => {
      const named = provisionName(authority, matter.context.tables);
      const primaFacie = authority.source === 'UAPA';
      return headed(gates.heading, 'bail', [
        ...numbered('bail', [gates.stands(named)]),
        ...lettered('bail', primaFacie ? gates.primaFacie : gates.twin),
        ...numbered('bail', [primaFacie ? gates.primaFacieSubmitted : gates.submitted(named)]),
      ]);
    });
  }
  const exempt = conclusion.kind === 'entitled' ? conclusion.because.filter(isExemption) : [];
  const names = [...new Set(exempt.map(({ authority }) => provisionName(authority, matter.context.tables)))];
  return headed(gates.heading, 'bail', numbered('bail', names.map(gates.exempt)));
}

const isExemption = ({ code }: { readonly code: string }): boolean => code === 'exempt-from-special-bar';
