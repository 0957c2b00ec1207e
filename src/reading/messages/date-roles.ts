/** The purpose of each date of a message: the hearing, another event, or not said. The nearest word of its clause decides. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { DateInText } from '../dates.ts';
import {
  BEFORE_OFFICER,
  CASE_SIGN,
  DOUBT,
  CONTRADICTS,
  DATE_LABEL,
  DOUBT_UNCALLED,
  EVENT,
  FIRST_HEARING,
  FOR_STAGE_ON,
  GIVEN_AFTER,
  HEARD_SAME_DAY,
  HEARING,
  HEDGE,
  MOVED_FROM,
  MOVED_TO,
  LIMIT_BEFORE,
  NEXT_AFTER,
  NEXT_BEFORE,
  NEXT_SAME_DAY,
  NOW_BEFORE,
  NOW_BETWEEN,
  OF_CASE_BEFORE,
  OTHER_AFTER,
  OTHER_DATE,
  PAST_BEFORE,
  PAST_EVENT,
  PLAIN_WORD,
  PURPOSE_BEFORE,
  REPLACED_AFTER,
  REPLACED_BEFORE,
  REPLACED_BY,
  STAGE_CODES,
  UNREACHED_AFTER,
  UNSETTLED,
  WAS_AFTER,
} from './date-words.ts';

/** `next` is called by a word beside it, `hearing` by a word of its clause. */
export type DateRole = 'next' | 'hearing' | 'event' | 'open';

export interface DateWithRole extends DateInText {
  readonly role: DateRole;
}

const ABBREVIATIONS =
  'no|nos|adj|adjd|dt|ld|adv|hon|sh|smt|mr|mrs|dr|crl|cri|cr|misc|appl|appln|app|rev|sr|st|v|vs|addl|spl|sec|art|rs|thr|rep|sess|petn|govt|mohd|md|km|kr|क्र|सं|दि|ता|नं|फौ|मु';
const CLAUSE_END = new RegExp(
  String.raw`[;\n|।]|\?\s+|(?<!(?<![\p{L}\p{M}])(?:${ABBREVIATIONS}|\p{L}))\.(?:\s+|$)`,
  'giu',
);

interface Clause {
  readonly before: string;
  readonly after: string;
}

/** The words of the clause of a date, up to the dates beside it. */
function clauseOf(text: string, dates: readonly DateInText[], at: number): Clause {
  const { from, to } = dates[at] ?? { from: 0, to: 0 };
  const start = dates[at - 1]?.to ?? 0;
  const before = text.slice(start, from);
  const lastEnd = [...before.matchAll(CLAUSE_END)].at(-1);
  const next = dates[at + 1]?.from;
  const [after = '', ...further] = text.slice(to, next).split(CLAUSE_END);
  const isShared = next !== undefined && further.length === 0; // the last words belong to the next date
  return {
    before: before.slice(lastEnd === undefined ? 0 : lastEnd.index + lastEnd[0].length),
    after: isShared ? after.slice(0, Math.max(0, after.lastIndexOf(','))) : after,
  };
}

const places = (text: string, ...words: readonly RegExp[]): number[] =>
  words
    .flatMap((some) => [...text.matchAll(some)].map(({ index }) => index))
    .toSorted((one, other) => one - other);

/** The word nearest to the date decides; words before it count more than words behind it. */
function roleByWords({ before, after }: Clause, isAhead: boolean): DateRole {
  const events = isAhead ? [EVENT] : [EVENT, PAST_EVENT];
  const hearing = places(before, HEARING, STAGE_CODES).at(-1) ?? -1;
  const event = places(before, ...events).at(-1) ?? -1;
  if (hearing !== event) return hearing > event ? 'hearing' : 'event';
  const heard = places(after, HEARING, STAGE_CODES)[0] ?? Infinity;
  const happened = places(after, ...events)[0] ?? Infinity;
  if (heard === happened) return 'open';
  return heard < happened ? 'hearing' : 'event';
}

const isAheadOf = ({ date }: DateInText, today: CalendarDate | undefined): boolean =>
  date !== null && today !== undefined && date > today;

