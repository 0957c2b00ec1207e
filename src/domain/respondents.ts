/**
 * Who answers an application where it is not the State: the agencies of the Union that investigate, and what of a matter
 * points to one. A proposal only: the same Act is often enforced by the State's police too.
 */

export const AGENCIES = ['ed', 'cbi', 'ncb', 'customs', 'dri', 'gst', 'sfio', 'nia'] as const;
export type Agency = (typeof AGENCIES)[number];

/** By the code of the Act. */
const BY_ACT: Readonly<Record<string, readonly Agency[]>> = {
  PMLA: ['ed'],
  CUSTOMS: ['customs', 'dri'],
  CGST: ['gst'],
};

/** What is written in the place of the police station where one of them registered the case. */
const BY_STATION: Readonly<Record<Agency, RegExp>> = {
  ed: /\b(e\.?d|ecir|enforcement directorate|directorate of enforcement)\b/i,
  cbi: /\b(c\.?b\.?i|central bureau of investigation)\b/i,
  ncb: /\b(n\.?c\.?b|narcotics control bureau)\b/i,
  customs: /\bcustoms\b/i,
  dri: /\b(d\.?r\.?i|revenue intelligence)\b/i,
  gst: /\b(dggi|c?gst)\b/i,
  sfio: /\b(s\.?f\.?i\.?o|serious fraud)\b/i,
  nia: /\b(n\.?i\.?a|national investigation agency)\b/i,
};

interface Registered {
  /** By the codes of their Acts. */
  readonly charged: readonly string[];
  readonly policeStation: string;
  readonly firNumber: string;
}

/** Those to whom the matter points, the likeliest first; none where the State answers as ever. */
export function agenciesFor({ charged, policeStation, firNumber }: Registered): Agency[] {
  const named = AGENCIES.filter((agency) => BY_STATION[agency].test(`${policeStation} ${firNumber}`));
  return [...new Set([...named, ...charged.flatMap((code) => BY_ACT[code] ?? [])])];
}

/** As short as a title has it: without the office through which it is served. */
export const respondentName = (printed: string): string =>
  (/^(.*?),?\s+through\b/is.exec(printed)?.[1] ?? printed).trim().slice(0, 160);
