/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type {
  choices as EnglishChoices,
  fields as EnglishFields,
  first as EnglishFirst,
  hints as EnglishHints,
} from '#text/en/calculator/calculator-entries.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof EnglishFields> = {
  offenseType: 'অপরাধের ধরন',
  maxSentence: 'সর্বোচ্চ সাজা (বছর)',
  timeServed: 'ভোগ করা সময় (বছর)',
  pendingCases: 'বিচারাধীন মামলা',
  previousConvictions: 'আগে দোষী সাব্যস্ত',
  earlierSections: 'আগে যে যে ধারায় দোষী সাব্যস্ত',
  cooperated: 'তদন্তে সহযোগিতা করেছেন',
  sentenceYears: 'সাজা (বছর)',
  breakFrom: (n) => `অন্তর্বর্তী জামিন ${n}: মুক্তির তারিখ`,
  breakTo: (n) => `অন্তর্বর্তী জামিন ${n}: ফিরে হাজির হওয়ার তারিখ`,
};

export const hints: Translated<typeof EnglishHints> = {
  maxFilled: 'ধারা থেকে পূরণ করা',
  maxTable: (table) => `আইনে সর্বোচ্চ সাজা: ${table}। সূত্র আপনার সংখ্যাটি নেয়।`,
  served: 'গ্রেপ্তারের তারিখ দিলে এটি খালি রাখুন',
  servedCounted: (days) => `গ্রেপ্তার থেকে গোনা: ${indianNumber(days)} দিন`,
  pendingCases: 'এই মামলা ছাড়া',
  breakTo: 'এখনও অন্তর্বর্তী জামিনে থাকলে খালি রাখুন',
  held: (spans) => `নথি অনুসারে হেফাজত, অন্তর্বর্তী জামিন বাদ দিয়ে: ${spans.join('; ')}`,
  earlierSections: 'দুটি দোষী সাব্যস্তির মধ্যে সেমিকোলন: BNS 303(2); IPC 324',
  unfixed: (sections) =>
    `${sections}: নির্দিষ্ট সর্বোচ্চ মেয়াদ নেই, অথবা কেবল জরিমানা, তাই এক-তৃতীয়াংশ ও অর্ধেক গোনা যায় না। আপনার সংখ্যা কেবল সূত্রে লাগে।`,
};

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'জামিনযোগ্য' },
    { value: 'non-bailable', label: 'জামিন-অযোগ্য' },
    { value: 'economic', label: 'আর্থিক' },
  ],
  howMany: [
    { value: 'none', label: 'একটিও না' },
    { value: 'one', label: 'একটি' },
    { value: 'multiple', label: 'একাধিক' },
    { value: 'unknown', label: 'জানা নেই' },
  ],
};

export const first: Translated<typeof EnglishFirst> = {
  crpc: [
    { code: 'IPC', section: '302', title: 'খুন' },
    { code: 'IPC', section: '376', title: 'ধর্ষণ' },
    { code: 'IPC', section: '420', title: 'প্রতারণা ও অসৎভাবে সম্পত্তি দিতে প্ররোচিত করা' },
    { code: 'IPC', section: '307', title: 'খুনের চেষ্টা' },
    { code: 'IPC', section: '326', title: 'বিপজ্জনক অস্ত্র বা উপায়ে স্বেচ্ছায় গুরুতর আঘাত' },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'খুন' },
    { code: 'BNS', section: '65', title: 'ষোলো বা বারো বছরের কম বয়সী মেয়েকে ধর্ষণ' },
    { code: 'BNS', section: '318', title: 'প্রতারণা' },
    { code: 'BNS', section: '109', title: 'খুনের চেষ্টা' },
    { code: 'BNS', section: '115', title: 'স্বেচ্ছায় আঘাত করা' },
  ],
};
