/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { picker as English } from '#text/en/law/picker.ts';
import type { Translated } from '#text/translated.ts';

/** Oblique form, needed before the suffix of "up to": "7 वर्षांपर्यंत". */
const upTo = (max: number): string => {
  if (max >= 1) return max === 1 ? '1 वर्षापर्यंत' : `${Number(max.toFixed(2))} वर्षांपर्यंत`;
  const months = Math.round(max * 12);
  if (months === 0) return '24 तासांपर्यंत';
  return months === 1 ? '1 महिन्यापर्यंत' : `${months} महिन्यांपर्यंत`;
};

export const picker: Translated<typeof English> = {
  hint: 'क्रमांक, नाव, किंवा जुना क्रमांक. स्वल्पविरामाने वेगळी केलेली अनेक कलमे एकत्र चिकटवता येतात.',
  hintLoading: 'ती स्वल्पविरामाने वेगळी करा. कलमांची यादी अजून उघडत आहे.',
  hintMissing: 'ती स्वल्पविरामाने वेगळी करा. कलमांची यादी अजून या डिव्हाइसवर नाही: नेटवर्क असताना हे पान एकदा उघडा.',
  options: 'कलमे',
  limbsOf: (section) => `${section} ची पोटकलमे`,
  picked: 'निवडलेली कलमे',
  remove: (section) => `${section} काढा`,
  notRecognised: 'सारण्यांत नाही',
  nearest: (section: string) => `गणना ${section} वरून`,
  companion: 'व्याख्या किंवा मनाई, स्वतंत्र आरोप नाही',
  notCharged: 'उल्लेख आहे, आरोप नाही',
  chooseLimb: 'पोटकलम निवडा',
  spread: 'संयुक्त दायित्व (सामाईक इरादा किंवा समान उद्देश)',
  count: (n) => (n === 0 ? 'एकही कलम सापडले नाही' : n === 1 ? '1 कलम सापडले' : `${indianNumber(n)} कलमे सापडली`),
  nothing: 'एकही कलम सापडले नाही. तुम्ही लिहिलेले आहे तसे राहते.',
  divided: 'पोटकलम निवडा',
  was: (sections) => `आधी ${sections}`,
  now: (sections) => `आता ${sections}`,
  maximum: {
    years: upTo,
    fineOnly: 'फक्त द्रव्यदंड',
    life: 'जन्मठेप',
    death: 'मृत्युदंड',
    depends: 'मूळ गुन्ह्याप्रमाणे',
    unfixed: 'कमाल ठरलेली नाही',
    joined: (terms) => terms.join(' किंवा '),
  },
  bailable: { yes: 'जामीनपात्र', no: 'अजामीनपात्र', depends: 'जामीन मूळ गुन्ह्याप्रमाणे' },
  court: {
    'magistrate-any': 'कोणतेही न्यायदंडाधिकारी',
    'magistrate-first-class': 'न्यायदंडाधिकारी प्रथम वर्ग',
    'magistrate-chief': 'मुख्य न्यायदंडाधिकारी किंवा महानगर न्यायदंडाधिकारी',
    sessions: 'सत्र न्यायालय',
    special: 'विशेष न्यायालय',
    depends: 'न्यायालय मूळ गुन्ह्याप्रमाणे',
  },
  bar: (section) => `मनाई: ${section}`,
  barUnnamed: 'विशेष मनाई',
};
