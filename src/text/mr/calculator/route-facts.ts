/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'पहिल्या रिमांडनंतर पोलीस कोठडी',
    trial: 'खटला संपला आहे का?',
    trialOn: 'कधी संपला, किंवा निर्दोष सोडल्याची तारीख',
    proclaimed: 'उद्घोषित अपराधी जाहीर, आणि ते मागे घेतलेले नाही',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'होती', none: 'नाही' },
    trial: { running: 'चालू आहे', concluded: 'निकाल बाकी', acquitted: 'निर्दोष सोडले' },
  },
  spans: {
    from: (n) => `पोलीस कोठडी ${n}: पासून`,
    to: (n) => `पोलीस कोठडी ${n}: पर्यंत`,
    hint: 'रिकामे: अजूनही चालू.',
    add: 'पोलीस कोठडीचा काळ जोडा',
    remove: (n) => `पोलीस कोठडी ${n} काढा`,
  },
  faults: {
    noSpans: 'पोलीस कोठडीचा पहिला दिवस द्या, किंवा “नाही” किंवा “माहीत नाही” निवडा.',
    backwards: 'पोलीस कोठडी सुरू होण्याआधी संपू शकत नाही. दोनपैकी एक तारीख दुरुस्त करा.',
    overlap: 'ही पोलीस कोठडी दुसरी संपण्याआधी सुरू होते. दोनपैकी एक तारीख दुरुस्त करा.',
  },
};
