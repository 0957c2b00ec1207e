/** What the limbs of every road share. */
import type { Authority } from '#law/authority.ts';
import type { FactName } from '#law/facts.ts';
import { twin } from '#law/parameter.ts';
import { type OffenceRef, offenceName } from '#law/tables.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { LimbContext } from './limbs.ts';

export const governing = ({ found }: LimbContext, bnss: string, crpc: string): Authority =>
  twin(found.matter.regimes.application, { bnss, crpc });

/** The state and the words of a yes, a no and a not known. */
export function answered(
  value: boolean | undefined,
  words: { readonly yes: string; readonly no: string; readonly unknown: string },
): Pick<Proof, 'state' | 'value'> {
  if (value === undefined) return { state: 'unproved', value: words.unknown };
  return value ? { state: 'met', value: words.yes } : { state: 'not', value: words.no };
}

export const namesOf = (rows: readonly OffenceRef[]): string =>
  [...new Set(rows.map(offenceName))].join(', ');

/** Which answer says whether there was an arrest. */
export const custodyFact = ({ found }: LimbContext): FactName =>
  found.matter.custodyStatus === undefined && found.matter.arrestDate !== undefined
    ? 'arrestDate'
    : 'custodyStatus';
