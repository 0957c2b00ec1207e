import type { report as English } from '#text/en/calculator/calculator-report.ts';
import type { Translated } from '#text/translated.ts';

export const report: Translated<typeof English> = {
  language: 'hi',
  pageWords: { before: 'पृष्ठ ', between: ' / ' },
  make: 'रिपोर्ट बनाएँ',
  title: 'जमानत गणना की रिपोर्ट',
  of: (name, fir) => `नाम: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'प्रिंट करें',
  pdf: 'PDF सहेजें',
  share: 'साझा करें',
  making: 'PDF बन रही है',
  filename: 'bail-calculation.pdf',
  failed: 'PDF नहीं बन सकी। इसकी जगह पेज प्रिंट करें।',
  notHere: 'PDF बनाने वाला हिस्सा अभी इस डिवाइस पर नहीं है। नेटवर्क के साथ यह पेज एक बार खोलें, या इसे प्रिंट करें।',
  done: 'रिपोर्ट सहेज ली गई।',
  shared: 'रिपोर्ट साझा कर दी गई।',
  number: (date) => `${date} को गणना की गई`,
  entered: 'भरे हुए विवरण',
  value: 'विवरण',
  condition: 'शर्त',
  state: 'स्थिति',
  law: 'कानून',
  disclaimer:
    'यह रिपोर्ट ऊपर भरे विवरण से की गई गणना है। यह कानूनी सलाह नहीं है और किसी न्यायालय ने इसे नहीं जाँचा है। इस पर भरोसा करने से पहले अभिरक्षा प्रमाण-पत्र, तय आरोप और लागू कानून देख लें।',
};
