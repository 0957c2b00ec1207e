/** Tamil. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof English> = {
  problem: 'ஒரு தவறு உள்ளது',
  optional: '(விருப்பம்)',
  none: 'தேர்ந்தெடுக்கவும்',
  back: 'இது முன்பு எழுதப்பட்டது; இன்னும் சேமிக்கப்படவில்லை.',
  date: { day: 'நாள்', month: 'மாதம்', year: 'ஆண்டு' },
  password: {
    show: 'காட்டு',
    hide: 'மறை',
    showName: 'கடவுச்சொல்லைக் காட்டு',
    hideName: 'கடவுச்சொல்லை மறை',
  },
};
