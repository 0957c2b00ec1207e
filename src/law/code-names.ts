/** Patterns of Act names in text: short codes with or without dots, and full names. */
import type { Tables } from './tables.ts';

export interface CodeName {
  readonly code: string;
  readonly pattern: RegExp;
  /** Letters and digits without other signs, for a fast check before the pattern. */
  readonly needle: string;
}

const PENAL: readonly (readonly [string, string])[] = [
  ['IPC', 'Indian Penal Code, 1860'],
  ['BNS', 'Bharatiya Nyaya Sanhita, 2023'],
];

const built = new WeakMap<Tables, readonly CodeName[]>();

/** Longest first, so that no shorter name matches inside a longer one. */
export function codeNames(tables: Tables): readonly CodeName[] {
  const known = built.get(tables);
  if (known) return known;
  const acts = [...PENAL, ...tables.acts.map(({ code, act }) => [code, act] as const)];
  const names = acts
    .flatMap(([code, act]) => [
      { code, length: act.length, pattern: fullName(act), needle: needleOf(act.replace(/, \d{4}$/, '')) },
      { code, length: code.length, pattern: shortCode(code), needle: needleOf(code) },
    ])
    .toSorted((a, b) => b.length - a.length);
  built.set(tables, names);
  return names;
}

export const needleOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** "Arms Act", "the Arms Act, 1959", "Arms Act 1959". */
function fullName(act: string): RegExp {
  const [, name = act, year = ''] = /^(.*?)(?:, (\d{4}))?$/.exec(act) ?? [];
  const words = name
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}])${words}(?:,?\s*${year || 'x^'})?(?![\p{L}])`, 'giu');
}

/** "BNS 2023", "IPC, 1860": no section has four digits. */
const YEAR = String.raw`(?:,?\s*(?:18|19|20)\d\d(?![\d(]))?`;

/** "IPC", "I.P.C.", "SC/ST", "SC ST Act"; only whole words. */
function shortCode(code: string): RegExp {
  const parts = code.split(/[^\p{L}\p{N}]/u).map((part) =>
    part
      .split('')
      .map(escaped)
      .join(String.raw`\.?`),
  );
  const text = parts.join(String.raw`[\s./&-]*`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${text}\.?(?:\s+Act)?${YEAR}(?![\p{L}])`, 'giu');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Codes that the laws of 2023 replaced. */
const FORMER: ReadonlySet<string> = new Set(['IPC', 'CrPC', 'IEA']);

export const isFormerCode = (code: string): boolean => FORMER.has(code);
