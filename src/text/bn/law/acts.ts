/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { acts as English } from '#text/en/law/acts.ts';
import type { Translated } from '#text/translated.ts';

export const acts: Translated<typeof English> = {
  close: 'বন্ধ করুন',
  cancel: 'বাতিল করুন',
  back: 'পিছনে',
  goBack: 'ফিরে যান',
  tryAgain: 'আবার চেষ্টা করুন',
  reload: 'পাতা আবার খুলুন',
  change: 'বদলান',
  undo: 'আগের মতো করুন',
  copy: 'কপি করুন',
};
