/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'কিছু ঠিক করতে হবে',
  optional: '(ঐচ্ছিক)',
  none: 'বেছে নিন',
  unkept: {
    full: `এই ${HELD}ের জায়গা ভরে গেছে: আপনার লেখা শুধু এই পাতায় আছে। পাতাটি খোলা রাখুন এবং কিছু জায়গা খালি করুন; তারপর এটি নিজে থেকেই সংরক্ষিত হবে।`,
    failed: 'সংরক্ষিত হয়নি: আপনার লেখা শুধু এই পাতায় আছে। পাতাটি খোলা রাখুন; সংরক্ষণের চেষ্টা আবার হবে।',
  },
  back: 'এটি আগে লেখা হয়েছিল, এখনও সংরক্ষণ করা হয়নি।',
  date: {
    form: 'দিন-মাস-বছর',
    calendar: 'ক্যালেন্ডার',
    read: (day) => `${day} হিসেবে পড়া হয়েছে।`,
    ask: (day) => `এটি কি ${day}?`,
    take: (day) => `${day} নিন`,
    other: (day) => `এর বদলে ${day} নিন`,
    unread: 'এখনও তারিখ হিসেবে পড়া যায়নি। দিন, মাস ও বছর লিখুন, যেমন 12-03-2026।',
  },
  legacy: {
    found: 'এই লেখা কৃতি দেবের মতো ফন্টে লেখা। সেই ফন্ট ছাড়া কেউ এটি পড়তে পারবে না।',
    mixed: 'এর ইংরেজি শব্দ যেমন আছে তেমনই থাকবে। ফল যাচাই করুন।',
    reads: 'ইউনিকোডে এটি এভাবে পড়া যায়:',
    take: 'এই লেখা নিন',
    taken: 'লেখাটি ইউনিকোডে বদলানো হয়েছে।',
    undo: 'ফিরিয়ে আনুন',
    paper: (n) =>
      `এই কাগজে ${indianNumber(n)}টি লাইন কৃতি দেবের মতো ফন্টে আছে, যা কেউ পড়তে পারবে না। আগে লেখা ঠিক করুন। প্রথম লাইন:`,
  },
  password: { show: 'দেখান', hide: 'লুকান', showName: 'পাসওয়ার্ড দেখান', hideName: 'পাসওয়ার্ড লুকান' },
};
