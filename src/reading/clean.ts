/**
 * First step of every reader: Unicode NFC, no invisible characters, plain spaces, hyphens and bullets. The
 * caller keeps the original text.
 */
import { latinDigits } from '#kernel/latin-digits.ts';

/** Soft hyphen, zero-width space, byte order mark and direction marks. Joiners of Indian scripts stay. */
const INVISIBLE = /[\u{ad}\u{200b}\u{feff}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}\u{2066}-\u{2069}]/gu;
const UNUSUAL_SPACE = /[\u{a0}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}]/gu;
const LINE_ENDS = /\r\n?|\u{2028}|\u{2029}|\u{85}/gu;
const HYPHENS = /[\u{2010}\u{2011}\u{2212}\u{fe63}]/gu;
const DASH_BETWEEN_DIGITS = /(?<=\p{Nd}\s?)[\u{2012}-\u{2015}](?=\s?\p{Nd})/gu;
const PRIVATE_BULLETS = /[\u{f0a7}\u{f0b7}\u{f0d8}\u{f076}\u{f0fc}]\s*/gu;
/** Full-width letters and Latin ligatures. NFKC of the whole text would also change ½, superscripts and more. */
const COMPATIBLE = /[\u{ff01}-\u{ff5e}\u{fb00}-\u{fb06}]/gu;

export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(COMPATIBLE, (sign) => sign.normalize('NFKC'))
    .replaceAll(INVISIBLE, '')
    .replaceAll(UNUSUAL_SPACE, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(HYPHENS, '-')
    .replaceAll(DASH_BETWEEN_DIGITS, '-')
    .replaceAll(PRIVATE_BULLETS, '• ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** 0 or ० as the full stop of an abbreviation: मु०अ०सं०, भा0द0वि0. */
const ABBREVIATION_ZERO =
  /(?<=[\u{900}-\u{963}\u{970}-\u{97f}])[0०](?![0-9०-९])(?=[\u{900}-\u{963}\u{970}-\u{97f}\s,:;/()-]|$)/gu;

export const withAbbreviationDots = (text: string): string => text.replaceAll(ABBREVIATION_ZERO, '.');

/** Longest text that a reader reads: about ten pages. The rest is kept as typed and not read. */
export const TEXT_MAX = 20_000;
/** Longest name. */
export const NAME_MAX = 1_000;

/** Clean text with the digits of every script as ASCII digits. */
export const readableText = (text: string): string =>
  latinDigits(withAbbreviationDots(cleanText(text.slice(0, TEXT_MAX))));
