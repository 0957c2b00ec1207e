/** Review of a paper before filing. */
import { documentConcerns as concerns } from '#text/en/papers/documents-concerns.ts';
import { documentWords } from '#text/en/papers/documents.ts';
import { packetWhy } from '#text/en/papers/packet-why.ts';
import { preflightWords as preflight } from '#text/en/papers/preflight.ts';
import { AGENCY_NAMES as agencies } from '#text/en/law/respondents.ts';

export const review = {
  agencies,
  concerns,
  court: { kinds: documentWords.court.kinds },
  packetWhy,
  preflight,
};
