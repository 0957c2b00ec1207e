/** A provision as a paper names it: "section 37(1)(b) of the Narcotic Drugs and Psychotropic Substances Act, 1985". */
import { type Authority, cite } from '#law/authority.ts';
import type { Tables } from '#law/tables.ts';
import { documentWords } from '#text/en/documents.ts';

export function provisionName(authority: Authority, tables: Tables | undefined): string {
  const { acts, section, sections, partOf } = documentWords;
  if (!authority.at.startsWith('s.')) return cite(authority);
  const act = acts[authority.source] ?? actName(authority.source, tables);
  const [number = '', part] = sectionNumber(authority).split(', ');
  if (part === undefined) return section(number, act);
  return /^\d/.test(part) ? sections(number, part, act) : partOf(part, section(number, act));
}

/** The same at the head of a sentence. */
export const provisionFirst = (authority: Authority, tables: Tables | undefined): string =>
  capitalised(provisionName(authority, tables));

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const sectionNumber = ({ at }: Authority): string => at.replace(/^s\./, '');

/** The full name of a special Act, or its short code where the tables are not at hand. */
export const actName = (code: string, tables: Tables | undefined): string =>
  tables?.acts.find((row) => row.code === code)?.act ?? code;
