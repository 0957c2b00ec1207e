/**
 * A key under which a Hindi word is found however it is written: ज़मानत, zamanat, jamanat, jamaanat.
 * Devanagari is transliterated by the common rules; then what spellers disagree on is dropped: the short and long a,
 * aspiration, z and j, v and w, f and ph, sh and s, long and short vowels.
 */

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'क k|ख kh|ग g|घ gh|ङ n|च ch|छ chh|ज j|झ jh|ञ n|ट t|ठ th|ड d|ढ dh|ण n|त t|थ th|द d|ध dh|न n',
    'प p|फ ph|ब b|भ bh|म m|य y|र r|ल l|व v|श sh|ष sh|स s|ह h',
  ].flatMap((line) => line.split('|').map((pair) => pair.split(' '))),
);

const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'अ a|आ a|इ i|ई i|उ u|ऊ u|ऋ ri|ए e|ऐ ai|ऑ o|ओ o|औ au|ऍ e',
    'ा a|ि i|ी i|ु u|ू u|ृ ri|े e|ै ai|ॉ o|ो o|ौ au|ॅ e',
    'ं n|ः |् |ऽ ',
  ].flatMap((line) => line.split('|').map((pair) => pair.split(' '))),
);

const PLAIN = /^[\u{20}-\u{7e}]*$/u;

/** The a that no sign writes is dropped by the key anyway, so it is not put in; ज्ञ is said as gy. */
export function transliterate(word: string): string {
  if (PLAIN.test(word)) return word;
  return word
    .replaceAll('ज्ञ', 'ग्य')
    .split('')
    .map((sign) => CONSONANTS[sign] ?? VOWELS[sign] ?? sign)
    .join('');
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/f/g, 'p'],
  [/ee|ii|ie|iy/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/ai|ay|ei|ey/g, 'e'],
  [/au|ao|aw|av(?=[^aeiou])/g, 'o'],
  [/m(?=[pb])/g, 'n'],
  [/(?<=.)eh/g, 'h'], // pehle, pahle
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.)a(?!$)/g, ''], // the last one tells katta from kat
];

/** What is left of a Hindi verb or plural without its ending: maarne, maara, maarkar all come to maar. */
export function soundRoot(sound: string): string {
  const root = /^(.{2,}?)(?:n[aeio]?|t[aeiu]?|kr|y[aeio]?|[aeio]n?)$/.exec(sound)?.[1];
  return root !== undefined && (root.length > 2 || SHORT_ROOTS.has(root)) ? root : sound;
}

/** Of two letters only these: maarna, bhaagna, jalana. Any others would be more false finds than true ones. */
const SHORT_ROOTS = new Set(['mr', 'bg', 'jl', 'kt']);

/** `word` as it comes from `wordsOf`. */
export function soundKey(word: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), transliterate(word));
}
