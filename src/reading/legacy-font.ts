/**
 * Detects text typed in Kruti Dev 010 (DevLys 010 has the same letters) and shows it in Unicode. The caller
 * offers the change and never makes it in silence.
 */
import { TEXT_MAX } from './clean.ts';
import SIGNS from './vocabulary/kruti-dev.json';

export interface LegacyReading {
  readonly isLegacy: boolean;
  readonly font?: 'Kruti Dev 010';
  readonly unicode: string;
  /** English stands in the same text. */
  readonly certain?: false;
}

const SIGN_OF: ReadonlyMap<string, string> = new Map(Object.entries(SIGNS));
const LONGEST = Math.max(...Object.keys(SIGNS).map((sign) => sign.length));

/** Letters and signs that no English or transliterated word holds. */
const STRONG =
  /[A-Za-z];[A-Za-z]|(?:^|[\sA-Za-z])'k[A-Za-z]|[a-z]"k|\[k|k\/k|[a-z]\/kh|(?:^|\s)[/{}][a-z]*k|[a-z]=(?:\s|$)|[a-z]Z[a-z]|Fk|[a-z]Hk|Hk[a-z]|[a-z]kZ|[a-z]h?sZ|khZ|[a-z][SkaE]A(?:\s|$)|[a-z]#[)]|[a-z]\{|bZ|[A-Za-z][¼½¶ÙÑØ¡Å]|[¼½¶ÙÑØ¡Å][A-Za-z]|[a-z][+](?:[a-z]|$)|Kk[a-z]|\bJh[a-z]/u;
const COMMON = new Set(
  'dh dk dks gS gSa esa fd rFkk ugha vkSj ;g og tks Fkk Fkh ij ;k uke jkT; cuke tekur Jh Jheku iq= iRuh fnukad U;k;ky; vkosnd izkFkhZ i= eqdnek vijk/k dsl iqfyl gksus djus djrk djsa fd;k gks x;k tsy xzke ftyk yky'.split(
    ' ',
  ),
);
const ENGLISH =
  /^(?:[A-Z]{2,}[.,]?|(?:u\/s|[sdwrc]\/o|r\/w)\.?|No\.?|Nos\.?|Act|Section|Sec\.?|dated|P\.S\.|[\d/.,()-]*\d[\d/.,()-]*)$/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export function readLegacyFont(typed: string): LegacyReading {
  if (typed.length > TEXT_MAX) return { isLegacy: false, unicode: typed };
  const words = wordsOf(typed);
  if (
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u.test(typed) ||
    !isLegacyText(typed, words)
  ) {
    return { isLegacy: false, unicode: typed };
  }
  const isMixed = words.some((word) => /[A-Za-z]/.test(word) && ENGLISH.test(word));
  const pieces = typed.split(/(\s+)/).map((piece) => (isLeft(piece, isMixed) ? piece : wordInUnicode(piece)));
  return {
    isLegacy: true,
    font: 'Kruti Dev 010',
    unicode: pieces.join('').normalize('NFC'),
    ...(isMixed && { certain: false as const }),
  };
}

/** The same for a text of several lines, of which some may be typed in Unicode or English. */
export function readLegacyText(typed: string): LegacyReading {
  const whole = readLegacyFont(typed);
  if (whole.isLegacy || !typed.includes('\n')) return whole;
  const lines = typed.split('\n').map((line) => readLegacyFont(line));
  const found = lines.find(({ isLegacy }) => isLegacy);
  return found ? { ...found, unicode: lines.map(({ unicode }) => unicode).join('\n') } : whole;
}

const isLeft = (piece: string, isMixed: boolean): boolean =>
  piece.trim() === '' || (isMixed && ENGLISH.test(piece));

/** Vowels between consonants, capitals only in front. */
const isEnglishLike = (word: string): boolean =>
  /^[A-Z]?[a-z']*[aeiou][a-z']*[.,;:]?$/.test(word) && !/[bcdfghjklmnpqrstvwxz]{4}|kk/i.test(word);

function isLegacyText(text: string, words: readonly string[]): boolean {
  if (/\S@\S{1,80}\.\S/u.test(text) || text.trim().length < 3) return false;
  const known = words.filter((word) => COMMON.has(word.replaceAll(/[\]A-]+$/g, '')));
  const isMostlyEnglish = words.filter(isEnglishLike).length > words.length / 2;
  if (STRONG.test(text)) return !isMostlyEnglish || known.length > 0 || words.length < 3;
  return known.length >= 2 || (known.length === 1 && words.length < 3 && text.length > 3);
}

function wordInUnicode(word: string): string {
  let signs = '';
  for (let at = 0; at < word.length;) {
    const length = Array.from({ length: LONGEST }, (_, n) => LONGEST - n).find((size) =>
      SIGN_OF.has(word.slice(at, at + size)),
    );
    signs += length === undefined ? (word[at] ?? '') : (SIGN_OF.get(word.slice(at, at + length)) ?? '');
    at += length ?? 1;
  }
  return placed(signs);
}

const CLUSTER = '(?:[\u0915-\u0939]\u093c?\u094d)*[\u0915-\u0939]\u093c?';
const SIGN_AFTER = '[\u093e-\u094c\u0901-\u0903]*';
/** Marks of the sign ि before its cluster and of the reph behind it. */
const I_MARK = '\ue001';
const REPH_MARK = '\ue002';
const EARLY_I = new RegExp(`${I_MARK}(${CLUSTER})`, 'gu');
const LATE_REPH = new RegExp(`((?:${CLUSTER}|[\u0905-\u0914])${SIGN_AFTER})${REPH_MARK}`, 'gu');

const placed = (signs: string): string =>
  signs
    .replaceAll(EARLY_I, '$1\u093f')
    .replaceAll(LATE_REPH, 'र\u094d$1')
    .replaceAll(/([\u0901\u0902])([\u093e-\u094c])/gu, '$2$1')
    .replaceAll('\u0905\u093e', 'आ')
    .replaceAll(I_MARK, '\u093f')
    .replaceAll(REPH_MARK, 'र\u094d');
