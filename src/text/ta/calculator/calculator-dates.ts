/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type {
  dates as EnglishDates,
  picture as EnglishPicture,
} from '#text/en/calculator/calculator-dates.ts';
import type { Translated } from '#text/translated.ts';
import { days } from '#text/ta/counted.ts';

export const dates: Translated<typeof EnglishDates> = {
  caption: 'தேதிகள், பட்டியலாக',
  date: 'தேதி',
  day: 'நாள்',
  what: 'நிகழ்வு',
  law: 'சட்டம்',
  counts: 'காவல் இங்கிருந்து கணக்கிடப்படும்',
};

export const picture: Translated<typeof EnglishPicture> = {
  arrest: 'கைது',
  today: (n) => `இன்று, காவலில் ${days(n)}`,
  todayShort: (n) => `இன்று, ${days(n)}`,
  oneThird: 'மூன்றில் ஒரு பங்கு',
  oneHalf: 'பாதி',
  whole: 'அதிகபட்சம்',
  now: 'இன்று',
  maximum: (term) => `அதிகபட்சம், ${term}`,
  firstDays: (n) => `முதல் ${days(n)}`,
  remand: 'ரிமாண்ட், நாள் 1',
  day: (n) => `நாள் ${n}`,
  chargesheetOnly: 'குற்றப்பத்திரிகை',
  chargesheet: (n) => `குற்றப்பத்திரிகை, நாள் ${n}`,
  scale: (n) => `அளவு மாறும்: நாள் ${n}`,
  says: (from, to) => (to === null ? `${from} முதல் காவல்.` : `${from} முதல் அதிகபட்சம் முடியும் ${to} வரை காவல்.`),
  saysToday: (n) => `இன்று வரை காவலில் ${days(n)}.`,
  saysMark: (what, date) => `${what}: ${date}.`,
  nextHearing: 'அடுத்த விசாரணை',
  heard: (n, next) => `விசாரணைகள் (முக்கோணங்கள்): இன்று வரை ${n}${next === null ? '' : `, அடுத்தது ${next}`}.`,
};
