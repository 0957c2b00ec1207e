/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { received as English } from '#text/en/work/received.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/bn/device-word.ts';

export const received: Translated<typeof English> = {
  title: 'প্রাপ্ত',
  lead: 'অন্য অ্যাপ থেকে পাঠানো। আপনি না বাছা পর্যন্ত এগুলির কিছু হয় না।',
  none: 'কিছু পাওয়া যায়নি। অন্য অ্যাপ থেকে বার্তা, পিডিএফ বা ছবি জমানতে পাঠান।',
  loading: 'প্রাপ্ত জিনিস খোলা হচ্ছে',
  open: (n) => `${indianNumber(n)}টি প্রাপ্ত`,
  kinds: { text: 'লেখা', file: 'ফাইল' },
  read: 'আদালতের বার্তা হিসাবে পড়ুন',
  into: 'এই মামলায়:',
  otherCase: 'অন্য মামলা বাছুন',
  file: 'এই মামলায় যোগ করুন',
  filing: 'যোগ করা হচ্ছে...',
  filed: 'মামলার নথিতে যোগ করা হয়েছে।',
  save: 'অনুলিপি রাখুন',
  discard: 'বাদ দিন',
  discarded: 'এই প্রাপ্ত জিনিস',
  bytesGone: `এই ফাইলের লেখা আর এই ${HELD}ে নেই। অন্য অ্যাপ থেকে আবার পাঠান।`,
  full: `এই ${HELD}ে আর জায়গা নেই। প্রাপ্ত জিনিস রাখা আছে: কিছু জায়গা খালি করে এই পাতা আবার খুলুন।`,
  failures: {
    'too-large': 'রাখা হয়নি: ফাইলটি 25 এমবির বেশি। সেটি অন্য অ্যাপে এখনও আছে।',
    'too-many': 'রাখা হয়নি: অনেক প্রাপ্ত জিনিস বাকি। কিছু যোগ করুন বা বাদ দিন, তারপর অন্য অ্যাপ থেকে আবার পাঠান।',
    'storage-full': `রাখা হয়নি: এই ${HELD}ে আর জায়গা নেই। কিছু জায়গা খালি করুন, তারপর আবার পাঠান।`,
    empty: 'অন্য অ্যাপ রাখার মতো কিছু পাঠায়নি। লেখা বা ফাইলটিই পাঠিয়ে দেখুন।',
    failed: 'রাখা হয়নি: যা পাঠানো হয়েছে তা পড়া যায়নি। সেটি অন্য অ্যাপে এখনও আছে।',
  },
};
