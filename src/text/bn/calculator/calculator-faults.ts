/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { faults as English } from '#text/en/calculator/calculator-faults.ts';
import type { Translated } from '#text/translated.ts';

export const faults: Translated<typeof English> = {
  maximum: 'সর্বোচ্চ সাজা বছরে লিখুন। 0 বা খালি হলে সূত্র প্রয়োগ করা যায় না।',
  servedBeforeBns:
    'কাটানো বছর ধরে পিছিয়ে গুনলে হেফাজত BNS (01-07-2024)-এর আগে শুরু হয়েছে। বছর ঠিক করুন, অথবা IPC-র ধারা বেছে নিন।',
  bnsUnderCrpc: 'BNS-এর অপরাধের বিচার কখনও CrPC-তে হয় না। BNSS-এর বিধান বেছে নিন, অথবা IPC-র ধারা লিখুন।',
  severalCodes: (number) => `ধারা ${number} IPC ও BNS দুটিতেই আছে। IPC ${number} বা BNS ${number} লিখুন।`,
  sentenceYears: 'সাজা বছরে লিখুন, যেমন 3 বা 2.5, অথবা ঘরটি খালি রাখুন।',
  breakOutside: 'অন্তর্বর্তী জামিন গ্রেপ্তারের আগে বা আজকের পরে শুরু হতে পারে না। তারিখ ঠিক করুন।',
  breakBackwards: 'ফিরে হাজির হওয়া মুক্তির আগে, বা আজকের পরে হতে পারে না। দুটি তারিখের একটি ঠিক করুন।',
  breakFrom: 'মুক্তির দিন দিন, অথবা অন্তর্বর্তী জামিনের এই সময়টি সরান।',
  nothing: 'ধারা লিখুন, অথবা সর্বোচ্চ সাজা ও ভোগ করা সময় লিখুন।',
};
