/** Dates and periods of a question, removed so that their numbers are not read as sections. */
import { addDays, addMonths, type CalendarDate, day } from '#kernel/calendar-date.ts';
import { type DateInText, datesIn, monthNamed, MONTH_NAMES } from '#reading/dates.ts';
import { CITATIONS, DAY_COUNT } from '#reading/sections/not-sections.ts';
import { AGE_FORMS, type AskedAge } from './ages.ts';

export interface AskedDate {
  readonly on: CalendarDate;
  /** Last day of a stated month or year, whose first day is `on`. */
  readonly to: CalendarDate;
  readonly exact: boolean;
  /** Start and end offsets. */
  readonly at: number;
  readonly end: number;
}

export interface AskedPeriod {
  readonly count: number;
  readonly unit: 'hours' | 'days' | 'months' | 'years';
  readonly at: number;
  readonly text: string;
}

export interface DatesRead {
  readonly dates: readonly AskedDate[];
  readonly periods: readonly AskedPeriod[];
  readonly ages: readonly AskedAge[];
  /** Impossible dates, as typed. */
  readonly impossible: readonly string[];
  /** Question without its dates, with unchanged length. */
  readonly rest: string;
}

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}./-])`;

const MONTH_YEAR = new RegExp(
  String.raw`${START}(${MONTH_NAMES})[\s,.-]*(?:of\s+)?((?:19|20)\d{2})${END}`,
  'gu',
);
const YEAR = new RegExp(
  String.raw`(?:(?:\b(?:in|of|since|from|year|dated|a|an|the|sal|saal|san)|साल|सन)\s+((?:19|20)\d{2})|${START}((?:19|20)\d{2})\s+(?:fir|case|offence|incident|matter|me|mein|ka|ki|ke|में|मे|का|की|के|wala))${END}`,
  'gu',
);
const COUNT = String.raw`(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ek|do|teen|char|paanch|panch|chhe|saat|aath|nau|das|एक|दो|तीन|चार|पांच|पाच|छह|सात|आठ|नौ|दस)`;
const PERIOD = new RegExp(
  String.raw`${START}(?:\d{1,3}\s*(?:or|to|and|ya|या|se|से|-|\/)\s*)?${COUNT}[\s-]*(hours?|hrs?|ghante|ghanta|ghanton|घंटे|घंटा|days?|din|dino|dinon|दिन|दिनो|दिनों|weeks?|hafte|हफ्ते|months?|mahine|mahina|maheene|mahino|महीने|महीना|माह|years?|yrs?|saal|sal|varsh|साल|वर्ष)${END}`,
  'gu',
);
/** "Kal" is yesterday or tomorrow; for an arrest it is yesterday. */
const DAYS_AWAY = new RegExp(String.raw`${START}(yesterday|today|aaj|kal|आज|कल)${END}`, 'gu');
/** Relative days are read only in a question about an arrest. */
const OF_THE_ARREST =
  /arr?est|giraf|pak[dr]|custody|jail|remand|hirasat|गिरफ्तार|पकड|जेल|हिरासत|picked|detained/u;
const MONTH_WORD = /\p{L}{3}/u;
const FIR_NUMBER = /(?:\bf\.?i\.?r\.?|crime|case|एफआईआर)\s*(?:no\.?|number|नंबर)?\s*\d{1,5}\s*\/\s*\d{2,4}/gu;

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one ek एक',
    'two do दो',
    'three teen तीन',
    'four char चार',
    'five paanch panch पांच पाच',
    'six chhe छह',
    'seven saat सात',
    'eight aath आठ',
    'nine nau नौ',
    'ten das दस',
    'eleven',
    'twelve',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
);

type Groups = readonly (string | undefined)[];

/** Removes matches pattern by pattern and inserts spaces of the same length. */
class Taking {
  rest: string;
  constructor(text: string) {
    this.rest = [FIR_NUMBER, ...CITATIONS].reduce((rest, form) => rest.replaceAll(form, blank), text);
  }

  takeDates(asOf: CalendarDate, read: (found: DateInText, typed: string) => void): void {
    const found = datesIn(this.rest, { today: asOf, purpose: 'past' });
    for (const date of found) {
      const typed = this.rest.slice(date.from, date.to);
      if (!date.hasYear && !MONTH_WORD.test(typed)) continue; // "8/20 NDPS Act"
      read(date, typed);
      this.rest = this.rest.slice(0, date.from) + blank(typed) + this.rest.slice(date.to);
    }
  }

  take(pattern: RegExp, read: (groups: Groups, at: number, all: string) => void): void {
    this.rest = this.rest.replaceAll(pattern, (all: string, ...more: unknown[]) => {
      const place = more.findIndex((each) => typeof each === 'number');
      const groups = more.slice(0, place).map((each) => (typeof each === 'string' ? each : undefined));
      read(groups, Number(more[place]), all);
      return blank(all);
    });
  }
}

/** `text` is folded (`#search/engine/fold.ts`). */
export function readDates(text: string, asOf: CalendarDate): DatesRead {
  const dates: AskedDate[] = [];
  const periods: AskedPeriod[] = [];
  const ages: AskedAge[] = [];
  const impossible: string[] = [];
  const taking = new Taking(text);
  taking.take(DAYS_AWAY, ([word = ''], at, all) => {
    if (OF_THE_ARREST.test(text)) dates.push(oneDay(addDays(asOf, TODAY.test(word) ? 0 : -1), at, all));
  });
  for (const form of AGE_FORMS)
    taking.take(form, (groups, at, all) =>
      ages.push({ years: Number(groups.find((each) => each !== undefined)), at, end: at + all.length }),
    );
  taking.takeDates(asOf, ({ from, ...found }, typed) => {
    const date = found.date ?? datesIn(typed)[0]?.date ?? null; // a year far ahead is a day too
    if (date === null) impossible.push(typed.trim());
    else dates.push(oneDay(date, from, typed));
  });
  taking.take(MONTH_YEAR, ([month, year = ''], at, all) => {
    const on = day(`${year}-${String(monthNamed(month)).padStart(2, '0')}-01`);
    dates.push({ on, to: addDays(addMonths(on, 1), -1), exact: false, at, end: at + all.length });
  });
  taking.take(PERIOD, ([count, unit = ''], at, all) =>
    periods.push({ ...periodOf(numberOf(count), unit), at, text: all.trim() }),
  );
  taking.take(DAY_COUNT, ([before, after], at, all) =>
    periods.push({ count: Number(before ?? after), unit: 'days', at, text: all.trim() }),
  );
  taking.take(YEAR, ([after, before = ''], at, all) => {
    const year = after ?? before;
    dates.push({
      on: day(`${year}-01-01`),
      to: day(`${year}-12-31`),
      exact: false,
      at,
      end: at + all.length,
    });
  });
  return { dates: dates.toSorted((a, b) => a.at - b.at), periods, ages, impossible, rest: taking.rest };
}

const oneDay = (on: CalendarDate, at: number, text: string): AskedDate => ({
  on,
  to: on,
  exact: true,
  at,
  end: at + text.length,
});
const TODAY = /^(?:aaj|today|आज)$/u;

function blank(found: string): string {
  return ' '.repeat(found.length);
}

const numberOf = (count = ''): number => NUMBERS[count] ?? Number(count);

function periodOf(count: number, unit: string): Pick<AskedPeriod, 'count' | 'unit'> {
  if (/^(?:ho|hr|gh|घंट)/u.test(unit)) return { count, unit: 'hours' };
  if (/^(?:d|दिन)/u.test(unit)) return { count, unit: 'days' };
  if (/^(?:w|h|हफ)/u.test(unit)) return { count: 7 * count, unit: 'days' };
  return { count, unit: /^(?:m|मह|माह)/u.test(unit) ? 'months' : 'years' };
}
