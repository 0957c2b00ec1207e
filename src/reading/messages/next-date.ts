/** The next date of a message: never a past day, the stamp of a chat, or a date with another meaning. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { datesIn, type DateInText, textForDates } from '../dates.ts';
import { foldScripts } from '../script-fold.ts';

export interface NextDateReading {
  readonly nextDate: CalendarDate | null;
  readonly nextDateCertain: boolean;
  readonly among?: readonly CalendarDate[];
}

const NONE: NextDateReading = { nextDate: null, nextDateCertain: false };

/** "Next date" in further scripts. */
const OTHER_SCRIPTS = foldScripts(
  'આગામી\\s+(?:તારીખ|મુદત)|પછીની\\s+તારીખ|পরবর্তী\\s+(?:তারিখ|দিন)|அடுத்த\\s+(?:தேதி|விசாரணை)|விசாரணை|ಮುಂದಿನ\\s+(?:ದಿನಾಂಕ|ವಿಚಾರಣೆ)|తదుపరి\\s+(?:తేదీ|విచారణ)|അടുത്ത\\s+തീയതി|ਅਗਲੀ\\s+(?:ਤਾਰੀਖ|ਪੇਸ਼ੀ)|اگلی\\s+(?:تاریخ|پیشی)',
);
const NEXT_BEFORE = new RegExp(
  String.raw`(?:ne?xt?(?:\s+(?:date|hearing|listing|dt|peshi))*[\p{L}\s]*|n\.?\s?d\.?\s?o\.?\s?h|\bn\.\s?d|\bre-?list(?:ed)?|\blist(?:ed)?|adj(?:d|ourned)?|posted|fixed|kept|put\s?up|re-?notify|returnable(?:\s+by)?|scheduled|stands?\s+over|come\s+up|taken\s+up|(?:matter|case)\s+(?:will|shall|to)\s+appear|(?:pre|post)-?poned|advanced|re-?scheduled|shifted|deferred|re-?fixed|call|renotified|hearing(?:\s+(?:date|is|on))*|date\s+of\s+hearing|agl[ie]\s+(?:peshi|tarikh|date)|peshi|tarikh|(?:अगलि|आगामि)\s+(?:तारिख|डेट|सुनवाइ|पेशि|तिथि)[\p{L}\p{M}\s]*|नियत(?:\s+(?:तिथि|दिनांक|है))?|पेशि|तारिख|पुढिल\s+(?:तारिख|ता|दिनांक)|सुनवाइ|सुनावणि|${OTHER_SCRIPTS})(?:[\s:.()-]|\b(?:matter|case|this|to|on|for|is|the|dated?|at|now|again|be|from\s+[\d./-]{6,10}|दिनांक|दि|को|ता)(?![\p{L}\p{M}]))*$`,
  'iu',
);
const OTHER_BEFORE =
  /(?:fil(?:ed|ing)|regist[\p{L}]*|decided|decision|dispos(?:ed|al)|last|previous|earlier|(?<!for\s)\borders?\s+(?:dated|date|on|passed\s+on|of)|dated|dt|arrest(?:ed)?|offence|incident|birth|d\.?o\.?b|uploaded|valid|till|until|upto|impugned|judg[\p{L}]*\s+(?:dated|dt|of)|heard|since|closed[^.]*|vacation[^.\d]*|holidays?[^.\d]*|expir\p{L}*|surrender|first\s+hearing\s+date|received|दायर|पंजिकरण|गिरफ्तार[\p{L}\p{M}]*|घटना|आदेश)[^\d.;|]{0,24}$|\b(?:from|by|over\s+on)\s*$/iu;
