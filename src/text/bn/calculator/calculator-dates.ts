/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type {
  dates as EnglishDates,
  picture as EnglishPicture,
} from '#text/en/calculator/calculator-dates.ts';
import type { Translated } from '#text/translated.ts';

const days = (n: number) => `${indianNumber(n)} দিন`;

export const dates: Translated<typeof EnglishDates> = {
  caption: 'তারিখের তালিকা',
  date: 'তারিখ',
  day: 'দিন',
  what: 'ঘটনা',
  law: 'আইন',
  counts: 'হেফাজত এখান থেকে গোনা হয়',
};

export const picture: Translated<typeof EnglishPicture> = {
  arrest: 'গ্রেপ্তার',
  today: (n) => `আজ, হেফাজতে ${days(n)}`,
  todayShort: (n) => `আজ, ${days(n)}`,
  oneThird: 'এক-তৃতীয়াংশ',
  oneHalf: 'অর্ধেক',
  whole: 'সর্বোচ্চ',
  now: 'আজ',
  maximum: (term) => `সর্বোচ্চ, ${term}`,
  firstDays: (n) => `প্রথম ${n} দিন`,
  remand: 'রিমান্ড, দিন 1',
  day: (n) => `দিন ${n}`,
  chargesheetOnly: 'চার্জশিট',
  chargesheet: (n) => `চার্জশিট, দিন ${n}`,
  scale: (n) => `দিন ${n}-এর পরে মাপ বদলায়`,
  says: (from, to) =>
    to === null ? `${from} থেকে হেফাজত।` : `${from} থেকে হেফাজত; সর্বোচ্চ সাজা ${to} তারিখে পূর্ণ।`,
  saysToday: (n) => `আজ পর্যন্ত হেফাজতে ${days(n)}।`,
  saysMark: (what, date) => `${what}: ${date}।`,
  nextHearing: 'পরের শুনানি',
  heard: (n, next) => `শুনানি (ত্রিভুজ): আজ পর্যন্ত ${n}${next === null ? '' : `, পরেরটি ${next} তারিখে`}।`,
};
