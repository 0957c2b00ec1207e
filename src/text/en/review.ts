/** Review of a paper before filing. */
import { documentConcerns as concerns } from './documents-concerns.ts';
import { documentWords } from './documents.ts';
import { packetWhy } from './packet-why.ts';
import { preflightWords as preflight } from './preflight.ts';
import { AGENCY_NAMES as agencies } from './respondents.ts';

export const review = {
  agencies,
  concerns,
  court: { kinds: documentWords.court.kinds },
  packetWhy,
  preflight,
};
