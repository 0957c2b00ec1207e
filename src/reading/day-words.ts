/** Days that a text names in words: "fifth January 2027", "दो दिसंबर", "tomorrow", "next Tuesday". */
import { addDays, type CalendarDate, weekdayOf } from '#kernel/calendar-date.ts';
import {
  type DateContext,
  type DateInText,
  dayOfMonth,
  MONTH_NAMES,
  monthNamed,
  WEEKDAY_FORMS,
} from './dates.ts';
import {
  ENGLISH_ONES,
  ENGLISH_TENS,
  HINDI_NUMBER_FORMS,
  LATIN_HINDI,
  numberInWords,
} from './number-words.ts';
import { foldScripts } from './script-fold.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ordinalOf = (word: string): string => IRREGULAR[word] ?? `${word.replace(/y$/, 'ie')}th`;
const SMALL_ORDINALS = ENGLISH_ONES.map((word) => ordinalOf(word));

const TENS = ['twenty', 'thirty'] as const;
const withTens = (ones: readonly string[]): [string, number][] =>
  TENS.flatMap((tens, at) =>
    ones.map((one, after): [string, number] => [`${tens} ${one}`, (at + 2) * 10 + after + 1]),
  );

/** Every word of a day of the month with its value. */
const DAYS: ReadonlyMap<string, number> = new Map<string, number>([
  ...SMALL_ORDINALS.map((word, at): [string, number] => [word, at + 1]),
  ...ENGLISH_ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TENS.flatMap((tens, at): [string, number][] => [
    [tens, (at + 2) * 10],
    [ordinalOf(tens), (at + 2) * 10],
  ]),
  ...withTens(SMALL_ORDINALS.slice(0, 9)),
  ...withTens(ENGLISH_ONES.slice(0, 9)),
  ...Object.entries(LATIN_HINDI).filter(([, value]) => value <= 31),
  ...HINDI_NUMBER_FORMS.slice(0, 31).flatMap((forms, at) =>
    forms.map((form): [string, number] => [foldScripts(form), at + 1]),
  ),
]);
const longestFirst = (words: Iterable<string>): string =>
  [...words].toSorted((left, right) => right.length - left.length).join('|');
const DAY_WORD = longestFirst(DAYS.keys()).replaceAll(' ', String.raw`[\s-]`);
const YEAR_WORD = String.raw`(?:two\s+thousand|twenty)(?:\s+and)?\s+(?:${longestFirst(ENGLISH_TENS)})(?:[\s-](?:${longestFirst(ENGLISH_ONES.slice(0, 9))}))?`;
const HINDI_YEAR = String.raw`(?:do\s+ha[zj]a+r|दो\s+हजार)\s+(?:${longestFirst(HINDI_NUMBER_FORMS.flat().map((form) => foldScripts(form)))})`;
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(${DAY_WORD})\s+(?:day\s+)?(?:of\s+)?(${MONTH_NAMES})(?![\p{L}\p{M}])(?:[\s,]*(20\d\d|${YEAR_WORD}|${HINDI_YEAR}))?`,
  'giu',
);
/** A month that is another word too needs its year: "the second may be listed". */
const NEEDS_YEAR = /^(?:may|mar|मे)$/iu;

function yearOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const last = written
    .toLowerCase()
    .replace(/^(?:two\s+thousand|twenty|do\s+ha[zj]a+r|दो\s+हजार)(?:\s+and)?\s+/, '');
  return 2000 + (numberInWords(last.replaceAll('-', ' ')) ?? 0);
}

/** `text` comes from `textForDates`. */
export function datesInWords(text: string, context: DateContext): DateInText[] {
  return [...text.matchAll(IN_WORDS)].flatMap((match): DateInText[] => {
    const [all, day = '', month = '', year] = match;
    if (year === undefined && NEEDS_YEAR.test(month)) return [];
    const parts = {
      date: DAYS.get(day.toLowerCase().replaceAll(/[\s-]+/g, ' ')) ?? 0,
      month: monthNamed(month),
      year: year === undefined ? undefined : String(yearOf(year)),
    };
    const span = { from: match.index, to: match.index + all.length, hasYear: year !== undefined };
    return [{ ...dayOfMonth(parts, context), ...span }];
  });
}

const B = String.raw`(?<![\p{L}\p{M}\d])`;
const E = String.raw`(?![\p{L}\p{M}\d])`;
const AWAY: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`${B}day\s+after\s+tomorrow${E}|${B}परवा${E}`, 'giu'), 2],
  [
    new RegExp(
      String.raw`(?<!after\s)${B}(?:tomorrow|tmrw|tmw|उद्या|उद्याचा|उद्याची|उद्याचे|उद्याला)(?:'s)?${E}`,
      'giu',
    ),
    1,
  ],
];
const COMING = foldScripts(
  'next|coming|this\\s+coming|agl[ei]|aane\\s+wal[ei]|aa?gam[iy]|is|अगले|आगामी|आने\\s+वाले|इस|पुढील|पुढच्या|येत्या',
);
const WEEKDAY = new RegExp(
  String.raw`${B}(?:${COMING})\s+(${WEEKDAY_FORMS.map((forms) => `(?:${forms})`).join('|')})${E}`,
  'giu',
);
const WEEKDAYS = WEEKDAY_FORMS.map((forms) => new RegExp(`^(?:${forms})$`, 'iu'));
/** Days counted from the day of the message; a person confirms each. */
export function relativeDaysIn(text: string, from: CalendarDate): DateInText[] {
  const away = AWAY.flatMap(([form, days]) =>
    [...text.matchAll(form)].map((match) => asked(match, addDays(from, days))),
  );
  const weekdays = [...text.matchAll(WEEKDAY)].map((match) => {
    const named = WEEKDAYS.findIndex((forms) => forms.test(match[1] ?? ''));
    return asked(match, addDays(from, ((named - weekdayOf(from) + 6) % 7) + 1));
  });
  return [...away, ...weekdays];
}

const asked = (match: RegExpExecArray, date: CalendarDate): DateInText => ({
  date,
  certain: false,
  hasYear: false,
  from: match.index,
  to: match.index + match[0].length,
});
