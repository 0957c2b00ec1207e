/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { courtClosed as English } from '#text/en/work/court-closed.ts';
import type { Translated } from '#text/translated.ts';

export const courtClosed: Translated<typeof English> = {
  closed: (reason) => `আদালত বন্ধ: ${reason}`,
  usually: (reason) => `আদালত সাধারণত বন্ধ: ${reason}`,
  sunday: 'রবিবার',
  saturdays: ['প্রথম শনিবার', 'দ্বিতীয় শনিবার', 'তৃতীয় শনিবার', 'চতুর্থ শনিবার', 'পঞ্চম শনিবার'],
  national: {
    'republic-day': 'প্রজাতন্ত্র দিবস',
    'independence-day': 'স্বাধীনতা দিবস',
    'gandhi-jayanti': 'গান্ধী জয়ন্তী',
    christmas: 'বড়দিন',
  },
  movable: {
    holi: 'হোলি',
    'id-ul-fitr': 'ঈদ-উল-ফিতর',
    'ram-navami': 'রাম নবমী',
    'mahavir-jayanti': 'মহাবীর জয়ন্তী',
    'good-friday': 'গুড ফ্রাইডে',
    'buddha-purnima': 'বুদ্ধ পূর্ণিমা',
    'id-ul-zuha': 'ঈদ-উল-জোহা (বকরিদ)',
    muharram: 'মহরম',
    'milad-un-nabi': 'মিলাদ-উন-নবী',
    janmashtami: 'জন্মাষ্টমী',
    dussehra: 'দশেরা',
    diwali: 'দীপাবলি',
    'guru-nanak': 'গুরু নানক জয়ন্তী',
  },
  holiday: (english, _hindi) => english,
  source: (source) => `উৎস: ${source}`,
  check: 'তারিখটি আদালতের কাছে যাচাই করুন',
  periodEnds: {
    'act-in-court':
      'শেষ দিনে আদালত বন্ধ থাকলে কাজটি পরের খোলা দিনে করা যায় (সাধারণ ধারা আইন, 1897, ধারা 10)। উপরের তারিখ বদলায় না।',
    appeal:
      'শেষ দিনে আদালত বন্ধ থাকলে আপিল আদালত খোলার দিনে দায়ের করা যায় (তামাদি আইন, 1963, ধারা 4)। উপরের তারিখ বদলায় না।',
  },
};
