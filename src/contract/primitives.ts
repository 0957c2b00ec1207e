/** The small pieces of which every record is made. Text is NFC; an empty text means "not known". */
import * as z from 'zod/mini';
import { faultSentence } from './fault-sentence.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';

/** Free text, trimmed, in Unicode NFC. */
export const text = (max: number, error?: string, tooLong = `At most ${max} characters.`) =>
  z.string(error).check(z.overwrite(tidy), z.maxLength(max, tooLong));

/** Text that must be there; `error` is the specification's own sentence where it has one. */
export const required = (max: number, error: string, tooLong?: string) =>
  text(max, error, tooLong).check(z.minLength(1, error));

/** The name of a person: one line, and nothing in it that turns the order of what is read around it. */
export const personName = (max: number, error: string) => required(max, error).check(inOneLine('name'));

/** The same of what stands beside a name in a paper, or in its place, and may be left out. */
export const nameLine = (max: number, what: 'name' | 'parentage' | 'line' = 'name') =>
  text(max).check(inOneLine(what));

const inOneLine = (what: string) =>
  z.refine<string>((value) => !TURNS.test(value), `Write the ${what} in one line, without hidden signs.`);

/** A name without the signs that nobody sees, in one line. */
export const oneLineOf = (name: string): string =>
  name
    .replaceAll(/[\n\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/** Line breaks, and the signs that change the direction of a text: pasted, they make another name of it. */
const TURNS = /[\n\r\u0085\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** One paragraph may hold line breaks; other control characters and halves of characters are never wanted. */
function tidy(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return value
    .normalize('NFC')
    .replaceAll(CONTROLS, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Nearly every text: there is nothing to mend in it, and one look is enough. */
const PLAIN = /^[\t\n\r -~]*$/;

// oxlint-disable-next-line no-control-regex -- these are the characters being removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

const DayText = z
  .string('Enter a date.')
  .check(z.refine((value) => isDay(value), 'This date does not exist. Write it as YYYY-MM-DD.'))
  .register(z.globalRegistry, { format: 'date' });

/** A legal date as the kernel's `CalendarDate`; one that does not exist is refused, never shifted. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check above is what the brand stands for
export const PlainDate = DayText as unknown as z.ZodMiniType<CalendarDate, string>;

export const Instant = z.iso.datetime({ error: 'Enter an instant in ISO 8601, UTC.' });

/** In small letters, as the database answers it: two spellings of one id would be two records on a device. */
export const Id = z.uuid('Use a UUID.').check(z.toLowerCase());

export const Rupees = z.int('Whole rupees only.').check(z.nonnegative());

export const Version = z.int().check(z.positive());

/** Drops empty texts and absent fields at every depth, so that blank and absent are one thing; rows of a list stay. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(typeof inner === 'string' && inner.trim() === ''));
  return Object.fromEntries(kept);
}

/** What zod found, as a refusal (`problem.ts`) says it: a path to a sentence; the first sentence of a path wins. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= faultSentence(issue);
  return fields;
}
