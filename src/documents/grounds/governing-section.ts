/** Drafted grounds name sections of the codes of 2023. An older offence or stage is governed by the former ones. */
import type { PaperMatter } from '#documents/matter.ts';
import { act, type Authority } from '#law/authority.ts';
import { crpcInPlaceOf, FORMER_SECTIONS } from '#law/stage-sections.ts';
import type { LibraryGround } from './ground-library.ts';

const NAMED = /(section|धारा) ([\d()A-Za-z\u0900-\u097F]+) (BNSS|BNS|BSA)(?![A-Z])/giu;

/** Clauses in Hindi have Devanagari letters. */
const inLatin = (section: string): string => section.replace('(ख)', '(b)');
const inHindi = (section: string): string => section.replace('(b)', '(ख)');

const englishName = ({ source, section }: NamedSection): string =>
  source === 'IEA' ? `${section} of the Evidence Act` : `${section} ${source}`;

const hindiName = ({ source, section }: NamedSection): string =>
  source === 'IEA' ? `साक्ष्य अधिनियम की धारा ${section}` : `धारा ${inHindi(section)} ${source}`;

export const inGoverningCode = (text: string, matter: PaperMatter): string =>
  text.replaceAll(NAMED, (...found: string[]) => {
    const [whole = '', word, section = '', source = ''] = found;
    const old = formerOf({ source, section: inLatin(section) }, matter);
    if (!old) return whole;
    return word === 'धारा' ? hindiName(old) : `${word} ${englishName(old)}`;
  });

/** Without a provision that the former code did not have. */
export const governingAuthorities = (authorities: readonly Authority[], matter: PaperMatter): Authority[] =>
  authorities.flatMap((authority) => {
    const { source, at } = authority;
    const old = formerOf({ source, section: at.replace(/^s\./, '') }, matter);
    if (old === null) return [];
    return old ? act(old.source, `s.${old.section}`) : authority;
  });

/** False for a provision that is new in its code, for an offence or a stage that the former code governs. */
export const isInForce = ({ text }: LibraryGround, matter: PaperMatter): boolean =>
  [...text.en.matchAll(NAMED)].every(
    ([, , section = '', source = '']) => formerOf({ source, section }, matter) !== null,
  );

interface NamedSection {
  readonly source: string;
  readonly section: string;
}

/** Undefined if the code of 2023 governs, null if the former code has no such section. */
function formerOf(
  { source, section }: NamedSection,
  { found }: PaperMatter,
): NamedSection | null | undefined {
  if (!found) return undefined;
  const { matter } = found;
  if (source === 'BNSS') {
    const old = crpcInPlaceOf(section, matter);
    return typeof old === 'string' ? { source: 'CrPC', section: old } : old;
  }
  const isOlder =
    source === 'BNS'
      ? matter.rows.some(({ code }) => code === 'IPC') && !matter.rows.some(({ code }) => code === 'BNS')
      : source === 'BSA' && matter.regimes.defaultBail === 'CrPC'; // pending proceedings keep the old Act (BSA 170)
  return isOlder ? FORMER_SECTIONS[`${source} ${section}`] : undefined;
}
