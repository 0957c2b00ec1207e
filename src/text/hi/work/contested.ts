import type { contested as English } from '#text/en/work/contested.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const contested: Translated<typeof English> = {
  title: 'विवादित बिंदु',
  none: 'कोई विवादित बिंदु नहीं।',
  add: 'विवादित बिंदु जोड़ें',
  mark: 'बदलें',
  of: (about) => `: ${about}`,
  state: { open: 'चिह्नित नहीं', admitted: 'स्वीकार', disputed: 'विवादित', decided: 'निर्णय हुआ' },
  field: {
    about: 'विवादित बिंदु',
    says: 'दूसरे पक्ष का पक्ष',
    documentId: 'स्रोत दस्तावेज़',
    page: 'पन्ना',
    state: 'स्थिति',
    note: 'इस पर टिप्पणी (ज़रूरी नहीं)',
  },
  hint: { about: 'आवेदन का कोई विवरण या आधार; उसके आधारों के शीर्षक सुझाए जाते हैं।' },
  noDocument: 'न्यायालय ने दर्ज किया',
  entered: 'न्यायालय ने दर्ज किया',
  document: 'मामले का दस्तावेज़',
  source: (name, page) => (page === undefined ? name : `${name}, पन्ना ${page}`),
  noted: 'टिप्पणी:',
  by: (name) => `${name} ने दर्ज किया`,
  enter: 'बिंदु सहेजें',
  keep: 'बदलाव सहेजें',
  entering: 'सहेजा जा रहा है',
  putAway: 'हटाएँ',
  remove: 'बिंदु हटाएँ',
  gone: `यह आवेदन अब इस ${HELD} पर नहीं है, इसलिए बिंदु दर्ज नहीं हो सकता। अपना लिखा हुआ कॉपी कर लें।`,
};
