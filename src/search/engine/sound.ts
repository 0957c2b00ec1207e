/**
 * Sound key of a Hindi word in any spelling: ज़मानत, zamanat, jamanat, jamaanat. Devanagari is
 * transliterated; then vowel length, aspiration, z/j, v/w, f/ph and sh/s are ignored.
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

/** The inherent a is omitted, because the key drops it anyway; ज्ञ becomes gy. */
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
  [/(?<=.)a(?!$)/g, ''], // the final a distinguishes katta from kat
];

/** Root of a Hindi verb or plural without its ending: maarne, maara and maarkar give maar. */
export function soundRoot(sound: string): string {
  const root = /^(.{2,}?)(?:n[aeio]?|t[aeiu]?|kr|y[aeio]?|[aeio]n?)$/.exec(sound)?.[1];
  return root !== undefined && (root.length > 2 || SHORT_ROOTS.has(root)) ? root : sound;
}

/** Two-letter roots: maarna, bhaagna, jalana. Others cause more false matches than true ones. */
const SHORT_ROOTS = new Set(['mr', 'bg', 'jl', 'kt']);

/** `word` comes from `wordsOf`. */
export function soundKey(word: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), transliterate(word));
}
