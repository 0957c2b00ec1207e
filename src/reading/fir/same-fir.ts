/** Whether two texts name one FIR. A part that one side does not name is a question. */
import { consonantsOf, isSameSound, nameSound } from '../names/sound.ts';
import { isFir, readFir } from './read-fir.ts';
import type { FirContext, FirNumber } from './fir-reading.ts';

export type SameFir = true | false | 'ask';

export function isSameFirNumber(left: FirNumber, right: FirNumber): SameFir {
  if (left.number !== right.number) return false;
  const parts = new Set([
    same(left.year, right.year),
    left.agency === right.agency,
    same(left.unit, right.unit),
    same(left.series, right.series),
    samePlace(left.station, right.station),
    samePlace(left.district, right.district),
  ]);
  if (parts.has(false)) return false;
  const isUnknown =
    left.year === null || parts.has('ask') || left.certain === false || right.certain === false;
  return isUnknown ? 'ask' : true;
}

function same(left: string | number | null | undefined, right: string | number | null | undefined): SameFir {
  if (left === right) return true;
  return left == null || right == null ? 'ask' : false;
}

function samePlace(left: string | undefined, right: string | undefined): SameFir {
  if (left === right) return true;
  if (left === undefined || right === undefined) return 'ask';
  const [a, b] = [sideOf(left), sideOf(right)];
  if ((a === '') !== (b === '')) return isSamePlace(withoutSide(left), withoutSide(right)) && 'ask';
  return isSamePlace(left, right) || (isNearPlace(left, right) && 'ask');
}

const SIDE = /[\s(]+(east|west|north|south|[ewns])\)?\.?$/iu;
const sideOf = (place: string): string => (SIDE.exec(place)?.[1] ?? '').slice(0, 1).toLowerCase();
const withoutSide = (place: string): string => place.replace(SIDE, '');

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Police stations and districts across scripts and spellings. */
export function isSamePlace(left: string, right: string): boolean {
  const [a, b] = [left, right].map((place) => inFull(withoutSide(place)).replaceAll(/[\s.,'()/-]/gu, ''));
  if (sideOf(left) !== sideOf(right)) return false;
  if (a === undefined || b === undefined || a.toLowerCase() === b.toLowerCase()) return true;
  if (digitsOf(a) !== digitsOf(b)) return false;
  return isSameSound(nameSound(a), nameSound(b)) || isSameWordByWord(left, right);
}

/** Consonants that a place needs before a likeness says anything. */
const LIKENESS_MIN = 3;

/** "Malviya Nagar" and "Malvia Nagar": the same consonants and numbers in another spelling. */
function isNearPlace(left: string, right: string): boolean {
  const [a = '', b = ''] = [left, right].map((place) =>
    consonantsOf(nameSound(inFull(place).replaceAll(/[\s.,'()/-]/gu, ''))),
  );
  return (
    a.length >= LIKENESS_MIN &&
    a === b &&
    digitsOf(left) === digitsOf(right) &&
    sideOf(left) === sideOf(right)
  );
}

const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})sec\.?(?=[\s-]*\d)/giu, 'sector'],
  [/(?<!\p{L})ph\.?(?=[\s-]*\d)/giu, 'phase'],
  [/(?<!\p{L})ngr\.?(?!\p{L})/giu, 'nagar'],
  [/(?<!\p{L})div\.?(?!\p{L})/giu, 'division'],
  [/(?<!\p{L})rd\.?(?!\p{L})/giu, 'road'],
  [/(?<!\p{L})stn\.?(?!\p{L})/giu, 'station'],
];
const inFull = (place: string): string =>
  SHORT_WORDS.reduce((rest, [form, word]) => rest.replaceAll(form, word), place);

/** "Civil Lines": the double letter at the space is two sounds. */
function isSameWordByWord(left: string, right: string): boolean {
  const [a = [], b = []] = [left, right].map((place) =>
    place.split(/[\s.,'()/-]+/u).filter((word) => word !== ''),
  );
  return a.length === b.length && a.every((word, at) => isSameSound(nameSound(word), nameSound(b[at] ?? '')));
}

const STATION_WORD =
  /^(?:p\.?\s?s\.?(?=[\s.:,-])|police\s+station|thana|पुलिस\s+थाना|थाना|पोलीस\s+ठाणे)[\s.:,-]*|[\s,.-]+(?:p\.?\s?s\.?|police\s+station|thana|थाना|पोलीस\s+(?:ठाणे|स्टेशन)|पो\.?\s*ठाणे)$/iu;

/** "PS Kotwali" and "Kotwali Police Station" are Kotwali. */
export const plainStation = (station: string): string => station.trim().replace(STATION_WORD, '').trim();

export function compareFirs(left: string, right: string, context: FirContext = {}): SameFir {
  const [a, b] = [readFir(left, context), readFir(right, context)];
  return isFir(a) && isFir(b) ? isSameFirNumber(a, b) : false;
}
