/**
 * Folds Indian scripts into Devanagari for comparison: each script is a Unicode block with the same order of
 * letters. Spellings that writers exchange freely become one.
 */

const FIRST_BLOCK = 0x900;
/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const OTHER_BLOCK = /[\u{980}-\u{d7f}]/gu;

const NASAL_BEFORE_CONSONANT = /[ङञणनम]\u{94d}(?=[\u{915}-\u{939}])/gu;

/** Spellings as one: nukta, chandrabindu, nasals and the length of i and u. */
export const foldDevanagari = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u{93c}\u{200c}\u{200d}]/gu, '')
    .replaceAll('\u{901}', '\u{902}')
    .replaceAll('\u{929}', 'न')
    .replaceAll('\u{946}', 'े')
    .replaceAll('\u{94a}', 'ो')
    .replaceAll('\u{949}', 'ो')
    .replaceAll('ऎ', 'ए')
    .replaceAll(NASAL_BEFORE_CONSONANT, '\u{902}')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll(/\u{94d}(?![\u{915}-\u{939}])/gu, '');

/** Signs without a partner at the same place: Gurmukhi tippi and addak, final consonants of Malayalam. */
const WITHOUT_PARTNER: Readonly<Record<string, string>> = {
  '\u{a70}': '\u{902}',
  '\u{a71}': '',
  '\u{d7a}': 'ण',
  '\u{d7b}': 'न',
  '\u{d7c}': 'र',
  '\u{d7d}': 'ल',
  '\u{d7e}': 'ळ',
};

/** Letters of every Indian script as folded Devanagari; Latin letters and Urdu stay. */
export const foldScripts = (text: string): string =>
  foldDevanagari(
    text
      .normalize('NFC') // a split vowel sign has no partner in Devanagari
      .replaceAll(/[\u{a70}\u{a71}\u{d7a}-\u{d7e}]/gu, (sign) => WITHOUT_PARTNER[sign] ?? '')
      .replaceAll(OTHER_BLOCK, (letter) =>
        String.fromCodePoint(FIRST_BLOCK + ((letter.codePointAt(0) ?? 0) & 0x7f)),
      ),
  );
