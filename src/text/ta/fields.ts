/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { OF_THIS } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'ஒரு தவறு உள்ளது',
  optional: '(விருப்பம்)',
  none: 'தேர்ந்தெடுக்கவும்',
  unkept: {
    full: `${OF_THIS} சேமிப்பிடம் நிரம்பிவிட்டது: நீங்கள் எழுதியது இந்தப் பக்கத்தில் மட்டுமே உள்ளது. இதைத் திறந்தே வைத்து, சிறிது இடத்தைக் காலி செய்யவும்; பிறகு அது தானாகவே சேமிக்கப்படும்.`,
    failed:
      'சேமிக்கப்படவில்லை: நீங்கள் எழுதியது இந்தப் பக்கத்தில் மட்டுமே உள்ளது. இதைத் திறந்தே வைத்திருங்கள்; மீண்டும் சேமிக்க முயற்சிக்கப்படும்.',
  },
  back: 'இது முன்பு எழுதப்பட்டது; இன்னும் சேமிக்கப்படவில்லை.',
  date: {
    form: 'நாள்-மாதம்-ஆண்டு',
    calendar: 'நாட்காட்டி',
    read: (day) => `${day} என்று படிக்கப்பட்டது.`,
    ask: (day) => `இது ${day} ஆ?`,
    take: (day) => `${day} என்பதை எடு`,
    other: (day) => `பதிலாக ${day} என்பதை எடு`,
    unread: 'இன்னும் தேதியாகப் படிக்க முடியவில்லை. நாள், மாதம், ஆண்டு எழுதவும்; எடுத்துக்காட்டு: 12-03-2026.',
  },
  password: {
    show: 'காட்டு',
    hide: 'மறை',
    showName: 'கடவுச்சொல்லைக் காட்டு',
    hideName: 'கடவுச்சொல்லை மறை',
  },
};
