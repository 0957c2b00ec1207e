/** Primitive schemas. Text is NFC; an empty text means unknown. */
import * as z from 'zod/mini';
import { faultSentence } from './fault-sentence.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { withPlainLines } from '#kernel/text-lines.ts';

/** Free text, trimmed, in Unicode NFC, with plain line breaks and without bidirectional controls. */
export const text = (max: number, error?: string, tooLong = `At most ${max} characters.`) =>
  z.string(error).check(z.overwrite(tidy), z.maxLength(max, tooLong));

/** Required text. `error` is the specification's message, if it has one. */
export const required = (max: number, error: string, tooLong?: string) =>
  text(max, error, tooLong).check(z.minLength(1, error));

/** FIRs that one application covers. */
export const MOST_FIRS = 20;

/** Name on one line. */
export const personName = (max: number, error: string) => required(max, error).check(inOneLine('name'));

/** Optional text of a paper that is printed next to a name or instead of one, with the same rules. */
export const nameLine = (max: number, what: 'name' | 'parentage' | 'line' = 'name') =>
  text(max).check(inOneLine(what));

/** Name of an account. It is printed in mails of this server, where an address would become a link. */
export const accountName = (max: number, error: string) =>
  personName(max, error).check(
    z.refine((value) => !hasAddress(value), 'Write the name without web and e-mail addresses.'),
  );

const ENDINGS =
  'com|net|org|info|biz|in|co|io|me|app|dev|xyz|top|site|online|link|click|shop|live|page|ru|cn|uk|us|ly|gl|to|cc|tk|bharat';
const ADDRESS = new RegExp(`://|\\bwww\\.|@|[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{M}])`, 'iu');

/** A web or e-mail address, also with other forms of the full stop. */
export const hasAddress = (name: string): boolean =>
  ADDRESS.test(name.normalize('NFKC').replaceAll(/[\u3002\uff61]/g, '.'));

const inOneLine = (what: string) =>
  z.refine<string>((value) => !LINES.test(value), `Write the ${what} in one line, without hidden signs.`);

/** Name on one line, without invisible characters. */
export const oneLineOf = (name: string): string =>
  withPlainLines(name).replaceAll(/[\n\u0085\u2028\u2029]+/g, ' ');

const LINES = /[\n\r\u0085\u2028\u2029]/;

/** A paragraph may contain line breaks. Other control characters and lone surrogates are removed. */
function tidy(value: string): string {
  if (PLAIN.test(value)) return value.trim();
  return withPlainLines(value)
    .normalize('NFC')
    .replaceAll(CONTROLS, '')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** Fast path: nearly all texts are plain and need no cleaning. */
const PLAIN = /^[\t\n -~]*$/;

// oxlint-disable-next-line no-control-regex -- removes these characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

const DayText = z
  .string('Enter a date.')
  .check(z.refine((value) => isDay(value), 'This date does not exist. Enter it as YYYY-MM-DD.'))
  .register(z.globalRegistry, { format: 'date' });

/** Legal date as `CalendarDate`. Reject a date that does not exist; never shift it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check above guarantees the brand
export const PlainDate = DayText as unknown as z.ZodMiniType<CalendarDate, string>;

export const Instant = z.iso.datetime({ error: 'Enter an instant in ISO 8601, UTC.' });

/** Lower case, as the database returns it. Two spellings of one id would be two records on a device. */
export const Id = z.uuid('Use a UUID.').check(z.toLowerCase());

export const Rupees = z.int('Whole rupees only.').check(z.nonnegative());

export const Version = z.int().check(z.positive());

/** Remove empty texts and absent fields at every depth, so that blank equals absent. List rows remain. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (value === null || typeof value !== 'object') return value;
  const present = Object.entries(value)
    .map(([key, inner]) => [key, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(typeof inner === 'string' && inner.trim() === ''));
  return Object.fromEntries(present);
}

/** Convert zod issues to field errors (`problem.ts`): path to message. The first message of a path wins. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= faultSentence(issue);
  return fields;
}
