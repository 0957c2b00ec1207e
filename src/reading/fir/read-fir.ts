/** Reads an FIR in a text: number, station and date, in the forms of the States and of the Union's agencies. */
import { isDay } from '#kernel/calendar-date.ts';
import { readableText } from '../clean.ts';
import { type DateContext, datesIn, textForDates } from '../dates.ts';
import { agencyNumberIn } from './agency-number.ts';
import type { FirContext, FirNumber, NoFir, OtherFir } from './fir-reading.ts';
import { B, FIR_MARK, FIR_WORD, fullYear, NO_WORD } from './only-fir-number.ts';
import { stationIn } from './station.ts';

const DIARY =
  /\b(?:g\.?\s?d\.?\s?e?|d\.?\s?d|s\.?\s?d|general\s+diary|daily\s+diary)\b\.?\s*(?:entry|no|number|\d)|रपट|रोजनामचा|जी\.?\s?डी\.?\s*(?:सं|नं|क्र|इंद्राज)|स्टे\.?\s*डा/iu;
const REPORT = /\bn\.?\s?c\.?\s?r?\.?\b[\s-]*(?:no|number|\d)|अदखलपात्र|असंज्ञेय|एन\.?\s?सी\.?\s?आर/iu;
/** Words of a case in court: the number is no FIR. */
const COURT =
  /(?:\bbail\b|appl(?:n|ication)?\b|\bpetition\b|\bappeal\b|\bCRM-M\b|\bM\.?\s?Cr\.?\s?C|\bBLAPL\b|\bW\.?P|\bSLP\b|\bC\.?C\b\.?\s*(?:no|\/|\d)|\bS\.?[CT]\b\.?\s*(?:no|\/|\d)|\bG\.?\s?R\b\.?\s*(?:no|case)|\bC\.?\s?T\b\.?\s*(?:no|case)|\bspl\b|\bsessions\b|\bcomplaint\b|\bcrl?\.\s?(?:m|a|r|o|p|b)\b|\bcri\b|जमानत|सत्र|वाद|याचिका|अर्ज|खटला|परिवाद|निगरानी)/iu;

const NUMBER = String.raw`(?:\(?(I{1,2})\)?\s?[-/]?\s?)?(?<!\d[.:]?|[1-9][/-]|\d\d[/-])(\d[\dlO]{0,5})\s*(?:[/-]|${B}(?:of|year|सन्?|वर्ष|साल)(?![\p{L}\p{M}]))[\s,:.]*(?:year\s*)?([12][09O][\dO]{2}|\d{2})(?![\d/.-]\d|\d)`;
const NUMBERED = new RegExp(NUMBER, 'giu');

interface Candidate {
  readonly number: string;
  readonly year: number | null;
  readonly series?: string;
  readonly isRepaired: boolean;
  readonly before: string;
  readonly isCross: boolean;
}

export type FirReading = FirNumber | NoFir;
export const isFir = (reading: FirReading): reading is FirNumber => 'number' in reading;

export function readFir(typed: string, context: FirContext = {}): FirReading {
  const text = readableText(typed);
  const hasMark = FIR_MARK.test(text);
  return (
    agencyNumberIn(text)?.fir ??
    forestReport(text) ??
    otherRecord(text, hasMark, context) ??
    firOfText(text, context)
  );
}

const FOREST_REPORT = /\bP\.?\s?O\.?\s?R\.?\s*(?:No\.?)?\s*[:-]?\s*(\d{1,6}\/\d{1,3})(?!\d)/iu;

/** A preliminary offence report counts in books: number 1234, sheet 12. */
function forestReport(text: string): FirNumber | null {
  const number = FOREST_REPORT.exec(text)?.[1];
  if (number === undefined) return null;
  const date = datesIn(textForDates(text)).find(({ hasYear }) => hasYear)?.date;
  const year = date == null ? null : Number(date.slice(0, 4));
  return { number, year, agency: 'FOREST', ...(year !== null && { yearFrom: 'date' as const }) };
}

/** A diary entry, a non-cognizable report or a case in court. */
function otherRecord(text: string, hasMark: boolean, context: FirContext): NoFir | null {
  if (!hasMark && DIARY.test(text)) return diaryEntry(text);
  if (REPORT.test(text)) return report(text, context);
  return !hasMark && COURT.test(text) ? { fir: null } : null;
}

function firOfText(text: string, context: FirContext): FirReading {
  const found = candidates(text, context).filter(({ before }) => !COURT.test(before));
  const main = found.find(({ isCross }) => !isCross) ?? found[0];
  const fir = main ? ofCandidate(main, found) : withoutYear(text, context);
  return fir
    ? { ...fir, ...stationIn(withoutCourtNumbers(text)), ...railwayPost(text), ...zeroPart(text) }
    : { fir: null };
}

