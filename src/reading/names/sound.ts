/**
 * Sound of a name in Latin letters, an Indian script or Urdu, to find one name in another spelling. Consonants
 * must agree; vowels agree by class, because short vowels are written freely or not at all.
 */
import { foldScripts } from '../script-fold.ts';

/** Classes of a vowel slot as bits. */
const A = 1;
const I = 2;
const U = 4;
const ANY = 7;
/** No vowel at the end of a name: Ram, not Rama. */
const NONE = 8;

interface Sound {
  readonly consonant: string;
  /** Vowel after the consonant. */
  readonly vowel: number;
}

export interface NameSound {
  readonly sounds: readonly Sound[];
  readonly isTamil: boolean;
  readonly isBengali: boolean;
}

const LATIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mohd|mohmd|muhd|md|mohammed|mohamed|muhammed)$/, 'mohammad'],
  [/singh$/, 'sinh'],
  [/^ch[ao][uw]dh[ua]r[yi]$/, 'chaudhari'],
];
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/g, 'ks'],
  [/dny|gny|jn/g, 'gy'],
  [/chh?/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/c(?=[eiy])/g, 's'], // Civil Lines
  [/ck|q|c/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
];
const LATIN_VOWELS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ai|ay|ey|ei|ee|ea|ie|i|y)/, I],
  [/^(?:au|ou|aw|ow|oo|ao|o|u)/, U],
];

function soundOfLatin(word: string): Sound[] {
  let text = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z]/g, '');
  for (const [form, plain] of LATIN_WORDS) text = text.replace(form, plain);
  for (const [form, plain] of LATIN) text = text.replaceAll(form, plain);
  const pieces = text.match(/[aeiou]+y(?![aeiou])|[aeiou]+|y(?![aeiou])|./g) ?? [];
  return joined(
    pieces.map((piece, at) =>
      isVowels(piece, at, pieces[at + 1])
        ? { vowel: latinVowel(piece, at === pieces.length - 1) }
        : { consonant: piece.toLowerCase() },
    ),
  );
}

const isVowels = (piece: string, at: number, next = ''): boolean =>
  /^[aeiou]/.test(piece) || (piece === 'y' && at > 0 && !/^[aeiou]/.test(next));

/** An e inside a name may be a short a: Verma, Mohammed. */
function latinVowel(piece: string, isLast: boolean): number {
  const known = LATIN_VOWELS.find(([form]) => form.test(piece))?.[1];
  if (known !== undefined) return known;
  if (!piece.startsWith('e')) return A;
  return isLast ? I : A | I;
}

type Piece = { readonly consonant: string } | { readonly vowel: number };

/** Vowels behind their consonants; a double consonant counts once. */
function joined(pieces: readonly Piece[]): Sound[] {
  const sounds: Sound[] = [];
  for (const piece of pieces) {
    const last = sounds.at(-1);
    if ('vowel' in piece) {
      if (last)
        sounds[sounds.length - 1] = { ...last, vowel: last.vowel === NONE ? piece.vowel : last.vowel };
      else sounds.push({ consonant: '', vowel: piece.vowel });
    } else if (last?.consonant !== piece.consonant || last.vowel !== NONE) {
      sounds.push({ consonant: piece.consonant, vowel: NONE });
    }
  }
  return sounds;
}

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n',
  त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', ऩ: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l',
  ऴ: 'l', व: 'v', श: 's', ष: 's', स: 's', ह: 'h',
}; // prettier-ignore
const VOWELS: Readonly<Record<string, number>> = {
  अ: A, आ: A, इ: I, उ: U, ऋ: I, ए: I, ऐ: I, ओ: U, औ: U, ऑ: U, ऍ: A | I,
  'ा': A, 'ि': I, 'ु': U, 'े': I, 'ै': I, 'ो': U, 'ौ': U, 'ॅ': A | I,
}; // prettier-ignore
const VIRAMA = '\u{94d}';
const ANUSVARA = '\u{902}';

function soundOfDevanagari(word: string, inherent: number): Sound[] {
  const text = word.replaceAll('ज्ञ', 'ग्य').replaceAll(/(?<=[\u{915}-\u{939}]|ा)य(?![\u{93e}-\u{94d}])/gu, 'ै');
  const signs = Array.from(text);
  return joined(
    merged(
      signs.flatMap((sign, at) => piecesOf(sign, { before: signs[at - 1], after: signs[at + 1] }, inherent)),
    ),
  );
}

interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function piecesOf(sign: string, { before, after }: Neighbours, inherent: number): Piece[] {
  if (sign === ANUSVARA) return [{ consonant: nasalBefore(after) }];
  if (sign === 'ृ') return [{ consonant: 'r' }, { vowel: I }];
  const vowel = VOWELS[sign];
  if (vowel !== undefined) return [{ vowel }];
  const consonant = CONSONANTS[sign];
  if (consonant === undefined) return [];
  if (after === undefined) return before === VIRAMA ? [{ consonant }, { vowel: A | NONE }] : [{ consonant }];
  const hasInherent = after === ANUSVARA || CONSONANTS[after] !== undefined;
  return hasInherent ? [{ consonant }, { vowel: inherent }] : [{ consonant }];
}

/** "गाय" gives two vowels in a row; the second one is heard. */
function merged(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (last && 'vowel' in last && 'vowel' in piece) list[list.length - 1] = piece;
    else list.push(piece);
  }
  return list;
}

const nasalBefore = (after: string | undefined): string =>
  after !== undefined && /[पफबभम]/.test(after) ? 'm' : 'n';

