import { indianNumber } from '#kernel/indian-number.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { joint as English } from '#text/en/papers/documents-joint.ts';
import type { Translated } from '#text/translated.ts';

export const joint = ({ party, Party, paper }: PartyTerms): Translated<ReturnType<typeof English>> => ({
  one: party,
  Parties: `${Party}गण`,
  listed: (nth, description) => `${nth}. ${description}`,
  andOthers: (name, count) => `${name} व अन्य ${indianNumber(count - 1)}`,
  names: (names) => `${names.slice(0, -1).join(', ')} और ${names.at(-1) ?? ''}`,
  numbered: (nth, name) => `${Party} क्रमांक ${nth}, ${name}`,
  of: (numbered) => `${numbered}:`,
  about: (numbered, text) => `${numbered}: ${text}`,
  inEach: (firs, text) => `${firs} में से प्रत्येक में: ${text}`,
  asTo: (name, text) => `${name} के संबंध में: ${text}`,
  headingOf: (heading, name) => `${heading} (${name})`,
  means: `इस ${paper} में “${party}” का अर्थ प्रत्येक ${party} है, जब तक कोई पैरा किसी एक का नाम न ले।`,
  meansInOrder: `इस आदेश में “${party}” का अर्थ ऊपर लिखा प्रत्येक ${party} है, जब तक कोई वाक्य किसी एक का नाम न ले।`,
  onlyOf: (names) =>
    `यह आदेश केवल ${names} के संबंध में है और किसी अन्य ${party} के विषय में कुछ तय नहीं करता। इस आदेश में “${party}” का अर्थ इस पैरा में नामित प्रत्येक व्यक्ति है।`,
  alleged: (fir, text) => `${fir} में आरोप है: ${text}`,
  bondInEachFir: (sureties) =>
    `इनमें से प्रत्येक FIR में इस राशि का मुचलका दिया जाएगा${sureties === 0 ? '' : `; ${sureties === 1 ? 'वही जमानतदार सभी में मान्य होगा' : 'वही जमानतदार सभी में मान्य होंगे'}`}।`,
  eachBond: `प्रत्येक ${party} इस राशि का बंधपत्र अलग-अलग देगा।`,
});
