import type { faults as English } from '#text/en/calculator/calculator-faults.ts';
import type { Translated } from '#text/translated.ts';

export const faults: Translated<typeof English> = {
  maximum: 'अधिकतम सज़ा वर्षों में लिखें। 0 या खाली होने पर सूत्र लागू नहीं हो सकता।',
  servedBeforeBns:
    'काटे गए वर्षों से पीछे गिनने पर हिरासत BNS (01-07-2024) से पहले शुरू हुई। वर्ष सुधारें, या IPC की धारा चुनें।',
  bnsUnderCrpc: 'BNS के अपराध का मुकदमा CrPC में नहीं चलता। BNSS के प्रावधान चुनें, या IPC की धारा लिखें।',
  severalCodes: (number) => `धारा ${number} IPC और BNS दोनों में है। IPC ${number} या BNS ${number} लिखें।`,
  sentenceYears: 'सज़ा वर्षों में लिखें, जैसे 3 या 2.5, या खाली छोड़ें।',
  breakOutside: 'अंतरिम जमानत गिरफ्तारी से पहले या आज के बाद शुरू नहीं हो सकती। तारीख ठीक करें।',
  breakBackwards: 'वापसी रिहाई से पहले या आज के बाद नहीं हो सकती। दोनों में से एक तारीख ठीक करें।',
  breakFrom: 'रिहाई का दिन दें, या अंतरिम जमानत की यह अवधि हटाएँ।',
  nothing: 'धारा भरें, या अधिकतम सज़ा और काटी गई अवधि भरें।',
};
