/** Tamil. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'ஒரு தவறு உள்ளது',
  optional: '(விருப்பம்)',
  none: 'தேர்ந்தெடுக்கவும்',
  unkept: {
    full: `${ON_THIS} இடம் இல்லை: நீங்கள் எழுதுவது திறந்துள்ள இந்தப் பக்கத்தில் மட்டுமே உள்ளது. இதைத் திறந்தே வைத்திருங்கள்; தேவையற்ற படங்களையோ செயலிகளையோ நீக்கவும்; பிறகு இது தானாகவே சேமிக்கப்படும்.`,
    failed: `${ON_THIS} இது சேமிக்கப்படவில்லை: நீங்கள் எழுதுவது திறந்துள்ள இந்தப் பக்கத்தில் மட்டுமே உள்ளது. இதைத் திறந்தே வைத்திருங்கள்; மீண்டும் முயற்சிக்கப்படும்.`,
  },
  back: 'இது முன்பு எழுதப்பட்டது; இன்னும் சேமிக்கப்படவில்லை.',
  date: { day: 'நாள்', month: 'மாதம்', year: 'ஆண்டு' },
  password: {
    show: 'காட்டு',
    hide: 'மறை',
    showName: 'கடவுச்சொல்லைக் காட்டு',
    hideName: 'கடவுச்சொல்லை மறை',
  },
};
