import type { review as English } from '#text/en/applications/review.ts';
import type { Translated } from '#text/translated.ts';
import { documentConcerns as concerns } from '#text/hi/papers/documents-concerns.ts';
import { packetWhy } from '#text/hi/papers/packet-why.ts';
import { preflightWords as preflight } from '#text/hi/papers/preflight.ts';
import { AGENCY_NAMES as agencies } from '#text/hi/law/respondents.ts';

export const review: Translated<typeof English> = {
  agencies,
  concerns,
  court: {
    kinds: { magistrate: 'मजिस्ट्रेट का न्यायालय', sessions: 'सत्र न्यायालय', high: 'उच्च न्यायालय' },
  },
  packetWhy,
  preflight,
};
