/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { times as English } from '#text/en/times.ts';
import type { Translated } from '#text/translated.ts';

export const times: Translated<typeof English> = {
  weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  zone: 'IST',
  asOf: (moment, ago) => `${moment} நிலவரப்படி, ${ago}`,
  justNow: 'இப்போதுதான்',
};
