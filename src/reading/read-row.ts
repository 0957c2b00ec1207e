/** One row of field text, by its kind, in the shape of the corpus. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import { cleanText } from './clean.ts';
import { readDate } from './read-date.ts';
import { readFir } from './fir/read-fir.ts';
import { compareFirs } from './fir/same-fir.ts';
import { readLegacyFont } from './legacy-font.ts';
import { readMessages } from './messages/read-message.ts';
import { namesMatch } from './names/name-match.ts';
import { readName } from './names/read-name.ts';
import { readAge, readMoney, readPhone, readPin } from './quantities.ts';
import type { PenalCode } from './sections/penal-code.ts';
import { readSectionsOf } from './sections/read-sections.ts';

export const ROW_KINDS = [
  'sections',
  'fir',
  'fir-pair',
  'message',
  'date',
  'age',
  'money',
  'phone',
  'pin',
  'clean',
  'name',
  'name-match',
  'legacy',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface RowContext {
  readonly firDate?: string;
  readonly codeTab?: PenalCode;
  readonly locale?: string;
  readonly today?: string;
  readonly purpose?: string;
}

export interface TextPair {
  readonly a: string;
  readonly b: string;
}

export interface TextRow {
  readonly id: string;
  readonly kind: RowKind;
  readonly text: string | TextPair;
  readonly context: RowContext;
}

const dayOr = (text: string | undefined): CalendarDate | undefined =>
  text !== undefined && isDay(text) ? text : undefined;

export function readRow({ kind, text, context }: TextRow, tables: Tables): unknown {
  return typeof text === 'string' ? readText(kind, text, { context, tables }) : readPair(kind, text, context);
}

function readPair(kind: RowKind, { a, b }: TextPair, context: RowContext): unknown {
  return kind === 'fir-pair' ? { same: compareFirs(a, b, context) } : { match: namesMatch(a, b) };
}

interface RowReading {
  readonly context: RowContext;
  readonly tables: Tables;
}

type TextReader = (text: string, row: RowReading) => unknown;

/** A field of two texts that holds one is no pair. */
const noPair: TextReader = () => null;

const READERS: Readonly<Record<RowKind, TextReader>> = {
  sections: (text, { context, tables }) => readSectionsOf(text, tables, context),
  fir: (text, { context }) => readFir(text, context),
  'fir-pair': noPair,
  message: (text, { context }) => messagesOf(text, dayOr(context.today)),
  date: (text, { context }) => readDate(text, { today: dayOr(context.today), purpose: context.purpose }),
  age: (text) => readAge(text),
  money: (text) => readMoney(text),
  phone: (text) => readPhone(text),
  pin: (text) => readPin(text),
  clean: (text) => ({ clean: cleanText(text) }),
  name: (text) => readName(text),
  'name-match': noPair,
  legacy: (text) => readLegacyFont(text),
};

const readText = (kind: RowKind, text: string, row: RowReading): unknown => READERS[kind](text, row);

/** One case as itself, several as a list. */
function messagesOf(text: string, today: CalendarDate | undefined): unknown {
  const cases = readMessages(text, { today });
  return cases.length === 1 ? cases[0] : { cases };
}
