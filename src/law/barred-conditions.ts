/**
 * Finds conditions that the Supreme Court has held impermissible in the judge's own text. A match is only a
 * warning, because words alone prove nothing.
 */
import type { Authority } from './authority.ts';
import { APARNA_BHAT, FRANK_VITUS, MOTI_RAM, SUMIT_MEHTA } from './judgments.ts';

export type BarredCondition = 'live-location' | 'embassy' | 'survivor' | 'deposit' | 'local-surety';

interface Bar {
  readonly code: BarredCondition;
  readonly authority: Authority;
  readonly words: RegExp;
}

const BARS: readonly Bar[] = [
  {
    code: 'live-location',
    authority: FRANK_VITUS,
    words:
      /live location|location pin|(?:drop|share|sharing|google|map).{0,40}\b(?:pin|location)\b|\bGPS\b|लोकेशन/iu,
  },
  { code: 'embassy', authority: FRANK_VITUS, words: /\bembassy|high commission|दूतावास/iu },
  {
    code: 'survivor',
    authority: APARNA_BHAT,
    words:
      /\brakhi\b|\bmarry\b|marriage with|apologi[sz]e to the (?:victim|survivor|prosecutrix)|राखी|विवाह कर/iu,
  },
  {
    code: 'deposit',
    authority: SUMIT_MEHTA,
    words: /\bdeposit(?:s|ing)?\b.{0,60}(?:Rs|₹|rupee|lakh|crore)/iu,
  },
  {
    code: 'local-surety',
    authority: MOTI_RAM,
    words:
      /local suret|suret(?:y|ies) (?:of|from) (?:the|this|same) (?:same )?district|स्थानीय (?:जमानतदार|प्रतिभू)/iu,
  },
];

export const barredIn = (text: string): readonly Omit<Bar, 'words'>[] =>
  BARS.filter(({ words }) => words.test(text)).map(({ code, authority }) => ({ code, authority }));
