/** Leaves phone numbers and addresses out of what is shared: at their own fields, and where a text repeats them. */
import type { ApplicationContent } from '#contract/application.ts';
import type { Hideable } from '#contract/share.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { withheld } from '#text/en/withheld.ts';

const FIELD: Readonly<Record<Hideable, RegExp>> = { phone: /phone/i, address: /address/i };

export interface Withholding {
  /** The written part, with a mark in the place of what is left out. */
  readonly content: ApplicationContent;
  /** The same mark wherever a text of the paper says one of them again. */
  readonly clean: <T>(paper: T) => T;
}

export function withhold(content: ApplicationContent, hide: readonly Hideable[]): Withholding {
  const said = hide.map((what) => ({ what, values: new Set<string>() }));
  const marked = mapped(content, (text, field) => {
    const of = said.find(({ what }) => FIELD[what].test(field));
    of?.values.add(text);
    return of ? withheld[of.what] : text;
  });
  const patterns = said.flatMap(({ what, values }) =>
    [...values].flatMap((value) => {
      const pattern = PATTERN[what](value);
      return pattern ? [{ pattern, mark: withheld[what] }] : [];
    }),
  );
  const cleaned = (text: string): string => {
    let left = text;
    for (const { pattern, mark } of patterns) left = left.replaceAll(pattern, () => mark);
    return left;
  };
  return { content: marked, clean: (paper) => mapped(paper, cleaned) };
}

const PATTERN: Readonly<Record<Hideable, (value: string) => RegExp | null>> = {
  /** The same digits, however they are grouped, with or without the country. */
  phone: (value) => {
    const digits = value.replaceAll(/\D/g, '').slice(-10).split('');
    return digits.length < 6 ? null : new RegExp(`(?:\\+?91[\\s-]*|\\b0)?${digits.join('[\\s-]*')}`, 'g');
  },
  /** The same words in the same order. A town alone stands in the name of its court, too, and is no address. */
  address: (value) => {
    const words = value.split(/[\s,;.()]+/).filter(Boolean);
    return words.length < 3 ? null : new RegExp(words.map(literally).join('[\\s,;.()]+'), 'gi');
  },
};

const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The same value with other texts; `field` is the name under which a text stands. */
function mapped<T>(value: T, change: (text: string, field: string) => string): T {
  const walk = (part: unknown, field: string): unknown => {
    if (typeof part === 'string') return change(part, field);
    if (Array.isArray(part)) return part.map((each) => walk(each, field));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner, key)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other texts, nothing else
  return walk(value, '') as T;
}
