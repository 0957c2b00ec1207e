/** Words of fields in Bengali. Not yet read by a lawyer who speaks it. */
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof English> = {
  problem: 'কিছু ঠিক করতে হবে',
  optional: '(ঐচ্ছিক)',
  none: 'বেছে নিন',
  back: 'এটি আগে লেখা হয়েছিল, এখনও সংরক্ষণ করা হয়নি।',
  date: { day: 'দিন', month: 'মাস', year: 'বছর' },
  password: { show: 'দেখান', hide: 'লুকান', showName: 'পাসওয়ার্ড দেখান', hideName: 'পাসওয়ার্ড লুকান' },
};
