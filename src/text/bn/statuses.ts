/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { statuses as English } from '#text/en/statuses.ts';
import type { Translated } from '#text/translated.ts';

export const statuses: Translated<typeof English> = {
  Pending: 'বিচারাধীন',
  Approved: 'মঞ্জুর',
  Rejected: 'নামঞ্জুর',
  Withdrawn: 'প্রত্যাহৃত',
  Draft: 'খসড়া',
  Unsent: 'এখনও পাঠানো হয়নি',
  Scheduled: 'তারিখ ধার্য',
  Expedited: 'দ্রুত',
  Standard: 'সাধারণ',
  Complex: 'জটিল',
  Contested: 'বিতর্কিত',
  SAMPLE: 'নমুনা',
};
