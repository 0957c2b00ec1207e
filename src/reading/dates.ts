/** Reads dates as India writes them: day before month, any script, month names, two-digit years. */
import { type CalendarDate, dayOf, weekdayOf } from '#kernel/calendar-date.ts';
import { readableText } from './clean.ts';
import { foldScripts } from './script-fold.ts';

export interface DateContext {
  readonly today?: CalendarDate | undefined;
  /** A day without a year is the last such day for `past` and the next one otherwise. */
  readonly purpose?: string | undefined;
}

export interface DateReading {
  readonly date: CalendarDate | null;
  readonly certain: boolean;
}

export interface DateInText extends DateReading {
  readonly from: number;
  readonly to: number;
  readonly hasYear: boolean;
}

/** As the search and the chat fold their text: without nukta, and the length of vowels stays. */
const withoutMarks = (forms: string): string => forms.normalize('NFKD').replaceAll(/\u{93c}/gu, '');

/** From January; the forms of all scripts. */
const MONTHS: readonly string[] = [
  'jan(?:u?a?r[yi]|uar|u?ary|auary|varee|[vw]ari)?|जनवरी|जानेवारी|जानुयारी|জানুয়ারি|ஜனவரி|జనవరి|જાન્યુઆરી|ಜನವರಿ|ജനുവരി|ਜਨਵਰੀ|جنوری',
  'feb(?:r?u?ar[yi])?|f(?:ar|eb)[vw]ari|pharvari|फरवरी|फ़रवरी|फेब्रुवारी|ফেব্রুয়ারি|பிப்ரவரி|ఫిబ్రవరి|ફેબ્રુઆરી|ಫೆಬ್ರವರಿ|ഫെബ്രുവരി|ਫਰਵਰੀ|فروری',
  'mar(?:ch)?|मार्च|মার্চ|மார்ச்|మార్చి|માર્ચ|ಮಾರ್ಚ್|മാർച്ച്|ਮਾਰਚ|مارچ',
  'apr(?:il|l|ail)?|अप्रैल|एप्रिल|এপ্রিল|ஏப்ரல்|ఏప్రిల్|એપ્રિલ|ಏಪ್ರಿಲ್|ഏപ്രിൽ|ਅਪ੍ਰੈਲ|اپریل',
  'may|mai|मई|मे(?![\u{900}-\u{97f}])|মে|மே|మే|મે|ಮೇ|മേയ്|ਮਈ|مئی',
  'june?|joon|जून|জুন|ஜூன்|జూన్|જૂન|ಜೂನ್|ജൂൺ|ਜੂਨ|جون',
  'jul(?:y|aa?i)?|जुलाई|जुलै|জুলাই|ஜூலை|జూలై|જુલાઈ|ಜುಲೈ|ജൂലൈ|ਜੁਲਾਈ|جولائی',
  'aug(?:ust)?|agast|अगस्त|ऑगस्ट|আগস্ট|ஆகஸ்ட்|ఆగస్టు|ఆగస్ట్|ઓગસ્ટ|ಆಗಸ್ಟ್|ഓഗസ്റ്റ്|ਅਗਸਤ|اگست',
  'sep(?:t|tember|tembr|tmber)?|sitamb[ae]r|सितंबर|सितम्बर|सप्टेंबर|সেপ্টেম্বর|செப்டம்பர்|సెప్టెంబర్|సెప్టెంబరు|સપ્ટેમ્બર|ಸೆಪ್ಟೆಂಬರ್|സെപ്റ്റംബർ|ਸਤੰਬਰ|ستمبر',
  'oct(?:ober|obr)?|aktubar|अक्टूबर|अक्तूबर|ऑक्टोबर|অক্টোবর|அக்டோபர்|అక్టోబర్|అక్టోబరు|ઓક્ટોબર|ಅಕ್ಟೋಬರ್|ഒക്ടോബർ|ਅਕਤੂਬਰ|اکتوبر',
  'nov(?:ember|embr)?|nav[ae]mb[ae]r|नवंबर|नवम्बर|नोव्हेंबर|নভেম্বর|நவம்பர்|నవంబర్|నవంబరు|નવેમ્બર|ನವೆಂಬರ್|നവംബർ|ਨਵੰਬਰ|نومبر',
  'dec(?:ember|embr)?|disamb[ae]r|दिसंबर|दिसम्बर|डिसेंबर|ডিসেম্বর|டிசம்பர்|డిసెంబర్|డిసెంబరు|ડિસેમ્બર|ಡಿಸೆಂಬರ್|ഡിസംബർ|ਦਸੰਬਰ|دسمبر',
].map((forms) => `${foldScripts(forms)}|${withoutMarks(forms)}`);
export const MONTH_NAMES = `(?:${MONTHS.join('|')})`;
const MONTH_PATTERNS = MONTHS.map((forms) => new RegExp(`^(?:${forms})$`, 'iu'));
/** 1 to 12; 0 for another word. */
export const monthNamed = (name = ''): number => MONTH_PATTERNS.findIndex((forms) => forms.test(name)) + 1;

