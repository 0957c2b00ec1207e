/** Drafted grounds name sections of the BNSS. An older stage of the case is governed by the CrPC. */
import type { PaperMatter } from '#documents/matter.ts';
import { type Authority, crpc } from '#law/authority.ts';
import { crpcInPlaceOf } from '#law/stage-sections.ts';
import type { LibraryGround } from './ground-library.ts';

const NAMED = /(section|धारा) ([\d()A-Za-z\u0900-\u097F]+) BNSS/giu;

/** Clauses in Hindi have Devanagari letters. */
const inLatin = (section: string): string => section.replace('(ख)', '(b)');
const inHindi = (section: string): string => section.replace('(b)', '(ख)');

export const inGoverningCode = (text: string, matter: PaperMatter): string =>
  text.replaceAll(NAMED, (whole: string, word: string, section: string) => {
    const old = oldSection(inLatin(section), matter);
    if (!old) return whole;
    return `${word} ${word === 'धारा' ? inHindi(old) : old} CrPC`;
  });

export function governingAuthority(authority: Authority, matter: PaperMatter): Authority {
  if (authority.source !== 'BNSS') return authority;
  const old = oldSection(authority.at.replace(/^s\./, ''), matter);
  return old ? crpc(`s.${old}`) : authority;
}

/** False for a provision that is new in the BNSS, at a stage that the CrPC governs. */
export const isInForce = ({ text }: LibraryGround, matter: PaperMatter): boolean =>
  [...text.en.matchAll(NAMED)].every(([, , section = '']) => oldSection(section, matter) !== null);

const oldSection = (section: string, { found }: PaperMatter): string | null | undefined =>
  found ? crpcInPlaceOf(section, found.matter) : undefined;