const zeroPart = (text: string): { readonly isZero?: true } =>
  /\bzero\s+f\.?i\.?r|शून्य\s+(?:एफ|पर)|जीरो\s+एफ/iu.test(text) ? { isZero: true } : {};

const railwayPost = (text: string): { readonly agency?: 'RPF' } =>
  /\bRPF\b/.test(text) ? { agency: 'RPF' } : {};

/** "G.R. No. 539/2024" and what follows would hide the end of a station's name. */
const withoutCourtNumbers = (text: string): string =>
  text.replaceAll(/\b(?:G\.?\s?R|C\.?\s?T)\.?\s*(?:Case\s*)?No\.?\s*\d+\s*[/-]\s*\d+/giu, ' ');

function candidates(text: string, context: FirContext): Candidate[] {
  const dates = new Set(
    datesIn(textForDates(text))
      .filter(({ hasYear }) => hasYear)
      .map(({ from }) => from),
  );
  let last = 0;
  return [...text.matchAll(NUMBERED)].flatMap((match): Candidate[] => {
    const [all, series, number = '', year = ''] = match;
    const isDate = series === undefined && dates.has(match.index); // "I-13/2024" is no date
    if (isDate) return [];
    const own = text.slice(last, match.index);
    last = match.index + all.length;
    const before = own.split(/[,;\n]|\band\b|\bto\b/i).at(-1) ?? '';
    const register = series ?? /(?<![A-Z.])(I{1,2})[\s-]{1,3}(?:C\.?\s?R|गु|ગુ)/.exec(before)?.[1];
    return [
      {
        number: withDigits(number).replace(/^0+(?=\d)/, ''),
        year: fullYear(year, context),
        ...(register !== undefined && { series: register.toUpperCase() }),
        isRepaired: /O/i.test(year) || /[lO]/.test(number),
        before,
        isCross: /\bcross\b/i.test(before),
      },
    ];
  });
}

const withDigits = (text: string): string => text.replaceAll('O', '0').replaceAll('l', '1');

function ofCandidate(main: Candidate, all: readonly Candidate[]): FirNumber {
  const others = all
    .filter((one) => one !== main && (one.number !== main.number || one.year !== main.year))
    .map(({ number, year, isCross }): OtherFir => (isCross ? { number, year, isCross } : { number, year }));
  return {
    number: main.number,
    year: main.year,
    ...(main.series !== undefined && { series: main.series }),
    ...(main.isRepaired && { certain: false as const }),
    ...(others.length > 0 && { others }),
  };
}

const BARE = new RegExp(
  String.raw`${B}(?:${FIR_WORD}[\s.:#-]*(?:${NO_WORD})?|${NO_WORD})[\s.:#-]*(?:(I{1,2})-)?(\d{1,6})(?!\d|[./]\d)`,
  'iu',
);
const LABELLED_YEAR = /(?:\byear|वर्ष|सन्?)\s*:?\s*((?:19|20)\d\d)/iu;

/** "FIR No. 218 dated 12.03.2024" and "FIR No. 218": the year stands in the date or in the record. */
function withoutYear(text: string, { firDate, today }: FirContext): FirNumber | null {
  const bare = BARE.exec(text);
  if (!bare) return null;
  const number = (bare[2] ?? '').replace(/^0+(?=\d)/, '');
  const series = bare[1] === undefined ? {} : { series: bare[1].toUpperCase() };
  const labelled = LABELLED_YEAR.exec(text)?.[1];
  if (labelled !== undefined) return { number, year: Number(labelled), ...series };
  const date = datesIn(textForDates(text), dateContext(today)).find(({ hasYear }) => hasYear);
  if (date?.date) return { number, year: Number(date.date.slice(0, 4)), ...series, yearFrom: 'date' };
  if (firDate !== undefined)
    return { number, year: Number(firDate.slice(0, 4)), ...series, yearFrom: 'context' };
  return { number, year: null, ...series };
}

const dateContext = (today: string | undefined): DateContext =>
  today !== undefined && isDay(today) ? { today } : {};

function diaryEntry(text: string): NoFir {
  const number = /(\d{1,4}[A-Z]?)(?![\d./-]\d)/.exec(text)?.[1]?.replace(/^0+(?=\d)/, '');
  const [date] = datesIn(textForDates(text));
  if (number === undefined) return { fir: null };
  return { fir: null, gd: { number, ...(date?.date && { date: date.date }) } };
}

function report(text: string, context: FirContext): NoFir {
  const [first] = candidates(text, context);
  return first ? { fir: null, ncr: { number: first.number, year: first.year } } : { fir: null };
}
