/** Gives each number of a list the Act that the text names for it. */
import { lookUp, type Tables } from '#law/tables.ts';
import { definesOffence } from '#law/companion-sections.ts';
import type { NamedAct } from './act-names.ts';
import { knownIn } from './place-in-act.ts';
import type { SectionNumber } from './section-number.ts';
import type { SectionToken } from './tokens.ts';

export interface CodedNumber {
  readonly number: SectionNumber;
  /** Null if the text names no Act. */
  readonly act: NamedAct | null;
  /** "147 to": the list goes on to the next number. */
  readonly isRangeStart: boolean;
}

interface Gap {
  readonly tokens: readonly SectionToken[];
  readonly numbers: number;
}

const isNumber = (token: SectionToken): boolean => token.kind === 'number';

/** The tokens before, between and after the Acts. An Act that is named twice in a row counts once. */
function gapsOf(tokens: readonly SectionToken[]): { readonly acts: NamedAct[]; readonly gaps: Gap[] } {
  const acts: NamedAct[] = [];
  let current: SectionToken[] = [];
  const gaps: Gap[] = [];
  const close = (): void => {
    gaps.push({ tokens: current, numbers: current.filter(isNumber).length });
    current = [];
  };
  for (const token of tokens) {
    if (token.kind !== 'act') {
      current.push(token);
      continue;
    }
    const last = acts.at(-1);
    const isSame = last?.code === token.act.code && last.act === token.act.act && !current.some(isNumber);
    if (isSame) continue;
    close();
    acts.push(token.act);
  }
  close();
  return { acts, gaps };
}

/**
 * An Act before numbers holds until the next Act; one after numbers belongs to the numbers before it. So each Act
 * takes the numbers before it if no other Act has them, and otherwise those after it.
 */
export const codedNumbers = (tokens: readonly SectionToken[], tables: Tables): CodedNumber[] =>
  allCoded(tokens, tables).map(({ number, act, isRangeStart }) => ({
    number,
    act: isBeyond({ number, act }, tables) ? null : act,
    isRangeStart,
  }));

/** "498A DP Act": the Act is much shorter, and a penal code has the number. */
function isBeyond({ number, act }: Pick<CodedNumber, 'number' | 'act'>, tables: Tables): boolean {
  if (act === null || HAS_MANY_SECTIONS.has(act.code) || act.act?.includes('Penal Code')) return false;
  const rows = tables.offences.filter(({ code }) => code === act.code && code !== 'OTHER');
  const last = Math.max(0, ...rows.map(({ section }) => Number.parseInt(section, 10)));
  if (Number(number.digits) <= Math.max(SHORT_ACT, last + 20)) return false;
  return PENAL_CODES.some((code) => knownIn(number, { code, tables }) > 0);
}

const PENAL_CODES = ['IPC', 'BNS'] as const;
const HAS_MANY_SECTIONS: ReadonlySet<string> = new Set([
  ...PENAL_CODES,
  'CrPC',
  'BNSS',
  'BSA',
  'IEA',
  'COMPANIES',
  'INCOME-TAX',
]);
const SHORT_ACT = 200;
const EMPTY: Gap = { tokens: [], numbers: 0 };

function allCoded(tokens: readonly SectionToken[], tables: Tables): CodedNumber[] {
  const { acts, gaps } = gapsOf(tokens);
  const [first = EMPTY, ...behind] = gaps;
  const coded = numbersOf(first.tokens, acts[0] ?? null);
  let isServed = first.numbers > 0;
  for (const [at, act] of acts.entries()) {
    const [gap = EMPTY, after = EMPTY] = behind.slice(at);
    const next = acts[at + 1];
    const { own, others } = sharedGap(gap, { act, next, isServed, hasMore: after.numbers > 0 }, tables);
    coded.push(...numbersOf(own, act), ...numbersOf(others, next ?? act));
    isServed = others.some(isNumber);
  }
  return coded;
}

interface Neighbours {
  readonly act: NamedAct;
  readonly next: NamedAct | undefined;
  readonly isServed: boolean;
  /** Numbers follow the next Act, so that it can do without these. */
  readonly hasMore: boolean;
}

interface SharedGap {
  readonly own: readonly SectionToken[];
  readonly others: readonly SectionToken[];
}

function sharedGap(gap: Gap, { act, next, isServed, hasMore }: Neighbours, tables: Tables): SharedGap {
  if (next === undefined) return { own: gap.tokens, others: [] };
  if (isServed) return leadingStrangers(gap, { act, next, hasMore }, tables);
  if (hasMore) return { own: gap.tokens, others: [] };
  return lastGroup(gap);
}

/** "279 IPC, 304A, 134 MV Act": numbers that only the first Act knows stay with it. */
function leadingStrangers(
  gap: Gap,
  { act, next, hasMore }: { readonly act: NamedAct; readonly next: NamedAct; readonly hasMore: boolean },
  tables: Tables,
): SharedGap {
  const isOfNext = (number: SectionNumber): boolean =>
    next.code === 'OTHER' ||
    knownIn(number, { code: next.code, tables }) > 0 ||
    definesOffence(next.code, number.digits + number.letters);
  const firstOfNext = gap.tokens.findIndex(
    (token) =>
      token.kind === 'number' &&
      (isOfNext(token.number) || knownIn(token.number, { code: act.code, tables }) === 0),
  );
  if (firstOfNext === -1 && hasMore) return { own: gap.tokens, others: [] };
  const at = firstOfNext === -1 ? gap.tokens.findLastIndex(isNumber) : firstOfNext;
  return { own: gap.tokens.slice(0, Math.max(0, at)), others: gap.tokens.slice(Math.max(0, at)) };
}

/** "IPC 302 and 25/27 Arms Act": the last group belongs to the last Act. */
function lastGroup({ tokens, numbers }: Gap): SharedGap {
  const [start, end] = [tokens.findIndex(isNumber), tokens.findLastIndex(isNumber)];
  const strengthOf = (token: SectionToken, at: number): number =>
    at > start && at < end && token.kind === 'separator' ? token.strength : 0;
  const strengths = tokens.map(strengthOf);
  const strongest = Math.max(0, ...strengths);
  const at = strengths.lastIndexOf(strongest);
  if (numbers < 2 || strongest < 2) return { own: tokens, others: [] };
  return { own: tokens.slice(0, at), others: tokens.slice(at) };
}

const numbersOf = (tokens: readonly SectionToken[], act: NamedAct | null): CodedNumber[] =>
  tokens.flatMap((token, at) =>
    token.kind === 'number'
      ? [{ number: token.number, act, isRangeStart: tokens[at + 1]?.kind === 'range' }]
      : [],
  );

/** The members of "147 to 149" that have a row. */
export function expandedRanges(coded: readonly CodedNumber[], tables: Tables): CodedNumber[] {
  return coded.flatMap((one, at) => {
    const end = coded[at + 1];
    const [from, to] = [Number(one.number.digits), Number(end?.number.digits)];
    if (!one.isRangeStart || !end || to <= from || to - from > LONGEST_RANGE) return [one];
    const code = one.act?.code ?? 'IPC';
    const between = Array.from({ length: to - from - 1 }, (_, step) => String(from + step + 1));
    const members = between
      .filter((section) => lookUp(tables, { code, section }).kind !== 'unknown')
      .map((digits) => member(one, digits));
    return [one, ...members];
  });
}

const LONGEST_RANGE = 30;

const member = (one: CodedNumber, digits: string): CodedNumber => ({
  ...one,
  number: { ...one.number, digits, letters: '', clauses: [], typed: digits },
});
