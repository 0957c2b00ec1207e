import { indianNumber } from '#kernel/indian-number.ts';
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/bn/device-word.ts';

/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
export const clockFacts: Translated<typeof clock.facts> = {
  missing: (names) => `জানা নেই: ${names}।`,
  answer: (n) => `${indianNumber(n)}টি প্রশ্নের উত্তর দিন`,
  close: 'বন্ধ করুন',
  intro: 'যা জানেন না তা খালি রাখুন।',
  save: 'উত্তর সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে',
  saved: { title: `এই ${HELD}ে সংরক্ষিত`, description: 'তারিখগুলি নতুন করে গোনা হয়েছে।' },
  gone: {
    title: 'সংরক্ষণ হয়নি',
    description: `এই মামলা আর এই ${HELD}ে নেই। পাতাটি আবার খুলুন।`,
  },
  lastSaid: (day) => `আগের উত্তর: ${day} পর্যন্ত দাখিল হয়নি।`,
  other: {
    legend: (n) => `অন্য মামলা ${n}`,
    add: 'আরও একটি মামলা যোগ করুন',
    remove: (n) => `মামলা ${n} সরান`,
  },
  evidenceStage: 'সাক্ষ্য',
  faults: {
    principal: 'সারণি থেকে একটি অপরাধ বেছে নিন।',
    antecedents: 'অন্তত একটি মামলা যোগ করুন, অথবা “কিছু নেই” বেছে নিন।',
    caseIncomplete: (n) => `অন্য মামলা ${n}: FIR নম্বর, থানা ও ফলাফল দিন।`,
    nothing: 'এখনও কোনো উত্তর দেওয়া হয়নি। একটি প্রশ্নের উত্তর দিন, অথবা ফর্ম বন্ধ করুন।',
  },
};
