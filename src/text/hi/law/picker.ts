import { indianNumber } from '#kernel/indian-number.ts';
import type { picker as English } from '#text/en/law/picker.ts';
import type { Translated } from '#text/translated.ts';

const years = (max: number): string => {
  if (max >= 1) return `${Number(max.toFixed(2))} वर्ष`;
  const months = Math.round(max * 12);
  if (months === 0) return '24 घंटे';
  return months === 1 ? '1 महीना' : `${months} महीने`;
};

export const picker: Translated<typeof English> = {
  hint: 'संख्या, नाम, या पुरानी धारा। कई धाराएँ अल्पविराम के साथ एक साथ चिपका सकते हैं।',
  hintLoading: 'अल्पविराम से अलग करें। धाराओं की सूची अभी खुल रही है।',
  hintMissing: 'अल्पविराम से अलग करें। धाराओं की सूची अभी इस डिवाइस पर नहीं है: नेटवर्क के साथ यह पेज एक बार खोलें।',
  options: 'धाराएँ',
  limbsOf: (section) => `${section} की उपधाराएँ`,
  picked: 'चुनी हुई धाराएँ',
  remove: (section) => `${section} हटाएँ`,
  notRecognised: 'सारणियों में नहीं',
  nearest: (section: string) => `गणना ${section} से`,
  companion: 'परिभाषा या निषेध, अलग आरोप नहीं',
  notCharged: 'उल्लेख है, आरोप नहीं',
  chooseLimb: 'उपधारा चुनें',
  spread: 'संयुक्त दायित्व',
  count: (n) => (n === 0 ? 'कोई धारा नहीं मिली' : n === 1 ? '1 धारा मिली' : `${indianNumber(n)} धाराएँ मिलीं`),
  nothing: 'कोई धारा नहीं मिली। आपका भरा हुआ वैसा ही रहेगा।',
  divided: 'उपधारा चुनें',
  was: (sections) => `पहले ${sections}`,
  now: (sections) => `अब ${sections}`,
  maximum: {
    years: (max) => `${years(max)} तक`,
    fineOnly: 'केवल जुर्माना',
    life: 'आजीवन',
    death: 'मृत्युदंड',
    depends: 'मुख्य अपराध के अनुसार',
    unfixed: 'अधिकतम तय नहीं',
    joined: (terms) => terms.join(' या '),
  },
  bailable: { yes: 'जमानती', no: 'गैर-जमानती', depends: 'जमानत मुख्य अपराध के अनुसार' },
  court: {
    'magistrate-any': 'कोई भी मजिस्ट्रेट',
    'magistrate-first-class': 'प्रथम वर्ग मजिस्ट्रेट',
    'magistrate-chief': 'मुख्य न्यायिक या महानगर मजिस्ट्रेट',
    sessions: 'सत्र न्यायालय',
    special: 'विशेष न्यायालय',
    depends: 'न्यायालय मुख्य अपराध के अनुसार',
  },
  bar: (section) => `रोक: ${section}`,
  barUnnamed: 'विशेष रोक',
};
