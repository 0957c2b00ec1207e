/** Drafted grounds name FIR and charge-sheet. An agency such as the Directorate of Enforcement has neither. */
import type { PaperMatter } from '#documents/matter.ts';
import { ENGLISH_PAPERS } from '#text/paper-words.ts';
import type { LibraryGround } from './ground-library.ts';

const nounsOf = ({ agency, context: { papers = ENGLISH_PAPERS } }: PaperMatter) =>
  agency ? papers.agencies[agency].nouns : null;

const REPORT = /police report \(charge-sheet\)|charge-sheet|पुलिस रिपोर्ट \(आरोप-पत्र\)|आरोप-पत्र/giu;
const FIR = /(?<![\p{L}])FIR(?![\p{L}])/gu;

/** In the language of the paper. */
export function inTermsOfAgency(text: string, matter: PaperMatter): string {
  const nouns = nounsOf(matter);
  if (!nouns) return text;
  return text
    .replaceAll(REPORT, (found) => (found.startsWith('C') ? capital(nouns.report) : nouns.report))
    .replaceAll(FIR, nouns.matter);
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Grounds on the lodging of an FIR and on the informant. */
const OF_AN_FIR: ReadonlySet<string> = new Set(['delay-in-fir', 'not-named-in-fir', 'informant-notice-483']);

export const fitsAgency = ({ id }: Pick<LibraryGround, 'id'>, matter: PaperMatter): boolean =>
  nounsOf(matter) === null || !OF_AN_FIR.has(id);
