/** Spellings that the sound of a word does not show: codes spoken letter by letter, doubled question words. */

/** Longest first: BNSS begins with BNS. Read on the folded question, so without nukta. */
const SPOKEN_CODES: readonly (readonly [RegExp, string])[] = [
  [/बी\.?\s*एन\.?\s*एस\.?\s*एस\.?(?![\p{L}\p{M}])/gu, 'bnss '],
  [/बी\.?\s*एन\.?\s*एस\.?(?![\p{L}\p{M}])/gu, 'bns '],
  [/बी\.?\s*एस\.?\s*ए\.?(?![\p{L}\p{M}])/gu, 'bsa '],
  [/आई\.?\s*पी\.?\s*सी\.?(?![\p{L}\p{M}])/gu, 'ipc '],
  [/सी\.?\s*आर\.?\s*पी\.?\s*सी\.?(?![\p{L}\p{M}])/gu, 'crpc '],
  [/एन\.?\s*डी\.?\s*पी\.?\s*एस\.?(?![\p{L}\p{M}])/gu, 'ndps '],
  [/(?:मकोका|मकौका)(?![\p{L}\p{M}])|\bm[ae]k+o[ck]+a\b/gu, 'mcoca '],
  [/\bb\.?\s?n\.?\s?s\.?\s?s\b\.?/g, 'bnss'],
  [/\bb\.?\s?n\.?\s?s\b\.?/g, 'bns'],
  [/\bi\.\s?p\.\s?c\b\.?/g, 'ipc'],
  [/\bcr\.?\s?p\.\s?c\b\.?/g, 'crpc'],
];

/** "Kis kis case me": which cases, and no question for one judgment. */
const DOUBLED = /(?<![\p{L}\p{M}])(kis|kin|kaun|किस|किन|कौन)[\s-]+\1(?![\p{L}\p{M}])/gu;

const WRITTEN_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\bwar+e?a?nt+\b/g, 'warrant'],
  [/वार+ंट|वारन्ट|वारेंट/gu, 'वारंट'],
  [/\bke b(?:a|aa)d\b/g, 'ke baad'],
  [/\b(?:apil|apeel|appeel)\b/g, 'appeal'],
  [/\bkopi\b/g, 'copy'],
  [/\bjamant\b/g, 'jamanat'],
];

export const withPlainSpelling = (folded: string): string =>
  [...SPOKEN_CODES, ...WRITTEN_OTHERWISE]
    .reduce((text, [from, to]) => text.replaceAll(from, to), folded)
    .replaceAll(DOUBLED, '$1$1');
