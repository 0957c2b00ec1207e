import type { times as English } from '#text/en/times.ts';
import type { Translated } from '#text/translated.ts';

export const times: Translated<typeof English> = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  zone: 'बजे',
  asOf: (moment, ago) => `${moment} तक, ${ago}`,
  justNow: 'अभी-अभी',
};
