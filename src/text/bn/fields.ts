/** Words of fields in Bengali. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'কিছু ঠিক করতে হবে',
  optional: '(ঐচ্ছিক)',
  none: 'বেছে নিন',
  unkept: {
    full: `এই ${HELD}ে জায়গা নেই: আপনি যা লিখছেন তা শুধু এই খোলা পাতায় আছে। পাতাটি খোলা রাখুন, আর অপ্রয়োজনীয় ছবি বা অ্যাপ মুছে ফেলুন; তারপর এটি নিজে থেকেই সংরক্ষিত হবে।`,
    failed: `এই ${HELD}ে এটি সংরক্ষণ করা যায়নি: আপনি যা লিখছেন তা শুধু এই খোলা পাতায় আছে। পাতাটি খোলা রাখুন; আবার চেষ্টা করা হবে।`,
  },
  back: 'এটি আগে লেখা হয়েছিল, এখনও সংরক্ষণ করা হয়নি।',
  date: { day: 'দিন', month: 'মাস', year: 'বছর' },
  password: { show: 'দেখান', hide: 'লুকান', showName: 'পাসওয়ার্ড দেখান', hideName: 'পাসওয়ার্ড লুকান' },
};