const URDU: Readonly<Record<string, string>> = {
  ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'c', ح: 'h', خ: 'k', د: 'd', ڈ: 'd', ذ: 'j', ر: 'r', ڑ: 'r', ز: 'j', ژ: 'j',
  س: 's', ش: 's', ص: 's', ض: 'j', ط: 't', ظ: 'j', غ: 'g', ف: 'f', ق: 'k', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n',
  ہ: 'h', ه: 'h', ھ: '', ع: '', ء: '', ئ: '', ی: 'y', ي: 'y', ے: 'y', و: 'v', ا: '', آ: '',
}; // prettier-ignore

function soundOfUrdu(word: string): Sound[] {
  const signs = Array.from(word.replaceAll(/[\u{64b}-\u{65f}\u{670}]/gu, ''));
  const pieces = signs.flatMap((sign, at): Piece[] => {
    const isLast = at === signs.length - 1;
    const vowel = urduVowel(sign, at, isLast);
    if (vowel !== null) return [{ vowel }];
    const consonant = URDU[sign] ?? '';
    if (consonant === '') return [];
    return isLast ? [{ consonant }] : [{ consonant }, { vowel: ANY }];
  });
  return joined(merged(pieces));
}

function urduVowel(sign: string, at: number, isLast: boolean): number | null {
  if (/[اآع]/.test(sign)) return isLast ? A : A | (at === 0 ? I | U : 0);
  if (/[یيے]/.test(sign)) return at === 0 ? null : I;
  if (sign === 'و') return at === 0 ? null : U;
  return isLast && /[ہه]/.test(sign) ? A : null;
}

export function nameSound(word: string): NameSound {
  const isTamil = /\p{Script=Tamil}/u.test(word);
  const isBengali = /\p{Script=Bengali}/u.test(word);
  return { sounds: withCommonR(soundsOf(word, isBengali)), isTamil, isBengali };
}

/** Kripal and Kirpal, Jitendra and Jitender: the vowel comes before or after the r. */
function withCommonR(sounds: readonly Sound[]): Sound[] {
  const common = [...sounds];
  for (const [at, { consonant, vowel }] of sounds.entries()) {
    const before = common[at - 1];
    if (consonant !== 'r' || vowel === NONE || before?.vowel !== NONE || before.consonant === '') continue;
    common[at - 1] = { ...before, vowel: vowel & ~NONE };
    common[at] = { consonant, vowel: NONE };
  }
  return common;
}

/** The consonants of a name without y, which is written freely beside a vowel. */
export const consonantsOf = ({ sounds }: NameSound): string =>
  sounds.map(({ consonant }) => (consonant === 'y' ? '' : consonant)).join('');

function soundsOf(word: string, isBengali: boolean): Sound[] {
  if (/\p{Script=Arabic}/u.test(word)) return soundOfUrdu(word);
  const folded = foldScripts(word);
  if (!/\p{Script=Devanagari}/u.test(folded)) return soundOfLatin(word);
  const plain = /^मो\.?$/.test(folded) ? 'मोहम्मद' : folded;
  return soundOfDevanagari(plain, isBengali ? A | U : A);
}

/** Letters that a script does not tell apart. */
const TAMIL: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', j: 's', c: 's', h: 'k' };
const BENGALI: Readonly<Record<string, string>> = { v: 'b', j: 'j' };

export function isSameSound(left: NameSound, right: NameSound): boolean {
  if (left.sounds.length !== right.sounds.length || left.sounds.length === 0) return false;
  const isTamil = left.isTamil || right.isTamil;
  const isBengali = left.isBengali || right.isBengali;
  const plain = (consonant: string): string =>
    (isTamil ? TAMIL[consonant] : isBengali ? BENGALI[consonant] : undefined) ?? consonant;
  return left.sounds.every((sound, at) => {
    const other = right.sounds[at];
    if (!other || plain(sound.consonant) !== plain(other.consonant)) return false;
    return vowelsAgree(sound.vowel, other.vowel, at === left.sounds.length - 1);
  });
}

/** The same for two names with the same sound, whatever their scripts. */
export function firstSoundClass({ sounds }: Pick<NameSound, 'sounds'>): string {
  const consonant = sounds[0]?.consonant ?? '';
  const plain = BENGALI[consonant] ?? consonant;
  return TAMIL[plain] ?? plain;
}

/** All sounds as one text. A name that begins with the sounds of another has a text that begins with its text. */
export const soundClasses = ({ sounds }: NameSound): string =>
  sounds.map((sound) => firstSoundClass({ sounds: [sound] })).join('');

/** Whether a name of another script begins with the sounds of `typed`; its last vowel may not be typed yet. */
export function beginsWithSound(typed: NameSound, name: NameSound): boolean {
  const { sounds } = typed;
  const last = sounds.at(-1);
  if (!last || sounds.length > name.sounds.length) return false;
  const start = name.sounds.slice(0, sounds.length);
  const isOpen = last.vowel === NONE && name.sounds.length > sounds.length;
  const end = start.at(-1);
  const heard = isOpen && end ? [...start.slice(0, -1), { ...end, vowel: NONE }] : start;
  return isSameSound(typed, { ...name, sounds: heard });
}

/** Inside a name no vowel and a short a are the same. */
function vowelsAgree(left: number, right: number, isLast: boolean): boolean {
  const open = (vowel: number): number => (isLast ? vowel : vowel & NONE ? (vowel | A) & ~NONE : vowel);
  return (open(left) & open(right)) !== 0;
}
