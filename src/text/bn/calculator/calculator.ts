/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from '#text/bn/device-word.ts';

const conditions = (n: number) => `${indianNumber(n)}টি শর্ত`;
const remedies = (n: number) => `${indianNumber(n)}টি অন্য প্রতিকার`;

export const calculator: Translated<typeof English> = {
  title: 'জামিন ক্যালকুলেটর',
  asOf: 'তারিখ:',
  lawAsOf: 'আইন এই তারিখ পর্যন্ত:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'মামলাটি পাওয়া যায়নি, অথবা আপনি তা দেখতে পারেন না। আপনি নিজের তথ্য দিয়ে এগোতে পারেন।',
  tabs: { label: 'কার্যবিধি', crpc: 'CrPC-র বিধান', bnss: 'BNSS-এর বিধান' },
  crpcNote:
    '01-07-2024 থেকে বিচারাধীন বন্দির মুক্তি ধারা 479 BNSS অনুসারে হয়, পুরোনো মামলাতেও। উত্তর তা-ই মানে। পুরোনো নিয়ম, ধারা 436A CrPC, উত্তরের নীচে দেখানো আছে।',
  inputs: 'আপনার দেওয়া তথ্য',
  calculate: 'গণনা করুন',
  again: 'তথ্য বদলান',
  unfold: 'তথ্য দেখান',
  fresh: 'নতুন গণনা',
  kept: 'এগুলি আপনার শেষ দেওয়া তথ্য। অন্য মক্কেলের জন্য নতুন গণনা শুরু করুন।',
  changed: 'আপনি তথ্য বদলেছেন। নতুন ফলের জন্য আবার “গণনা করুন” চাপুন।',
  opening: 'আইনের সারণি খোলা হচ্ছে',
  noTables: 'আইনের সারণি এখনও এই ডিভাইসে নেই। নেটওয়ার্ক থাকলে এই পাতা একবার খুলুন; আপনার লেখা সংরক্ষিত আছে।',
  before: {
    title: 'এখনও ফল নেই',
    text: 'ধারা ও গ্রেপ্তারের তারিখ (অথবা ভোগ করা বছর) লিখুন এবং “গণনা করুন” চাপুন। যা জানেন না তা খালি রাখুন; কী বাকি, ফলে তার তালিকা থাকে।',
  },
  fields,
  hints,
  more: 'মামলার তারিখ',
  person: 'আবেদনকারীর তথ্য ও রায়ের পরের অবস্থা',
  routes: (n) => `অন্য প্রতিকার: গ্রেপ্তার, মুক্তি ও বিচার নিয়ে ${indianNumber(n)}টি প্রশ্ন`,
  optional: '(ঐচ্ছিক)',
  breaks: {
    title: 'অন্তর্বর্তী জামিন',
    add: 'অন্তর্বর্তী জামিনের সময় যোগ করুন',
    remove: (n) => `অন্তর্বর্তী জামিন ${n} সরান`,
  },
  choices,
  first,
  faults,
  answer: { title: 'ফল' },
  figures: {
    custody: 'দিন হেফাজতে',
    needed: { '1/3': 'দিন এক-তৃতীয়াংশের জন্য', '1/2': 'দিন অর্ধেকের জন্য', whole: 'দিন সর্বোচ্চ সাজার জন্য' },
    investigation: 'দিন চার্জশিটের জন্য',
    past: 'দিন পেরিয়ে গেছে',
    sinceMayBe: 'দিন তখন থেকে',
    left: 'দিন বাকি',
  },
  formerHalf: (day) => `পুরোনো নিয়ম, ধারা 436A CrPC: সর্বোচ্চ সাজার অর্ধেক ${day} তারিখে। এখন মুক্তি এতে ঠিক হয় না।`,
  estimated: 'আপনার লেখা বছর থেকে গোনা: সব তারিখ আনুমানিক।',
  certificate: 'আদালতে হেফাজতের শংসাপত্র দাখিল করুন।',
  proceed: 'আবেদনে যান',
  proceedFailed: {
    title: 'খসড়া তৈরি হয়নি',
    description: `এই ${HELD}ের জায়গা ভরে গেছে। কিছু জায়গা খালি করে আবার চেষ্টা করুন। ফল হারায়নি।`,
  },
  report,
  custody: {
    title: 'হেফাজত',
    none: 'হেফাজতের সময়রেখা দেখতে গ্রেপ্তারের তারিখ লিখুন।',
  },
  conditions: {
    title: (n) => `কেন: ${conditions(n)}`,
    counts: (met, unknown, not) =>
      [`${met}টি পূর্ণ`, unknown > 0 ? `${unknown}টি এখনও প্রমাণিত নয়` : '', not > 0 ? `${not}টি প্রযোজ্য নয়` : '']
        .filter(Boolean)
        .join(', '),
    met: (n) => `পূর্ণ হওয়া ${conditions(n)} দেখান`,
  },
  from: {
    you: (date) => `আপনি, ${date}`,
    record: 'মামলার নথি',
    table: 'অপরাধের সারণি',
    years: 'আপনার লেখা বছর',
    nothing: 'লেখা হয়নি',
    notKnown: 'আপনি “জানা নেই” বেছেছেন',
    certificate: 'হেফাজতের শংসাপত্র যুক্ত করা হয়নি',
  },
  discretion: {
    title: 'আদালতের বিবেচনায় জামিন',
    waitsFor: (facts) => `তথ্য দরকার: ${facts.join(', ')}।`,
    asked: 'এই অংশের প্রশ্ন',
    conditions: (n) => `${conditions(n)} ও নোটিশের প্রয়োজনীয়তা দেখান`,
    beside: 'সরকারি কৌঁসুলিকে নোটিশ ও শুনানি',
  },
  readings: {
    title: 'আইনের অমীমাংসিত প্রশ্ন',
    of: {
      'several-offences': 'ধারা 479(2) BNSS, এক মামলায় একাধিক অপরাধ',
      ceiling: 'ধারা 187(3) BNSS, ষাট বা নব্বই দিন',
      'principal-offence': 'মূল অপরাধের মেয়াদ',
      limb: 'ধারার যে অংশের অভিযোগ',
      extension: 'সময় বাড়ানোর আদেশের বৈধতা',
    },
    literal: 'আক্ষরিক পাঠ: এক মামলায় একাধিক অপরাধ পুরো মেয়াদের আগে মুক্তি আটকায়।',
    caseLevel: {
      entitled: (date) => `মামলাভিত্তিক পাঠ: কেবল অন্য মামলা মুক্তি আটকায়। ${date} তারিখে মুক্তি প্রাপ্য ছিল।`,
      'not-yet': (date) => `মামলাভিত্তিক পাঠ: কেবল অন্য মামলা মুক্তি আটকায়। ${date} তারিখে মুক্তি প্রাপ্য।`,
      other: () => 'মামলাভিত্তিক পাঠ: কেবল অন্য মামলা মুক্তি আটকায়।',
    },
    earlier: (days, date) => `${days} দিন: ${date} তারিখে অধিকার হয়। এখানে আগের তারিখটি নেওয়া হয়েছে।`,
    later: (days, date) => `${days} দিন: ${date} তারিখে অধিকার হয়।`,
    ifFails: (date) => `সময় বাড়ানো বাতিল হলে: ${date} তারিখে অধিকার হয়। এখানে আগের তারিখটি নেওয়া হয়েছে।`,
    ifStands: (date) => `সময় বাড়ানো বহাল থাকলে: ${date} তারিখে অধিকার হয়।`,
  },
  further: {
    title: 'অন্য প্রতিকার',
    fold: (settled, asking) =>
      [
        settled > 0 ? remedies(settled) : '',
        asking > 0
          ? `${settled > 0 ? `আরও ${indianNumber(asking)}টির` : `${remedies(asking)}ের`} জন্য তথ্য দরকার`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names) => `এটিও উপলব্ধ: ${names.join('; ')}। “অন্য প্রতিকার” দেখুন।`,
  },
  beside: 'টীকা',
  points: (n) => `${indianNumber(n)}টি টীকা দেখান`,
  missing: {
    title: 'বাকি তথ্য',
    go: 'উত্তর দিন',
    goTo: (fact) => `উত্তর দিন: ${fact}`,
  },
  dates,
  picture,
  score,
};
