import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'पहले रिमांड के बाद पुलिस अभिरक्षा',
    trial: 'क्या मुकदमा पूरा हो गया?',
    trialOn: 'कब से पूरा, या दोषमुक्ति की तारीख',
    proclaimed: 'उद्घोषित अपराधी घोषित, और वापस नहीं लिया गया',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'हुई', none: 'नहीं' },
    trial: { running: 'चल रहा है', concluded: 'निर्णय बाकी', acquitted: 'दोषमुक्त' },
  },
  spans: {
    from: (n) => `पुलिस अभिरक्षा ${n}: से`,
    to: (n) => `पुलिस अभिरक्षा ${n}: तक`,
    hint: 'जारी हो तो खाली छोड़ें।',
    add: 'पुलिस अभिरक्षा की अवधि जोड़ें',
    remove: (n) => `पुलिस अभिरक्षा ${n} हटाएँ`,
  },
  faults: {
    noSpans: 'पुलिस अभिरक्षा का पहला दिन दें, या “नहीं” या “पता नहीं” चुनें।',
    backwards: 'पुलिस अभिरक्षा शुरू होने से पहले खत्म नहीं हो सकती। दोनों में से एक तारीख ठीक करें।',
    overlap: 'पुलिस अभिरक्षा की अवधियाँ टकराती हैं। दोनों में से एक तारीख ठीक करें।',
  },
};