/** "For the reply of the IO on" and "adjourned at request to": a hearing, if the message names a case. */
const FOR_STAGE_ON =
  /\b(?:for\s+[\p{L}\s]{3,24}\son|come\s+up\s+before\s+[\p{L}\d\s-]{3,30}\son|(?:adj(?:d|ourned)?|posted|fixed|kept|put\s?up|listed|re-?notified)\b[\p{L}\s'-]{1,40}\s(?:to|on|for))\s*$/iu;
/** A day that a sentence names without a word for the hearing may be any day. */
const IN_SENTENCE = /\b(?:on|before|after|within|due|is|was|commencing|beginning|w\.?e\.?f)[\s.:]*$/iu;
const NEXT_AFTER =
  /^\s*(?:को|ko|ki\s+(?:date|peshi|tarikh)|के\s+लिए|रोजि|रोजी)(?![\p{L}\p{M}])[^\d.;]{0,24}(?:नियत|होगि|लगेगि|लगि|पेशि|सुनवाइ|पेश|lag|hai|hogi|peshi|hearing|fixed)/iu;
/** "Remand till" in Hindi and Marathi. */
const OTHER_AFTER = /^\s*(?:तक|tak|पर्यंत|से\s+पहले|se\s+pehle)(?![\p{L}\p{M}])/iu;
const CLOSED = /\b(?:vacation|holiday|remain\s+closed|otp|valid\s+till)\b|अवकाश/iu;

export interface NextDateOptions {
  readonly today: CalendarDate | undefined;
  /** Day of the chat's stamp. */
  readonly stamp: CalendarDate | undefined;
  /** Date above a cause list. */
  readonly headDate: CalendarDate | undefined;
  /** False if the message names no case and no hearing. */
  readonly hasCase: boolean;
}

export function nextDateIn(typed: string, options: NextDateOptions): NextDateReading {
  const { today, headDate, hasCase } = options;
  const text = textForDates(typed);
  if (!hasCase && CLOSED.test(text)) return NONE;
  const dates = datesIn(text, { today });
  const labelled = withNeighbours(text, dates, (date) => isNext(text, date, hasCase));
  const open = dates.filter(
    (date) => !OTHER_BEFORE.test(before(text, date)) && !OTHER_AFTER.test(text.slice(date.to, date.to + 12)),
  );
  const chosen = labelled.length > 0 ? labelled : hasCase ? open.map((date) => inSentence(text, date)) : [];
  const isAhead = ({ date }: DateInText) => date !== null && (today === undefined || date >= today);
  const future = chosen.filter(isAhead);
  if (future.length > 0) return ofDates(future);
  if (labelled.length > 0 || isOnlyDate(text, dates)) return asked(ofDates(open.filter(isAhead)));
  return relativeDay(text, options) ?? (headDate === undefined ? NONE : ofHead(headDate, today));
}

/** "26 Nov" as a whole message. */
const isOnlyDate = (text: string, [date, ...more]: readonly DateInText[]): boolean =>
  date !== undefined &&
  more.length === 0 &&
  !/[\p{L}\d]/u.test(text.slice(0, date.from) + text.slice(date.to));

const before = (text: string, { from }: DateInText): string => text.slice(Math.max(0, from - 60), from);

/** "NDOH 14-12-2026, 15-12-2026": a day directly behind a called day competes with it. */
function withNeighbours(
  text: string,
  dates: readonly DateInText[],
  isCalled: (date: DateInText) => boolean,
): DateInText[] {
  const called: DateInText[] = [];
  for (const [at, date] of dates.entries()) {
    const last = dates[at - 1];
    const isBehind =
      last !== undefined &&
      called.includes(last) &&
      /^\s*(?:[,&/]|and|व|और)\s*$/iu.test(text.slice(last.to, date.from));
    if (isBehind || isCalled(date)) called.push(date);
  }
  return called;
}

const inSentence = (text: string, date: DateInText): DateInText =>
  IN_SENTENCE.test(before(text, date)) ? { ...date, certain: false } : date;

function isNext(text: string, date: DateInText, hasCase: boolean): boolean {
  const words = before(text, date);
  const isCalled = NEXT_BEFORE.test(words) && !/first\s+hearing\s+date[\s:]*$/iu.test(words);
  const isOfStage = hasCase && FOR_STAGE_ON.test(words);
  return isCalled || isOfStage || NEXT_AFTER.test(text.slice(date.to, date.to + 40));
}

function ofDates(dates: readonly DateInText[]): NextDateReading {
  const days = [...new Set(dates.flatMap(({ date }) => (date === null ? [] : [date])))];
  const [only] = days;
  if (days.length > 1 || only === undefined) return { ...NONE, among: days };
  return { nextDate: only, nextDateCertain: dates.every(({ certain }) => certain) };
}

/** "Listed on 24.11, now 18.12": the called day is past, so a later day is proposed. */
const asked = (reading: NextDateReading): NextDateReading => ({ ...reading, nextDateCertain: false });

function ofHead(head: CalendarDate, today: CalendarDate | undefined): NextDateReading {
  return today !== undefined && head < today ? NONE : { nextDate: head, nextDateCertain: true };
}

const TOMORROW = /\b(?:tomorrow|tmrw)\b|उद्या/iu;

/** "Tomorrow" counts from the stamp of the chat. */
function relativeDay(text: string, { today, stamp }: NextDateOptions): NextDateReading | null {
  const from = stamp ?? today;
  if (from === undefined || !TOMORROW.test(text)) return null;
  const date = addDays(from, 1);
  return today !== undefined && date < today ? NONE : { nextDate: date, nextDateCertain: false };
}
