/** Whether a search for one name finds another: scripts, spellings, initials, titles. */
import { cleanText, NAME_MAX } from '../clean.ts';
import { isSameSound, nameSound, type NameSound } from './sound.ts';

interface NamePart {
  readonly text: string;
  readonly sound: NameSound;
  /** First sound of an initial. */
  readonly isInitial: boolean;
}

const TITLES = /^(?:mr|mrs|ms|shri|sri|smt|sh|kumari|km|dr|adv|श्री|श्रीमती|कुमारी|डॉ|late|स्व)$/iu;

function partsOf(name: string): NamePart[] {
  const words = cleanText(name.slice(0, NAME_MAX))
    .split(/[\s.,@/-]+/)
    .filter((word) => word !== '' && !TITLES.test(word));
  return words
    .flatMap((word) => (isInitials(word) ? word.split('') : [word]))
    .map((text) => ({
      text,
      sound: nameSound(text),
      isInitial: text.length === 1,
    }));
}

/** "rk", "RK": two or three consonants. "Md" is a short form of a name. */
const isInitials = (word: string): boolean => /^[b-df-hj-np-tv-z]{2,3}$/i.test(word) && !/^md$/i.test(word);

function isSamePart(left: NamePart, right: NamePart): boolean {
  if (!left.isInitial && !right.isInitial)
    return isSameSound(left.sound, right.sound) || isSameSound(withB(left.sound), withB(right.sound));
  return sameLetter(left, right) || (left.isInitial !== right.isInitial && sameFirstSound(left, right));
}

/** Vikram and Bikram are one name in the north and the east. */
const withB = (sound: NameSound): NameSound => ({
  ...sound,
  sounds: sound.sounds.map(({ consonant, vowel }) => ({
    consonant: consonant === 'v' ? 'b' : consonant,
    vowel,
  })),
});

function sameFirstSound(left: NamePart, right: NamePart): boolean {
  const [a, b] = [left, right].map(({ sound }) => sound.sounds[0]?.consonant ?? '');
  return a !== '' && a === b;
}

const sameLetter = (left: NamePart, right: NamePart): boolean =>
  left.text[0]?.toLowerCase() === right.text[0]?.toLowerCase();

/** Every part of the shorter name stands in the longer one; the surname may stand first. */
function isWithin(parts: readonly NamePart[], all: readonly NamePart[]): boolean {
  const left = [...all];
  return parts.every((wanted) => {
    const at = left.findIndex((part) => isSamePart(wanted, part));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

export function namesMatch(searched: string, name: string): boolean {
  const [left, right] = [partsOf(searched), partsOf(name)];
  if (left.length === 0 || right.length === 0) return false;
  const isFound =
    left.length <= right.length ? isWithin(left, right) : right.length > 1 && isWithin(right, left);
  return isFound || (left.length !== right.length && isSameSound(wholeSound(left), wholeSound(right)));
}

/** "Shivaji Nagar" is शिवाजीनगर. */
const wholeSound = (parts: readonly NamePart[]): NameSound =>
  nameSound(parts.map(({ text }) => text).join(''));
