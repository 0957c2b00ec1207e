/** Bengali, begun: the frame of the screens, the answer of the calculator, the clock. */
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${n} দিন`;

export const words: OtherWords = {
  shell: {
    skip: 'সরাসরি পাতায় যান',
    menu: 'মেনু',
    loading: 'খোলা হচ্ছে',
    entries: {
      dashboard: 'ড্যাশবোর্ড',
      'judge-calendar': 'আদালতের ক্যালেন্ডার',
      calculator: 'জামিন ক্যালকুলেটর',
      'risk-assessment': 'ঝুঁকি মূল্যায়ন',
      application: 'আবেদন তৈরি',
      'case-diary': 'কেস ডায়েরি',
      'status-tracking': 'মামলার অবস্থা',
      hearings: 'শুনানি',
      'legal-database': 'আইন সংগ্রহ',
      feedback: 'মতামত',
      settings: 'সেটিংস',
    },
    short: { dashboard: 'ড্যাশবোর্ড', calculator: 'ক্যালকুলেটর', application: 'আবেদন', 'status-tracking': 'অবস্থা' },
    roles: { user: 'ব্যবহারকারী', lawyer: 'আইনজীবী', judge: 'বিচারক' },
    language: 'ভাষা',
    help: 'সাহায্য',
    logOut: 'লগ আউট',
    sync: { waiting: 'অপেক্ষায়', sent: 'পাঠানো হয়েছে', needs: 'আপনাকে দেখতে হবে' },
  },
  clock: {
    calm: 'আপনার মামলাগুলিতে কোনো তারিখ চলছে না।',
    groups: {
      open: (n: number) => `আজ খোলা: ${n}`,
      maybe: (n: number) => `খোলা থাকতে পারে: ${n}`,
      coming: (n: number) => `আসছে: ${n}`,
      asking: (n: number) => `তথ্য দরকার: ${n}`,
    },
    rights: {
      'default-bail': 'ডিফল্ট জামিন',
      'one-third': 'সর্বোচ্চ সাজার এক-তৃতীয়াংশ পূর্ণ',
      'one-half': 'সর্বোচ্চ সাজার অর্ধেক পূর্ণ',
      'full-term': 'সর্বোচ্চ সাজা পূর্ণ',
    },
  },
  explained: {
    answer: {
      entitled: {
        bailable: 'অভিযুক্ত প্রতিটি অপরাধ জামিনযোগ্য: আজ জামিনের অধিকার আছে।',
        'default-bail': (period: number) =>
          `এই তথ্য অনুসারে {date} থেকে ডিফল্ট জামিনের অধিকার আছে: ${days(period)} কেটে গেছে এবং সময়ে চার্জশিট আসেনি।`,
        'one-third': (whole: string) =>
          `এই তথ্য অনুসারে {date} থেকে বন্ডে মুক্তির অধিকার আছে: ${whole}-এর এক-তৃতীয়াংশ পূর্ণ হয়েছে এবং আগের কোনো দণ্ড নেই।`,
        'one-half': (whole: string) =>
          `এই তথ্য অনুসারে {date} থেকে জামিনে মুক্তির অধিকার আছে: ${whole}-এর অর্ধেক পূর্ণ হয়েছে।`,
      },
      notYet: {
        'default-bail': (left: number) =>
          `এখনও নয়: ততদিনে চার্জশিট না এলে {date} তারিখে, ${days(left)} পরে, ডিফল্ট জামিনের অধিকার হয়।`,
      },
      notInCustody:
        'এই ব্যক্তি হেফাজতে নেই, তাই আজ সময়ের ভিত্তিতে মুক্তির অধিকার চলছে না। গ্রেপ্তারের আগে আগাম জামিন চাওয়া যেতে পারে।',
      undetermined: 'এই তথ্য থেকে এখনও উত্তর পাওয়া যায় না। কী দরকার তা নিচে বলা আছে।',
    },
  },
};
