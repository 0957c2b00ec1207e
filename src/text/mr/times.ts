/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { times as English } from '#text/en/times.ts';
import type { Translated } from '#text/translated.ts';

export const times: Translated<typeof English> = {
  weekdays: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  zone: 'IST',
  asOf: (moment, ago) => `${moment} पर्यंत, ${ago}`,
  justNow: 'आत्ताच',
};