interface RoleContext {
  readonly text: string;
  readonly hasCase: boolean;
  readonly today: CalendarDate | undefined;
}

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly isPast: boolean;
  readonly isAhead: boolean;
  readonly hasCase: boolean;
  /** The clause has no word of another event before the date. */
  readonly isPlain: boolean;
  /** The same for the part of the clause that names the case: "the judge is on leave, SC 91/2020 on". */
  readonly isPlainPart: boolean;
  /** The clause has no word of another event, and no unknown one, behind the date. */
  readonly isKnown: boolean;
}

/** Rules for the words directly before and behind a date; the first that holds decides. */
const NEIGHBOUR_RULES: readonly (readonly [DateRole, (beside: Neighbours) => boolean])[] = [
  ['next', ({ after }) => NEXT_SAME_DAY.test(after)],
  ['hearing', ({ after }) => HEARD_SAME_DAY.test(after)],
  ['event', ({ after }) => WAS_AFTER.test(after) || REPLACED_AFTER.test(after)],
  ['event', ({ before }) => REPLACED_BEFORE.test(before) || OTHER_DATE.test(before)],
  ['event', ({ after, isAhead }) => !isAhead && UNREACHED_AFTER.test(after)],
  ['next', ({ before }) => REPLACED_BY.test(before)],
  ['next', ({ before, isPlainPart }) => isPlainPart && PURPOSE_BEFORE.test(before)],
  ['next', ({ before }) => NEXT_BEFORE.test(before) && !FIRST_HEARING.test(before)],
  ['next', ({ before, isPlain, hasCase }) => isPlain && hasCase && FOR_STAGE_ON.test(before)],
  [
    'next',
    ({ before, isPlain, isPast, isKnown }) => isPlain && isKnown && !isPast && OF_CASE_BEFORE.test(before),
  ],
  ['next', ({ before, after }) => NEXT_AFTER.test(after) || NOW_BEFORE.test(before)],
  ['next', ({ after, isPlainPart }) => isPlainPart && GIVEN_AFTER.test(after)],
  ['event', ({ before, after }) => LIMIT_BEFORE.test(before) || OTHER_AFTER.test(after)],
  ['event', ({ before, isAhead }) => !isAhead && PAST_BEFORE.test(before)],
  [
    'hearing',
    ({ before, isPlain, isAhead, hasCase }) => isPlain && isAhead && hasCase && DATE_LABEL.test(before),
  ],
];

/** Letters beside a date in which its neighbours stand. */
const [BEFORE_MAX, AFTER_MAX] = [60, 40];

function roleByNeighbour(date: DateInText, clause: Clause, { text, hasCase, today }: RoleContext): DateRole {
  const beside: Neighbours = {
    before: text.slice(Math.max(0, date.from - BEFORE_MAX), date.from),
    after: text.slice(date.to, date.to + AFTER_MAX),
    isPast: date.date !== null && today !== undefined && date.date < today,
    isAhead: isAheadOf(date, today),
    hasCase,
    isPlain: places(clause.before, EVENT).length === 0,
    isPlainPart: places(partWithCase(clause.before), EVENT).length === 0,
    isKnown: places(clause.after, EVENT).length === 0 && !hasUnknownWord(clause.after),
  };
  return NEIGHBOUR_RULES.find(([, holds]) => holds(beside))?.[0] ?? 'open';
}

function partWithCase(before: string): string {
  const part = before.slice(before.lastIndexOf(',') + 1);
  return part.includes(CASE_SIGN) ? part : before;
}

export function withRoles(dates: readonly DateInText[], context: RoleContext): DateWithRole[] {
  const clauses = dates.map((_, at) => clauseOf(context.text, dates, at));
  const own = dates.map((date, at): DateRole => {
    const clause = clauses[at] ?? NO_CLAUSE;
    const direct = roleByNeighbour(date, clause, context);
    return direct === 'open' ? roleByWords(clause, isAheadOf(date, context.today)) : direct;
  });
  const ranged = rangesIn(dates, clauses, context);
  const roles = sharedRoles(own, dates, context).map((role, at) => (ranged.has(at) ? 'hearing' : role));
  const isSettled = !UNSETTLED.test(context.text);
  return dates.map((date, at) => {
    const role = roles[at] ?? 'open';
    const certain =
      isSettled && date.certain && !ranged.has(at) && !isDoubted(clauses[at] ?? NO_CLAUSE, role);
    return { ...date, role, certain };
  });
}

