/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { times as English } from '#text/en/times.ts';
import type { Translated } from '#text/translated.ts';

export const times: Translated<typeof English> = {
  weekdays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  zone: 'IST',
  asOf: (moment, ago) => `${moment} পর্যন্ত, ${ago}`,
  justNow: 'এইমাত্র',
};