/** Bengali and Gujarati ordinals behind a day. */
const ORDINALS = foldScripts('লা|রা|ঠা|ই|শে|મી|થી');

/** Endings of a Marathi month or weekday: डिसेंबरला, सोमवारी. */
const CASE_ENDINGS = foldScripts('ला|ची|चा|च्या|रोजी|पासून');

/** Digits, or the letters that a scan writes for 0 and 1. */
const D = '[\\dOolI]';
const START = String.raw`(?<![\p{L}\p{M}\d/.-])`;
const END = String.raw`(?![\p{L}\p{M}\d])(?![/-]\d)`;
const YEAR = String.raw`((?:19|20)\d\d|'?\d\d(?!\d|\.\d|\s?(?::|years|yrs|[ap]\.?m(?!\p{L}))))`;

interface DateParts {
  readonly year: string | undefined;
  readonly month: number;
  readonly date: string;
}
type Groups = readonly (string | undefined)[];

const digits = (text = ''): string => text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1').replace("'", '');

const FORMS: readonly (readonly [RegExp, (groups: Groups) => DateParts])[] = [
  [
    new RegExp(String.raw`${START}(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)`, 'gu'),
    ([year, month, date = '']) => ({ year, month: Number(month), date }),
  ],
  [
    new RegExp(
      String.raw`${START}(${D}{1,2})\s?[-/.]\s?(${D}{1,2})\s?[-/.]\s?(${D}{4}|${D}{2})${END}(?!\.\d{1,2}[./-]\d)`,
      'gu',
    ),
    ([date = '', month, year]) => ({ year: digits(year), month: Number(digits(month)), date: digits(date) }),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\d])(\d{1,2})(?:\s?(?:st|nd|rd|th|${ORDINALS}))?[\s-]*(?:day\s+)?(?:of\s+)?(${MONTH_NAMES})(?:${CASE_ENDINGS})?(?![\p{L}\p{M}])(?:[\s,./-]*${YEAR})?(?!\d)`,
      'giu',
    ),
    ([date = '', month, year]) => ({ year, month: monthNamed(month), date }),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}])(${MONTH_NAMES})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d|[:./-]\d)(?:\s*,?\s*((?:19|20)\d\d))?`,
      'giu',
    ),
    ([month, date = '', year]) => ({ year, month: monthNamed(month), date }),
  ],
  [
    new RegExp(String.raw`${START}(\d{1,2})\s?[-/]\s?(\d{1,2})(?![\d/-]|\s?\.\d|\s?[-/]\s?\d)${END}`, 'gu'),
    ([date = '', month]) => ({ year: undefined, month: Number(month), date }),
  ],
];