const NO_CLAUSE: Clause = { before: '', after: '' };
const IN_A_ROW = /^\s*(?:[,&/-]|and|or|aur|ya|व|और|आणि|या|किंवा)\s*$/iu;

/** Days in a row, and days that contradict each other, share the role of the one that has one. */
function sharedRoles(
  own: readonly DateRole[],
  dates: readonly DateInText[],
  { text }: RoleContext,
): DateRole[] {
  const between = own.map((_, at) => text.slice(dates[at - 1]?.to, dates[at]?.from));
  const roles = own.map((role, at) => (isReplaced(between[at + 1] ?? '') ? 'event' : role));
  const isMove = dates.map(({ from }) => MOVED_FROM.test(text.slice(0, from)));
  const withPeriods = between.reduce(
    (some, words, at) => some.with(at, roleAfter(some, { at, words, isMove: isMove[at - 1] === true })),
    roles,
  );
  return between.reduceRight(
    (some, words, at) =>
      some[at - 1] === 'open' && IN_A_ROW.test(words) ? some.with(at - 1, some[at] ?? 'open') : some,
    withPeriods,
  );
}

interface WordsBetween {
  readonly at: number;
  readonly words: string;
  /** The first day follows "adjourned from". */
  readonly isMove: boolean;
}

function roleAfter(roles: readonly DateRole[], { at, words, isMove }: WordsBetween): DateRole {
  const last = roles[at - 1] ?? 'open';
  const own = roles[at] ?? 'open';
  if (isCalled(last) && sharesWithLast(own, words)) return last;
  return last === 'event' && RANGE.test(words) && !isMove ? 'event' : own;
}

const isReplaced = (words: string): boolean => MOVED_TO.test(words) || NOW_BETWEEN.test(words);

const sharesWithLast = (role: DateRole | undefined, words: string): boolean =>
  IN_A_ROW.test(words) || (CONTRADICTS.test(words) && (role === 'open' || role === 'hearing'));

const MOVED =
  /adj|shift|p(?:re|ost)-?pon|chang|advanc|re-?schedul|moved|leave|vacation|holiday|closed|अवकाश|रजा/iu;

/** Between the first and the last day of a period. */
const RANGE = /^\s*(?:to|se|till|upto|से|ते)\s*$/iu;

/** "PE from 14.12.2026 to 18.12.2026": days of one hearing, and none is the next for certain. */
function rangesIn(
  dates: readonly DateInText[],
  clauses: readonly Clause[],
  { text }: RoleContext,
): ReadonlySet<number> {
  return new Set(
    clauses.flatMap(({ before }, at) => {
      const between = text.slice(dates[at]?.to, dates[at + 1]?.from);
      const isRange = at + 1 < dates.length && RANGE.test(between);
      const isHearing = places(before, HEARING, STAGE_CODES).length > 0 && places(before, EVENT).length === 0;
      return isRange && isHearing && !MOVED.test(before) ? [at, at + 1] : [];
    }),
  );
}

function isDoubted({ before, after }: Clause, role: DateRole): boolean {
  if (
    DOUBT.test(before) ||
    HEDGE.test(before) ||
    HEDGE.test(after) ||
    BEFORE_OFFICER.test(after) ||
    HEARD_SAME_DAY.test(after)
  )
    return true;
  if (role === 'next') return false;
  return (
    DOUBT_UNCALLED.test(before) ||
    /^\s*ko\s+.{0,20}\blaga(?:o|na|ni)\b/iu.test(after) ||
    (role === 'open' && hasUnknownWord(`${before} ${after}`))
  );
}

/** Small words of a Latin text and words of another script that say neither matter nor hearing. */
const hasUnknownWord = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).some((word) => !/^\p{Lu}/u.test(word) && !PLAIN_WORD.test(word));

const isCalled = (role: DateRole | undefined): boolean => role === 'next' || role === 'hearing';
