import type { review as English } from '#text/en/review.ts';
import type { Translated } from '#text/translated.ts';
import { documentConcerns as concerns } from './documents-concerns.ts';
import { packetWhy } from './packet-why.ts';
import { preflightWords as preflight } from './preflight.ts';
import { AGENCY_NAMES as agencies } from './respondents.ts';

export const review: Translated<typeof English> = {
  agencies,
  concerns,
  court: {
    kinds: { magistrate: 'मजिस्ट्रेट का न्यायालय', sessions: 'सत्र न्यायालय', high: 'उच्च न्यायालय' },
  },
  packetWhy,
  preflight,
};
