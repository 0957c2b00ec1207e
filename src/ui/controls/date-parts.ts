/** Typed day, month and year, and their single text in the form. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `2024-11-05`, or the typed part of it: `2024-11-`, `--5`. Empty if nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const text = [year.trim(), padded(month), padded(day)].map((part) => part.replaceAll('-', '')).join('-');
  return text === '--' ? '' : text;
}

export function splitDate(text: string): DateParts {
  const [year = '', month = '', ...day] = text.split('-');
  return { day: day.join(''), month, year };
}

const WHOLE = /^\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})\s*$/;

/** Splits a whole date pasted into one of the fields: 05-11-2024, 5/11/2024. */
export function pastedDate(text: string): DateParts | null {
  const [, day, month, year] = WHOLE.exec(text) ?? [];
  return day && month && year ? { day, month, year } : null;
}

function padded(part: string): string {
  const text = part.trim();
  return /^\d$/.test(text) ? `0${text}` : text;
}
