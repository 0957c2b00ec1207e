/** Role of each date: arrest, remand, charge-sheet, offence or FIR. */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import type { AskedDate, AskedPeriod } from './dates.ts';
import type { ChatQuestion } from './question.ts';

export interface DateRoles {
  readonly arrest: CalendarDate | null;
  readonly remand: CalendarDate | null;
  readonly chargesheet: CalendarDate | null;
  readonly offence: CalendarDate | null;
  /** Last day of the offence's month or year. */
  readonly offenceTo: CalendarDate | null;
  readonly offenceExact: boolean;
  readonly fir: CalendarDate | null;
  readonly application: CalendarDate | null;
}

type Role = 'arrest' | 'remand' | 'chargesheet' | 'offence' | 'fir' | 'application';

const SIGNS: readonly (readonly [Role, RegExp])[] = [
  [
    'chargesheet',
    /charge[\s-]?sheet|challan|chalan|chargeshit|aa?rop\s?patr|आरोप[\s-]?पत्र|चार्जशीट|चालान|police report/gu,
  ],
  ['remand', /reman\w*|produced|rimand|रिमांड|पेश किया/gu],
  [
    'arrest',
    /arr?est\w*|g[iy]r+a?a?f\w*|गिरफ्तार\p{L}*|पकड\p{L}*|pak[dr]a\w*|custody|hirasat|हिरासत|jail|जेल|taken|caught|picked|in since|behind bars|detained|held|uthaya|उठाया|nabbed|andar|अंदर|band|बंद|lock/gu,
  ],
  ['fir', /\bf\.?i\.?r\b|registered|lodged|एफआईआर|प्राथमिकी|\bcase of\b/gu],
  ['application', /appl(?:y|ication|ied)|bail filed|filed in|arji|अर्जी|आवेदन/gu],
  [
    'offence',
    /offen[cs]e|crime|incident|committed|happened|occurred|ghatna|aparadh|apradh|अपराध|घटना|took place|\bhui\b|\bhua\b|हुई|हुआ|theft|chori|murder|cheating|hatya|चोरी|हत्या|\bki thi\b/gu,
  ],
];

const REACH = 60;

/** Between the facts of two questions: a word of one says nothing of a date of the other. */
export const PART = ' ¦ ';

type DatesByRole = Partial<Record<Role, AskedDate>>;

export function rolesOf(question: ChatQuestion, asOf: CalendarDate): DateRoles {
  const found: DatesByRole = {};
  for (const date of question.dates) found[roleAt(date, question, found)] ??= date;
  const custodyPeriod = found.arrest || found.remand ? null : custodyPeriodIn(question);
  const on = (role: Role): CalendarDate | null => found[role]?.on ?? null;
  return {
    arrest: custodyPeriod ? since(custodyPeriod, asOf) : on('arrest'),
    remand: on('remand'),
    chargesheet: on('chargesheet'),
    offence: on('offence'),
    offenceTo: found.offence?.to ?? null,
    offenceExact: found.offence?.exact ?? true,
    fir: on('fir'),
    application: on('application'),
  };
}

/** Common words get a distance handicap. */
const HANDICAP: Readonly<Partial<Record<Role, number>>> = { offence: 12, fir: 6 };

/** Nearest indicator. In English the text before a date decides, in Hindi the verb after it. */
function roleAt({ at, end }: AskedDate, question: ChatQuestion, assigned: DatesByRole): Role {
  const text = question.rest;
  const [before, after] = question.language === 'en' ? [1, 1.15] : [1.6, 1];
  const length = question.language === 'en' ? 0 : end - at;
  const gap = (sign: RegExpMatchArray): number => {
    const place = sign.index ?? 0;
    return place <= at ? (at - place - sign[0].length) * before : (place - at - length) * after;
  };
  const near = SIGNS.filter(([role]) => !assigned[role])
    .flatMap(([role, pattern]) =>
      [...text.matchAll(pattern)]
        .filter((sign) => isInOnePart(text, at, sign.index))
        .map((sign) => ({ role, distance: gap(sign) + (HANDICAP[role] ?? 0) })),
    )
    .filter(({ distance }) => distance < REACH)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.role ?? (question.has('custody', 'default') ? 'arrest' : 'offence');
}

const isInOnePart = (text: string, one: number, other: number): boolean =>
  !text.slice(Math.min(one, other), Math.max(one, other)).includes(PART.trim());

/** "70 din se rakha hai": a custody period, not an assumption about the law. */
export function custodyPeriodIn(question: ChatQuestion): AskedPeriod | null {
  if (
    !question.has('custody', 'remand', 'nochargesheet', 'filed') &&
    !/\b(?:se|since|ho gaye|hogaye|over)\b|से|हो गए/u.test(question.rest)
  )
    return null;
  return (
    question.periods.find(({ at, text, unit }) => {
      if (unit === 'hours') return false;
      const before = question.rest.slice(Math.max(0, at - 24), at);
      const after = question.rest.slice(at + text.length, at + text.length + 18);
      return (
        /(?:for|since|from|last|past|spent|completed|over|after|jail|custody|pichhle|pichle)\s*(?:the\s+)?(?:last\s+|past\s+)?$/u.test(
          before,
        ) ||
        /^\s*(?:se\b|से|ho\s?gaye|ho\s?chuke|hogaye|हो|in jail|in custody|ago|over|passed|gone|inside|in\b|hue|beet|pehle|has|have|without|no\b|already|custody|jail)/u.test(
          after,
        )
      );
    }) ?? null
  );
}

function since({ count, unit }: AskedPeriod, asOf: CalendarDate): CalendarDate {
  if (unit === 'days') return addDays(asOf, -count);
  return addMonths(asOf, -(unit === 'months' ? count : 12 * count));
}
