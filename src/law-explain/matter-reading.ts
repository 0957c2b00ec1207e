/** What the conditions of every right and route ask of a matter. */
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { twin } from '#law/parameter.ts';
import { type OffenceRef, offenceName } from '#law/tables.ts';

/** The provision of the code under which an application is made today. */
export const governing = ({ matter }: Determinations, bnss: string, crpc: string): Authority =>
  twin(matter.regimes.application, { bnss, crpc });

/** The provision of the code under which the detention of an undertrial is measured. */
export const ofUndertrial = ({ matter }: Determinations, bnss: string, crpc: string): Authority =>
  twin(matter.regimes.undertrial, { bnss, crpc });

export const namesOf = (rows: readonly OffenceRef[]): string[] => [...new Set(rows.map(offenceName))];

/** Which answer says whether there was an arrest. */
export const custodyFact = ({ matter }: Determinations): FactName =>
  matter.custodyStatus === undefined && matter.arrestDate !== undefined ? 'arrestDate' : 'custodyStatus';

export const isConvicted = ({ matter }: Determinations): boolean =>
  matter.conviction !== undefined && matter.conviction.on <= matter.asOf;
