/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { notices as English } from '#text/en/notices.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const notices: Translated<typeof English> = {
  region: 'বিজ্ঞপ্তি',
  loginSuccess: { title: 'সফল', description: 'আপনি লগ ইন করেছেন' },
  registered: { title: 'নিবন্ধন হয়েছে', description: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে। এবার লগ ইন করুন।' },
  registrationFailed: 'নিবন্ধন হয়নি',
  loggedOut: { title: 'লগ আউট হয়েছে', description: 'আপনি লগ আউট করেছেন' },
  logoutProblem: { title: 'সমস্যা', description: 'লগ আউট করতে সমস্যা হয়েছে' },
  logoutAbsent: {
    title: 'আপনি এখনও লগ ইন আছেন',
    description: `অ্যাপের এই অংশ এখনও এই ${HELD}ে নেই। নেটওয়ার্ক এলে পাতাটি আবার খুলে আবার লগ আউট করুন।`,
  },
  demoProblem: {
    title: 'ডেমো খোলেনি',
    description: 'নেটওয়ার্ক থাকলে পাতাটি আবার খুলে আবার চেষ্টা করুন। কিছুই বদলায়নি।',
  },
  noLanguage: {
    title: 'ভাষা বদলায়নি',
    description: `তার শব্দগুলি এখনও এই ${HELD}ে নেই। নেটওয়ার্ক থাকলে আবার বেছে নিন।`,
  },
  accountLanguage: {
    title: 'আপনার অ্যাকাউন্টের ভাষা বদলেছে',
    description: 'পরের যোগাযোগে আপনার অন্য ডিভাইসের পর্দাও এই ভাষায় হবে।',
  },
  network: 'নেটওয়ার্কে সমস্যা। আপনার ইন্টারনেট দেখে নিন।',
  server: 'সার্ভারে সমস্যা। একটু পরে আবার চেষ্টা করুন।',
  otherUser: {
    title: 'অন্য অ্যাকাউন্টে লগ ইন করা আছে',
    description: 'অন্য ট্যাবে অ্যাকাউন্ট বদলেছে। আপনার লেখা প্রথম অ্যাকাউন্টে সংরক্ষিত আছে।',
  },
};
