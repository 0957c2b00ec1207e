/** Facts of a matter used by conditions of rights and routes. */
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { twin } from '#law/parameter.ts';
import { type OffenceRef, offenceName } from '#law/tables.ts';

/** Provision of the code for an application made today. */
export const governing = ({ matter }: Determinations, bnss: string, crpc: string): Authority =>
  twin(matter.regimes.application, { bnss, crpc });

/** Provision of the code for undertrial detention. */
export const ofUndertrial = ({ matter }: Determinations, bnss: string, crpc: string): Authority =>
  twin(matter.regimes.undertrial, { bnss, crpc });

export const namesOf = (rows: readonly OffenceRef[]): string[] => [...new Set(rows.map(offenceName))];

/** The fact that decides whether there was an arrest. */
export const custodyFact = ({ matter }: Determinations): FactName =>
  matter.custodyStatus === undefined && matter.arrestDate !== undefined ? 'arrestDate' : 'custodyStatus';

export const isConvicted = ({ matter }: Determinations): boolean =>
  matter.conviction !== undefined && matter.conviction.on <= matter.asOf;
