/**
 * Name of a provision in a paper: "section 37(1)(b) of the Narcotic Drugs and Psychotropic Substances Act,
 * 1985".
 */
import { type Authority, cite } from '#law/authority.ts';
import type { Tables } from '#law/tables.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';

/** Language of the paper, and names of Acts if tables are available. */
interface ProvisionNaming {
  readonly words: Pick<DocumentWords, 'acts' | 'article' | 'section' | 'sections' | 'partOf'>;
  readonly context: { readonly tables?: Tables | undefined };
}

/** Article of the Constitution. */
const ARTICLE = 'art. ';

export function provisionName(authority: Authority, { words, context }: ProvisionNaming): string {
  const { section, sections, partOf } = words;
  if (authority.at.startsWith(ARTICLE)) return words.article(authority.at.slice(ARTICLE.length));
  if (!authority.at.startsWith('s.')) return cite(authority);
  const act = actName(authority.source, { words, context });
  const [number = '', part] = sectionNumber(authority).split(', ');
  if (part === undefined) return section(number, act);
  return /^\d/.test(part) ? sections(number, part, act) : partOf(part, section(number, act));
}

/** The same at the start of a sentence. */
export const provisionFirst = (authority: Authority, naming: ProvisionNaming): string =>
  capitalised(provisionName(authority, naming));

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const sectionNumber = ({ at }: Authority): string => at.replace(/^s\./, '');

/** Full name of an Act; its short code without tables. */
export const actName = (
  code: string,
  {
    words,
    context: { tables },
  }: { readonly words: Pick<DocumentWords, 'acts'>; readonly context: ProvisionNaming['context'] },
): string => words.acts[code] ?? tables?.acts.find((row) => row.code === code)?.act ?? code;
