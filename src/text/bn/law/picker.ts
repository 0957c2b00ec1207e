/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { picker as English } from '#text/en/law/picker.ts';
import type { Translated } from '#text/translated.ts';

const years = (max: number): string => {
  if (max >= 1) return `${Number(max.toFixed(2))} বছর`;
  const months = Math.round(max * 12);
  return months === 0 ? '24 ঘণ্টা' : `${months} মাস`;
};

export const picker: Translated<typeof English> = {
  hint: 'নম্বর, নাম, বা পুরোনো নম্বর। কমা দিয়ে আলাদা করা একাধিক ধারা একসঙ্গে পেস্ট করা যায়।',
  hintLoading: 'কমা দিয়ে আলাদা করুন। ধারার তালিকা এখনও খোলা হচ্ছে।',
  hintMissing: 'কমা দিয়ে আলাদা করুন। ধারার তালিকা এখনও এই ডিভাইসে নেই: নেটওয়ার্ক থাকলে এই পাতা একবার খুলুন।',
  options: 'ধারা',
  limbsOf: (section) => `${section}-এর উপধারা`,
  picked: 'বাছা ধারা',
  remove: (section) => `${section} সরান`,
  notRecognised: 'সারণিতে নেই',
  nearest: (section: string) => `হিসাব ${section} অনুসারে`,
  companion: 'সংজ্ঞা বা নিষেধ, আলাদা অভিযোগ নয়',
  notCharged: 'উল্লেখ আছে, অভিযোগ নয়',
  chooseLimb: 'উপধারা বেছে নিন',
  spread: 'যৌথ দায় (অভিন্ন অভিপ্রায় বা উদ্দেশ্য)',
  count: (n) => (n === 0 ? 'কোনো ধারা পাওয়া যায়নি' : `${indianNumber(n)}টি ধারা পাওয়া গেছে`),
  nothing: 'কোনো ধারা পাওয়া যায়নি। আপনার লেখা যেমন আছে তেমনই থাকে।',
  divided: 'উপধারা বেছে নিন',
  was: (sections) => `আগে ${sections}`,
  now: (sections) => `এখন ${sections}`,
  maximum: {
    years: (max) => `${years(max)} পর্যন্ত`,
    fineOnly: 'কেবল জরিমানা',
    life: 'যাবজ্জীবন',
    death: 'মৃত্যুদণ্ড',
    depends: 'মূল অপরাধ অনুসারে',
    unfixed: 'সর্বোচ্চ নির্দিষ্ট নয়',
    joined: (terms) => terms.join(' বা '),
  },
  bailable: { yes: 'জামিনযোগ্য', no: 'জামিন-অযোগ্য', depends: 'জামিন মূল অপরাধ অনুসারে' },
  court: {
    'magistrate-any': 'যে কোনো ম্যাজিস্ট্রেট',
    'magistrate-first-class': 'প্রথম শ্রেণির ম্যাজিস্ট্রেট',
    'magistrate-chief': 'মুখ্য বিচার বিভাগীয় বা মহানগর ম্যাজিস্ট্রেট',
    sessions: 'দায়রা আদালত',
    special: 'বিশেষ আদালত',
    depends: 'আদালত মূল অপরাধ অনুসারে',
  },
  bar: (section) => `নিষেধ: ${section}`,
  barUnnamed: 'বিশেষ নিষেধ',
};
