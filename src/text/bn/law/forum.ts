/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { forum as English } from '#text/en/law/forum.ts';
import type { Translated } from '#text/translated.ts';

export const forum: Translated<typeof English> = {
  title: 'আদালত ও নোটিস',
  courts: {
    magistrate: 'ম্যাজিস্ট্রেট',
    'executive-magistrate': 'বিচারিক ক্ষমতাপ্রাপ্ত নির্বাহী ম্যাজিস্ট্রেট',
    'chief-magistrate': 'মুখ্য বিচার বিভাগীয় বা মুখ্য মহানগর ম্যাজিস্ট্রেট',
    'special-magistrate': 'ম্যাজিস্ট্রেট স্তরের বিশেষ আদালত',
    sessions: 'দায়রা আদালত',
    designated: 'নির্দিষ্ট আদালত',
    special: 'বিশেষ আদালত',
    'childrens-court': 'শিশু আদালত',
    board: 'কিশোর ন্যায় পর্ষদ',
    high: 'হাইকোর্ট',
  },
  first: (court) => `প্রথম আবেদন: ${court}।`,
  appellate: (court) => `রায়ের বিরুদ্ধে আপিল: ${court}।`,
  otherwise: (court) => `গঠিত না হওয়া পর্যন্ত: ${court}।`,
  unchecked: 'রাজ্যের আইনে ধারাটি মিলিয়ে নিন।',
  beforeArrest: (court) => `গ্রেপ্তারের আগে: ${court}।`,
  refused: {
    application: (court) => `প্রত্যাখ্যানের পরে: ${court}-এ আবেদন।`,
    appeal: (court, n) => `প্রত্যাখ্যানের পরে: ${court}-এ ${indianNumber(n)} দিনের মধ্যে আপিল।`,
    byPractice: (court) => `প্রত্যাখ্যানের পরে: ${court}-এ আপিল বা আবেদন, সেই আদালতের প্রথা অনুসারে।`,
    contested: 'প্রত্যাখ্যানের পরের পথ নিয়ে হাইকোর্টগুলির মতভেদ আছে।',
  },
  others: (courts) => `অভিযোগে এই আদালতও আছে: ${courts}। যে আদালত আমলে নিয়েছে, সে-ই শোনে।`,
  notices: {
    victim: 'ভুক্তভোগীকে নোটিস দিন; তাঁর শুনানির অধিকার আছে।',
    child: 'শিশুর পরিবার বা অভিভাবককে নোটিস দিন; তাঁরা আইনজীবীর মাধ্যমে বক্তব্য রাখতে পারেন।',
    wife: 'বিবাহিত মহিলার বক্তব্য শুনতে হবে।',
    prosecutor: 'সরকারি কৌঁসুলিকে বিরোধিতার সুযোগ দিতে হবে।',
  },
  respondent: (names) => `প্রতিপক্ষ: ${names}।`,
  respondentAsked: (names) => `প্রতিপক্ষ: ${names}, যে কর্তৃপক্ষ গ্রেপ্তার করেছে।`,
  or: ' বা ',
  respondents: {
    'state-police': 'রাজ্য, থানার মাধ্যমে',
    ed: 'এনফোর্সমেন্ট অধিদপ্তর',
    cbi: 'কেন্দ্রীয় অনুসন্ধান ব্যুরো',
    ncb: 'মাদক নিয়ন্ত্রণ ব্যুরো',
    customs: 'শুল্ক বিভাগ',
    dri: 'রাজস্ব গোয়েন্দা অধিদপ্তর',
    gst: 'পণ্য ও পরিষেবা কর কর্তৃপক্ষ',
    sfio: 'গুরুতর জালিয়াতি তদন্ত দপ্তর',
    nia: 'জাতীয় তদন্ত সংস্থা',
    'income-tax': 'আয়কর বিভাগ',
    department: 'নালিশকারী দপ্তর',
    'private-complainant': 'নালিশকারী',
  },
  waiting: 'আদালত এখনও জানা নেই: একটি ধারা পড়া হয়নি।',
};
