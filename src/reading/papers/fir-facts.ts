/** Number, station and district of the FIR that a paper names. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isFir, readFir } from '../fir/read-fir.ts';
import { isSamePlace, plainStation } from '../fir/same-fir.ts';
import type { FactReading, PaperFact } from './paper-reading.ts';
import type { PaperText, ValueInText } from './paper-text.ts';

interface FirContextOfPaper {
  readonly today: CalendarDate | undefined;
  readonly firDate: string | undefined;
}

interface NumberAt {
  readonly value: string;
  readonly isCertain: boolean;
  readonly hasYear: boolean;
  readonly line: number;
  readonly quote: string;
}

export function firFactsOf(paper: PaperText, context: FirContextOfPaper): FactReading[] {
  const whole = readFir(paper.text, context);
  const named = isFir(whole) ? whole : null;
  return [
    ...numberOf(paper, context),
    ...placeOf(paper, 'policeStation', { values: paper.valuesOf('station'), other: named?.station }),
    ...placeOf(paper, 'district', { values: paper.valuesOf('district'), other: named?.district }),
  ];
}

function numberOf(paper: PaperText, context: FirContextOfPaper): FactReading[] {
  const year = paper.valuesOf('year').flatMap(({ text }) => /(?:19|20)\d\d/.exec(text)?.[0] ?? [])[0];
  const labelled = paper.valuesOf('firNumber').flatMap((value) => numberAt(value, { ...context, year }));
  const found = labelled.length > 0 ? labelled : spokenNumber(paper, context);
  const [first] = found;
  if (!first) return [];
  const others = [...new Set(found.map(({ value }) => value))].filter((value) => value !== first.value);
  const doubt = others.length > 0 ? 'conflict' : first.hasYear ? (first.isCertain ? null : 'form') : 'absent';
  const { value, quote, line } = first;
  return [{ fact: 'firNumber', value, doubt, others, quote, line }];
}

interface NumberContext extends FirContextOfPaper {
  readonly year: string | undefined;
}

/** A printed form has the year in a field of its own. */
function numberAt({ text, line }: ValueInText, { year, ...context }: NumberContext): NumberAt[] {
  const ofYear = year === undefined || /\d\s*\/\s*\d/.test(text) ? '' : ` Year: ${year}`;
  const read = readFir(`FIR No. ${text}${ofYear}`, context);
  if (!isFir(read)) return [];
  const isWhole = read.agency === undefined;
  const value = isWhole ? `${read.number}${read.year === null ? '' : `/${read.year}`}` : text;
  return [
    {
      value,
      line,
      quote: isWhole ? read.number : text,
      hasYear: read.year !== null,
      isCertain: read.certain !== false,
    },
  ];
}

/** "FIR No. 218/2024 of PS Kotwali" in a sentence. */
function spokenNumber(paper: PaperText, context: FirContextOfPaper): NumberAt[] {
  const lines = paper.text.split('\n');
  for (const [line, text] of lines.entries()) {
    const read = readFir(text, context);
    if (!isFir(read) || read.agency !== undefined || read.number === '') continue;
    const value = `${read.number}${read.year === null ? '' : `/${read.year}`}`;
    return [
      { value, line, quote: read.number, hasYear: read.year !== null, isCertain: read.certain !== false },
    ];
  }
  return [];
}

interface Places {
  readonly values: readonly ValueInText[];
  /** The name beside the number in a sentence. */
  readonly other: string | undefined;
}

const LONGEST = 60;

function placeOf(
  paper: PaperText,
  fact: Extract<PaperFact, 'policeStation' | 'district'>,
  { values, other }: Places,
): FactReading[] {
  const named = values
    .map(({ text, line }) => ({ value: plainStation(text.slice(0, LONGEST)), line }))
    .filter(({ value }) => /\p{L}{2}/u.test(value));
  const [first] = named;
  if (!first) {
    if (other === undefined) return [];
    const at = paper.text.toLowerCase().indexOf(other.toLowerCase());
    const line = paper.lineAt(Math.max(0, at));
    return [{ fact, value: other, doubt: null, others: [], quote: other, line }];
  }
  const others = [...new Set(named.map(({ value }) => value))].filter(
    (value) => value !== first.value && !isSamePlace(value, first.value),
  );
  return [{ fact, ...first, quote: first.value, others, doubt: others.length > 0 ? 'conflict' : null }];
}
