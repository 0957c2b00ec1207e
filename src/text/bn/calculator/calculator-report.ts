/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { report as English } from '#text/en/calculator/calculator-report.ts';
import type { Translated } from '#text/translated.ts';

export const report: Translated<typeof English> = {
  language: 'bn',
  pageWords: { before: 'পৃষ্ঠা ', between: ' / ' },
  make: 'প্রতিবেদন তৈরি করুন',
  title: 'জামিন গণনার প্রতিবেদন',
  of: (name, fir) => `নাম: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'ছাপুন',
  pdf: 'PDF হিসাবে সংরক্ষণ করুন',
  share: 'শেয়ার করুন',
  making: 'PDF তৈরি হচ্ছে',
  filename: 'bail-calculation.pdf',
  failed: 'PDF তৈরি করা যায়নি। তার বদলে পাতাটি ছাপুন।',
  notHere: 'যা PDF তৈরি করে তা এখনও এই ডিভাইসে নেই। নেটওয়ার্ক থাকলে এই পাতা একবার খুলুন, অথবা এটি ছাপুন।',
  done: 'প্রতিবেদন সংরক্ষিত হয়েছে।',
  shared: 'প্রতিবেদন শেয়ার করা হয়েছে।',
  number: (date) => `${date} তারিখে গণনা করা`,
  entered: 'দেওয়া তথ্য',
  value: 'মান',
  condition: 'শর্ত',
  state: 'অবস্থা',
  law: 'আইন',
  disclaimer:
    'এই প্রতিবেদন উপরের তথ্য থেকে করা গণনা। এটি আইনি পরামর্শ নয় এবং কোনো আদালত এটি যাচাই করেনি। এতে ভরসা করার আগে হেফাজতের শংসাপত্র, গঠিত চার্জ ও বলবৎ আইন দেখে নিন।',
};