/** From Monday; English, Hindi in both scripts, Marathi. */
export const WEEKDAY_FORMS: readonly string[] = [
  'mon(?:day)?|som(?:va*r|wa+r)|सोमवार(?:ी|ला)?',
  'tue(?:s|sday)?|mangal(?:va*r|wa+r)?|मंगलवार|मंगल|मंगळवार(?:ी|ला)?',
  'wed(?:nesday)?|budh(?:va*r|wa+r)?|बुधवार(?:ी|ला)?|बुध',
  'thu(?:rs|rsday)?|gur[uo](?:va*r|wa+r)|गुरुवार(?:ी|ला)?|गुरूवार|बृहस्पतिवार',
  'fri(?:day)?|shukr(?:va*r|wa+r)|शुक्रवार(?:ी|ला)?|शुक्र',
  'sat(?:urday)?|shani(?:va*r|wa+r)|शनिवार(?:ी|ला)?|शनि',
  'sun(?:day)?|ravi(?:va*r|wa+r)|itwa+r|रविवार(?:ी|ला)?|इतवार',
].map((forms) => foldScripts(forms));
const WEEKDAYS = WEEKDAY_FORMS.map(
  (forms) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`, 'iu'),
);

/** Text in which the offsets of `datesIn` count. */
export const textForDates = (text: string): string => foldScripts(readableText(text));

/** Dates of a text from `textForDates`, in order; a day that does not exist has a null date. */
export function datesIn(text: string, context: DateContext = {}): DateInText[] {
  const found: DateInText[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const [form, partsOf] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (isTaken.subarray(from, to).includes(1)) continue;
      isTaken.fill(1, from, to);
      const parts = partsOf(match.slice(1));
      const read = dayOfMonth(parts, context);
      const isRepaired = /[OolI]/.test(match[0]) && !/[a-z]{3}/i.test(match[0]);
      found.push({
        ...read,
        certain: read.certain && !isRepaired && agreesWithWeekday(read.date, text, { from, to }),
        from,
        to,
        hasYear: parts.year !== undefined,
      });
    }
  }
  return found.toSorted((left, right) => left.from - right.from);
}

/** A weekday directly before or behind the date must be that of the date. */
function agreesWithWeekday(
  date: CalendarDate | null,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const after = /^[\s,(-]*([\p{L}\p{M}]+)/u.exec(text.slice(to, to + 20))?.[1] ?? '';
  const before = /([\p{L}\p{M}]+)[\s,(-]*$/u.exec(text.slice(Math.max(0, from - 14), from))?.[1] ?? '';
  return [before, after].every((word) => {
    const named = WEEKDAYS.findIndex((weekday) => weekday.test(word));
    return date === null || named === -1 || named === weekdayOf(date);
  });
}

/** Years after today that a date of a case may have. */
const YEARS_AHEAD = 5;
const OLDEST_YEAR = 1900;

/** The day of a month named by its parts; null if it does not exist or lies far ahead. */
export function dayOfMonth(
  { year, month, date }: Omit<DateParts, 'date'> & { readonly date: string | number },
  { today, purpose }: DateContext,
): DateReading {
  const parts = { month, date: Number(date) };
  if (year === undefined) return withoutYear(parts, { today, purpose });
  const full = fullYear(year.replace("'", ''), today);
  const limit = today === undefined ? 9999 : Number(today.slice(0, 4)) + YEARS_AHEAD;
  if (full < OLDEST_YEAR || full > limit) return NO_DATE;
  const read = dayOf({ ...parts, year: full });
  return read.ok ? { date: read.value, certain: true } : NO_DATE;
}

export const NO_DATE: DateReading = { date: null, certain: false };

/** Two digits far above the present year are of the last century. */
function fullYear(year: string, today: CalendarDate | undefined): number {
  const value = Number(year);
  if (year.length === 4) return value;
  const present = today === undefined ? 50 : Number(today.slice(2, 4));
  return value > present + YEARS_AHEAD ? 1900 + value : 2000 + value;
}

export function withoutYear(
  parts: { month: number; date: number },
  { today, purpose }: DateContext,
): DateReading {
  if (today === undefined) return NO_DATE;
  const year = Number(today.slice(0, 4));
  const isPast = purpose === 'past';
  // a 29 February needs up to four years
  for (let away = 0; away < 5; away += 1) {
    const read = dayOf({ ...parts, year: isPast ? year - away : year + away });
    if (read.ok && (isPast ? read.value <= today : read.value >= today))
      return { date: read.value, certain: false };
  }
  return NO_DATE;
}
