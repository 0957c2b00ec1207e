/** Source of a rule, as data: the same citation is shown on screen and printed. */

export interface Authority {
  /** Short code of the Act, or the name of a judgment. */
  readonly source: string;
  /** `s.479(1)`, or the citation of a judgment. */
  readonly at: string;
}

const NBSP = '\u00a0';

export const bnss = (section: string): Authority => ({ source: 'BNSS', at: section });

export const crpc = (section: string): Authority => ({ source: 'CrPC', at: section });

export const act = (code: string, section: string): Authority => ({ source: code, at: section });

export const judgment = (name: string, citation: string): Authority => ({ source: name, at: citation });

/** Codes that no reader of a paper knows. */
const NAMES: Readonly<Record<string, string>> = { IEA: 'Evidence Act' };

/** "s.479(1) BNSS" for a section, "Name, citation" for a judgment. A section uses no-break spaces. */
export function cite({ source, at }: Authority): string {
  return at.startsWith('s.') ? `${at}${NBSP}${NAMES[source] ?? source}` : `${source}, ${at}`;
}
