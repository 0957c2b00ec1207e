/** The calculator in Bengali. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { HELD } from './device-word.ts';

const conditions = (n: number) => `${indianNumber(n)}টি শর্ত`;
const routes = (n: number) => `${indianNumber(n)}টি পথ`;

export const calculator: Translated<typeof English> = {
  title: 'জামিন ক্যালকুলেটর',
  asOf: 'তারিখ:',
  lawAsOf: 'আইন এই তারিখ পর্যন্ত:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'মামলাটি পাওয়া যায়নি, অথবা আপনি তা দেখতে পারেন না। আপনি নিজের তথ্য দিয়ে এগোতে পারেন।',
  tabs: { label: 'কার্যবিধি', crpc: 'CrPC-র বিধান', bnss: 'BNSS-এর বিধান' },
  crpcNote:
    '01-07-2024 থেকে বিচারাধীন বন্দির মুক্তি ধারা 479 BNSS অনুসারে হয়, পুরোনো মামলাতেও। এই ট্যাব ধারা 436A CrPC অনুসারে অবস্থা জানায়।',
  inputs: 'আপনি যা পূরণ করেন',
  calculate: 'গণনা করুন',
  again: 'তথ্য বদলান',
  unfold: 'তথ্য দেখান',
  fresh: 'নতুন গণনা',
  kept: 'এই তথ্য এখানে শেষবার লেখা হয়েছিল। অন্য ব্যক্তির জন্য নতুন গণনা শুরু করুন।',
  changed: 'আপনি কিছু বদলেছেন। নতুন উত্তরের জন্য আবার “গণনা করুন” চাপুন।',
  opening: 'আইনের সারণি খোলা হচ্ছে',
  noTables: 'আইনের সারণি এখনও এই ডিভাইসে নেই। নেটওয়ার্ক থাকলে এই পাতা একবার খুলুন; আপনার লেখা সংরক্ষিত আছে।',
  before: {
    title: 'এখনও উত্তর নেই',
    text: 'ধারা ও গ্রেপ্তারের তারিখ, অথবা ভোগ করা বছর লিখুন, এবং “গণনা করুন” চাপুন। যা জানেন না তা খালি থাকুক: কী বাকি, উত্তর তা বলে।',
  },
  fields,
  hints,
  more: 'মামলার তারিখ',
  person: 'ব্যক্তি, এবং রায়ের পরে',
  routes: (n) => `অন্য পথ: গ্রেপ্তার, মুক্তি ও বিচার নিয়ে ${indianNumber(n)}টি প্রশ্ন`,
  optional: '(ঐচ্ছিক)',
  breaks: {
    title: 'অন্তর্বর্তী জামিন',
    add: 'অন্তর্বর্তী জামিনের সময় যোগ করুন',
    remove: (n) => `অন্তর্বর্তী জামিন ${n} সরান`,
  },
  choices,
  first,
  faults,
  answer: { title: 'উত্তর' },
  figures: {
    custody: 'দিন হেফাজতে',
    needed: { '1/3': 'দিন এক-তৃতীয়াংশের জন্য', '1/2': 'দিন অর্ধেকের জন্য', whole: 'দিন সর্বোচ্চ সাজার জন্য' },
    investigation: 'দিন চার্জশিটের জন্য',
    past: 'দিন তার পরে',
    sinceMayBe: 'দিন তখন থেকে',
    left: 'দিন বাকি',
  },
  served: (term) => `ক্যালেন্ডার অনুসারে হেফাজতে ${term}।`,
  estimated: 'আপনার লেখা বছর থেকে পিছিয়ে গোনা: প্রতিটি তারিখ আনুমানিক।',
  certificate: 'আদালতকে হেফাজতের শংসাপত্র দেখাতে হবে।',
  proceed: 'আবেদনে যান',
  proceedFailed: {
    title: 'আবেদন শুরু হয়নি',
    description: `এই ${HELD}ে খসড়ার জায়গা নেই। কিছু জায়গা খালি করে আবার চেষ্টা করুন; ফল এখানেই থাকে।`,
  },
  report,
  custody: {
    title: 'হেফাজত',
    none: 'গ্রেপ্তারের তারিখ ছাড়া আঁকার কিছু নেই।',
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
    nothing: 'এখনও বলা হয়নি',
    notKnown: 'আপনি: জানা নেই',
    certificate: 'হেফাজতের শংসাপত্র: এখানে দেখা হয়নি',
  },
  discretion: {
    title: 'আদালতের বিবেচনায় জামিন',
    waitsFor: (facts) => `এগুলির অপেক্ষা: ${facts.join(', ')}।`,
    asked: 'এই অংশের জন্য জানতে হবে',
    conditions: (n) => `${conditions(n)} ও যা শুনতে হবে তা দেখান`,
    beside: 'যা শুনতে ও বলতে হবে',
  },
  readings: {
    title: 'যেখানে আইন স্পষ্ট নয়',
    of: {
      'several-offences': 'ধারা 479(2) BNSS, এক মামলায় একাধিক অপরাধ',
      ceiling: 'ধারা 187(3) BNSS, ষাট বা নব্বই দিন',
      'principal-offence': 'অভিযোগ যে অপরাধের সঙ্গে যুক্ত তার মেয়াদ',
      extension: 'সময় বাড়ানোর আদেশ টেকে কি না',
    },
    literal: 'আক্ষরিকভাবে: এক মামলায় একাধিক অপরাধ থাকলে পুরো মেয়াদের আগে মুক্তি নিষিদ্ধ।',
    caseLevel: {
      entitled: (date) => `মামলা হিসাবে: কেবল অন্য মামলা আটকায়। ${date} থেকে মুক্তির অধিকার আছে।`,
      'not-yet': (date) => `মামলা হিসাবে: কেবল অন্য মামলা আটকায়। ${date} তারিখে মুক্তির অধিকার হয়।`,
      other: () => 'মামলা হিসাবে: কেবল অন্য মামলা আটকায়।',
    },
    earlier: (days, date) => `${days} দিন: ${date} তারিখে অধিকার হয়। এখানে এই আগের তারিখটি দেওয়া হয়েছে।`,
    later: (days, date) => `${days} দিন: ${date} তারিখে অধিকার হয়।`,
    ifFails: (date) => `আদেশ না টিকলে: ${date} তারিখে অধিকার হয়। এখানে এই আগের তারিখটি দেওয়া হয়েছে।`,
    ifStands: (date) => `আদেশ টিকলে: ${date} তারিখে অধিকার হয়।`,
  },
  further: {
    title: 'অন্য পথ',
    fold: (settled, asking) =>
      [
        settled > 0 ? `${routes(settled)} দেখান` : '',
        asking > 0
          ? `${settled > 0 ? 'এবং ' : ''}তথ্য পেলে খুলতে পারে এমন ${routes(asking)}${settled > 0 ? '' : ' দেখান'}`
          : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    alsoOpen: (names) => `অন্য পথে এটিও খোলা: ${names.join('; ')}। “অন্য পথ” দেখুন।`,
  },
  beside: 'উত্তরের সঙ্গে',
  points: (n) => `জানার ${indianNumber(n)}টি বিষয় দেখান`,
  missing: {
    title: 'এখনও জানতে হবে',
    go: 'উত্তর দিন',
    goTo: (fact) => `উত্তর দিন: ${fact}`,
  },
  dates,
  picture,
  score,
};
