/** Bengali, begun: the frame of the screens, the answer of the calculator, the clock. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${indianNumber(n)} দিন`;

export const rest: OtherWords = {
  clock: {
    calm: 'আপনার মামলাগুলিতে কোনো তারিখ চলছে না।',
    answer: {
      open: (n: number) => `আজ ${indianNumber(n)}টি অধিকার খোলা আছে।`,
      maybe: 'খোলা থাকতে পারে:',
      since: 'এই তারিখ থেকে:',
      lost: 'আগে চার্জশিট এলে এই অধিকার চলে যায়।',
      next: 'আজ কোনো অধিকার খোলা নেই। এরপর:',
      inDays: (n: number) => (n === 0 ? 'আজ' : `${days(n)} পরে`),
    },
    units: {
      open: () => 'দিন ধরে খোলা',
      left: () => 'দিন বাকি',
      stands: 'অধিকার',
      toGo: () => 'দিন পরে',
      maybe: () => 'দিন, খোলা থাকলে',
      questions: () => 'প্রশ্ন',
    },
    groups: {
      open: (n: number) => `আজ খোলা: ${indianNumber(n)}`,
      maybe: (n: number) => `খোলা থাকতে পারে: ${indianNumber(n)}`,
      coming: (n: number) => `আসছে: ${indianNumber(n)}`,
      asking: (n: number) => `তথ্য দরকার: ${indianNumber(n)}`,
    },
    rights: {
      bailable: 'জামিন অধিকার: প্রতিটি অপরাধ জামিনযোগ্য',
      'default-bail': 'ডিফল্ট জামিন',
      'sixty-days': 'বিচার 60 দিনে শেষ হয়নি',
      'interim-protection': 'গ্রেপ্তার থেকে সুরক্ষা শেষ হয়',
      'appear-on': 'নোটিশ অনুযায়ী পুলিশের সামনে হাজির হওয়া',
      'produce-by': '24 ঘণ্টার মধ্যে ম্যাজিস্ট্রেটের সামনে হাজির করা',
      release: 'জামিন পাওয়ার পর মুক্তি',
      'one-third': 'সর্বোচ্চ সাজার এক-তৃতীয়াংশ পূর্ণ',
      'one-half': 'সর্বোচ্চ সাজার অর্ধেক পূর্ণ',
      'full-term': 'সর্বোচ্চ সাজা পূর্ণ',
    },
  },
  explained: {
    answer: {
      entitled: {
        'full-term': '{date} তারিখে পুরো সর্বোচ্চ সাজা পূর্ণ হয়েছে: এই ব্যক্তিকে এর জন্য আর আটক রাখা যায় না।',
        bailable: 'অভিযুক্ত প্রতিটি অপরাধ জামিনযোগ্য: আজ জামিনের অধিকার আছে।',
        'default-bail': (period: number) =>
          `এই তথ্য অনুসারে {date} থেকে ডিফল্ট জামিনের অধিকার আছে: ${days(period)} কেটে গেছে এবং সময়ে চার্জশিট আসেনি।`,
        'one-third': (whole: string) =>
          `এই তথ্য অনুসারে {date} থেকে বন্ডে মুক্তির অধিকার আছে: ${whole}-এর এক-তৃতীয়াংশ পূর্ণ হয়েছে এবং আগের কোনো দণ্ড নেই।`,
        'one-half': (whole: string) =>
          `এই তথ্য অনুসারে {date} থেকে জামিনে মুক্তির অধিকার আছে: ${whole}-এর অর্ধেক পূর্ণ হয়েছে।`,
      },
      mayBeOpen: {
        'default-bail': '{date} থেকে ডিফল্ট জামিন খোলা থাকতে পারে:',
        'one-third': '{date} থেকে এক-তৃতীয়াংশ মেয়াদের পর মুক্তি খোলা থাকতে পারে:',
        'one-half': '{date} থেকে অর্ধেক মেয়াদের পর মুক্তি খোলা থাকতে পারে:',
      },
      notYet: {
        part: (part: 'one-third' | 'one-half', whole: string, left: number) =>
          `এখনও নয়: এই তথ্য অনুসারে {date} তারিখে, ${days(left)} পরে, ${whole}-এর ${part === 'one-third' ? 'এক-তৃতীয়াংশ' : 'অর্ধেক'} পূর্ণ হলে মুক্তির অধিকার হয়।`,
        'full-term': (whole: string, left: number) =>
          `এখনও নয়: এই তথ্য অনুসারে {date}-এর পরে, অর্থাৎ ${days(left)} পরে, ${whole}-এর পুরো মেয়াদ শেষ হলে কাউকে আটক রাখা যায় না।`,
        'default-bail': (left: number) =>
          `এখনও নয়: ততদিনে চার্জশিট না এলে {date} তারিখে, ${days(left)} পরে, ডিফল্ট জামিনের অধিকার হয়।`,
      },
      notInCustody:
        'এই ব্যক্তি হেফাজতে নেই, তাই আজ সময়ের ভিত্তিতে মুক্তির অধিকার চলছে না। গ্রেপ্তারের আগে আগাম জামিন চাওয়া যেতে পারে।',
      undetermined: 'এই তথ্য থেকে এখনও উত্তর পাওয়া যায় না। কী দরকার তা নিচে বলা আছে।',
    },
  },
};
