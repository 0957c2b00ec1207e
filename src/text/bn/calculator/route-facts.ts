/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'প্রথম রিমান্ডের পর পুলিশ হেফাজত',
    trial: 'বিচার কি শেষ হয়েছে?',
    trialOn: 'কবে থেকে শেষ, অথবা খালাসের তারিখ',
    proclaimed: 'ঘোষিত অপরাধী হিসাবে ঘোষিত, এবং তা প্রত্যাহার হয়নি',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'ছিল', none: 'নেই' },
    trial: { running: 'চলছে', concluded: 'রায় বাকি', acquitted: 'খালাস' },
  },
  spans: {
    from: (n) => `পুলিশ হেফাজত ${n}: শুরু`,
    to: (n) => `পুলিশ হেফাজত ${n}: শেষ`,
    hint: 'খালি: এখনও চলছে।',
    add: 'পুলিশ হেফাজতের সময় যোগ করুন',
    remove: (n) => `পুলিশ হেফাজত ${n} সরান`,
  },
  faults: {
    noSpans: 'পুলিশ হেফাজতের প্রথম দিন দিন, অথবা “নেই” বা “জানা নেই” বেছে নিন।',
    backwards: 'পুলিশ হেফাজত শুরুর আগে শেষ হতে পারে না। দুটি তারিখের একটি ঠিক করুন।',
    overlap: 'এই পুলিশ হেফাজত অন্যটি শেষ হওয়ার আগে শুরু হয়। দুটি তারিখের একটি ঠিক করুন।',
  },
};
