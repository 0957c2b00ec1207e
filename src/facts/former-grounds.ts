/**
 * Releases until November 2026 kept the grounds of arrest as one text, `groundsOfArrestAt`: `none`, a day, or a
 * day and time. Their stored records and calls are read as the present fact.
 */
import { isDay } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';

const FORMER = 'groundsOfArrestAt';

/** A stored value with this fact at any depth. The value itself comes back if it has none. */
export const withPresentGrounds = (value: unknown): unknown => replaced(value, groundsOf);

/** The same in a call, whose patch also deletes what the former text did not say. */
export const callWithPresentGrounds = (body: unknown): unknown => replaced(body, patchOfGrounds);

function replaced(value: unknown, presentOf: (former: unknown) => unknown): unknown {
  if (Array.isArray(value))
    return unchangedOr(
      value,
      value.map((item) => replaced(item, presentOf)),
    );
  // only plain objects hold facts; bytes and dates pass through
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value);
  const present = entries.map(([name, inner]): [string, unknown] =>
    name === FORMER ? ['groundsOfArrest', presentOf(inner)] : [name, replaced(inner, presentOf)],
  );
  const isSame = present.every(([name, inner], n) => name === entries[n]?.[0] && inner === entries[n][1]);
  return isSame ? value : Object.fromEntries(present);
}

const unchangedOr = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((item, n) => item === before[n]) ? before : after;

/** Null deletes the answer. An unreadable text stays for the check of the contract. */
function groundsOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (text === 'none') return { state: 'none' };
  const [on = '', at] = text.split('T');
  if (!isDay(on)) return text;
  return at === undefined ? { state: 'given', on } : { state: 'given', on, at };
}

function patchOfGrounds(text: unknown): unknown {
  const grounds = groundsOf(text);
  return isRecord(grounds) ? { on: null, at: null, ...grounds } : grounds;
}
