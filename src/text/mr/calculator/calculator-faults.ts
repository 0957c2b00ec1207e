/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { faults as English } from '#text/en/calculator/calculator-faults.ts';
import type { Translated } from '#text/translated.ts';

export const faults: Translated<typeof English> = {
  maximum: 'कमाल शिक्षा वर्षांत लिहा. 0 किंवा रिकामे असल्यास सूत्र लावता येत नाही.',
  servedBeforeBns:
    'भोगलेल्या वर्षांवरून मागे मोजल्यास कोठडी BNS (01-07-2024) च्या आधी सुरू झाली. वर्षे दुरुस्त करा, किंवा IPC चे कलम निवडा.',
  bnsUnderCrpc: 'BNS मधील गुन्ह्याचा खटला CrPC खाली कधीच चालत नाही. BNSS च्या तरतुदी निवडा, किंवा IPC चे कलम लिहा.',
  severalCodes: (number) => `कलम ${number} IPC आणि BNS या दोन्हींत आहे. IPC ${number} किंवा BNS ${number} लिहा.`,
  sentenceYears: 'शिक्षा वर्षांत लिहा, जसे 3 किंवा 2.5, किंवा रकाना रिकामा सोडा.',
  breakOutside: 'अंतरिम जामीन अटकेच्या आधी किंवा आजनंतर सुरू होऊ शकत नाही. तारीख दुरुस्त करा.',
  breakBackwards: 'परत हजर होणे सुटकेच्या आधी, किंवा आजनंतर असू शकत नाही. दोनपैकी एक तारीख दुरुस्त करा.',
  breakFrom: 'सुटकेचा दिवस द्या, किंवा अंतरिम जामिनाचा हा काळ काढून टाका.',
  nothing: 'कलम लिहा, किंवा कमाल शिक्षा आणि भोगलेला काळ लिहा.',
};
