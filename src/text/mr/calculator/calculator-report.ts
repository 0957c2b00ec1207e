/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { report as English } from '#text/en/calculator/calculator-report.ts';
import type { Translated } from '#text/translated.ts';

export const report: Translated<typeof English> = {
  language: 'mr',
  pageWords: { before: 'पृष्ठ ', between: ' / ' },
  make: 'अहवाल तयार करा',
  title: 'जामीन गणनेचा अहवाल',
  of: (name, fir) => `नाव: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'छापा',
  pdf: 'PDF म्हणून जतन करा',
  share: 'पाठवा',
  making: 'PDF तयार होत आहे',
  filename: 'bail-calculation.pdf',
  failed: 'PDF तयार करता आली नाही. त्याऐवजी पान छापा.',
  notHere: 'PDF तयार करणारा भाग अजून या डिव्हाइसवर नाही. नेटवर्क असताना हे पान एकदा उघडा, किंवा ते छापा.',
  done: 'अहवाल जतन झाला.',
  shared: 'अहवाल पाठवला.',
  number: (date) => `${date} रोजी गणना केली`,
  entered: 'भरलेली माहिती',
  value: 'मूल्य',
  condition: 'अट',
  state: 'स्थिती',
  law: 'कायदा',
  disclaimer:
    'हा अहवाल वर भरलेल्या माहितीवरून केलेली गणना आहे. हा कायदेशीर सल्ला नाही आणि कोणत्याही न्यायालयाने तो तपासलेला नाही. त्यावर विसंबण्याआधी कोठडीचे प्रमाणपत्र, निश्चित केलेला दोषारोप आणि लागू कायदा तपासा.',
};
