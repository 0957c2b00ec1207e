/** Validation errors of the custody ledger, by field. */
import type { CustodyRow } from '#domain/application/form-rows.ts';
import { type CalendarDate, indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type LedgerField = `custody-${number}-${keyof CustodyRow}`;
export type LedgerFaults = Readonly<Partial<Record<LedgerField, string>>>;

export const fieldOf = (row: number, name: keyof CustodyRow): LedgerField => `custody-${row}-${name}`;

interface Checked {
  readonly words: Catalogue['custodyLedger']['errors'];
  readonly today: CalendarDate;
}

/** First error of each field. The rules of the law run only when there is none. */
export function custodyFaults(rows: readonly CustodyRow[], checked: Checked): LedgerFaults {
  return rows.reduce(
    (faults: LedgerFaults, row, n) => ({ ...faults, ...rowFaults(row, n, checked) }),
    overlaps(rows, checked),
  );
}

function rowFaults({ kind, from, to }: CustodyRow, n: number, { words, today }: Checked): LedgerFaults {
  const isBail = kind === 'interim-bail';
  return {
    ...(kind === '' && { [fieldOf(n, 'kind')]: words.kind }),
    ...at(fieldOf(n, 'from'), fromFault(from, { words, today })),
    ...at(fieldOf(n, 'to'), toFault({ from, to, isBail }, { words, today })),
  };
}

const at = (field: LedgerField, sentence: string | null): LedgerFaults =>
  sentence === null ? {} : { [field]: sentence };

const isEmpty = (date: string): boolean => date.replaceAll('-', '').trim() === '';

function fromFault(from: string, { words, today }: Checked): string | null {
  if (isEmpty(from)) return words.from;
  if (!isDay(from)) return words.noDay;
  return from > today ? words.afterToday : null;
}

interface SpanEnd {
  readonly from: string;
  readonly to: string;
  readonly isBail: boolean;
}

function toFault({ from, to, isBail }: SpanEnd, { words, today }: Checked): string | null {
  if (isEmpty(to)) return null;
  if (!isDay(to)) return words.noDay;
  if (isDay(from) && to < from) return words.backwards;
  if (to <= today) return null;
  return isBail ? words.surrenderAhead : words.afterToday;
}

/** Two periods inside or two outside overlap; a period outside must lie within one inside. */
function overlaps(rows: readonly CustodyRow[], { words }: Checked): LedgerFaults {
  const faults: [LedgerField, string][] = [];
  const known = rows.flatMap(({ kind, from, to }, n) =>
    isDay(from) ? [{ n, from, to: isDay(to) ? to : null, isBail: kind === 'interim-bail' }] : [],
  );
  for (const isBail of [false, true]) {
    const spans = known
      .filter((span) => span.isBail === isBail)
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const [index, span] of spans.entries()) {
      const before = spans[index - 1];
      if (before && (before.to === null || span.from < before.to)) {
        faults.push([fieldOf(span.n, 'from'), words.overlap(indianDate(before.from))]);
      }
    }
  }
  return Object.fromEntries(faults);
}
