/**
 * Extracts case and hearing date from a court message or a cause list line. Matches words, not one format,
 * because eCourts, e-Filing and each court differ; missing parts are reported.
 */
import { plainCnr } from '#contract/case/cnr.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { placeKey } from '#kernel/place-key.ts';
import { present } from '#kernel/present.ts';
import { datesIn, type FoundDate, nextDateIn } from './message-dates.ts';

export interface MessageNumber {
  /** As the court writes it; empty if there is only a number. */
  readonly type: string;
  readonly number: string;
  readonly year: number;
}

export interface CourtMessage {
  readonly source: 'sms' | 'cause-list';
  /** As pasted. */
  readonly text: string;
  readonly cnr?: string;
  readonly caseNumber?: MessageNumber;
  readonly firNumber?: string;
  readonly applicant?: string;
  readonly respondent?: string;
  readonly date?: CalendarDate;
  /** Several candidate days, if the message does not mark the next one. */
  readonly among: readonly CalendarDate[];
  readonly time?: string;
  readonly courtroom?: string;
  readonly purpose?: string;
  /** The message reports the case as decided, so there is no next date. */
  readonly isDecided: boolean;
  readonly missing: readonly ('case' | 'date')[];
}

/** If several lines name a case, each line is a message. The date of a cause list is above its lines. */
export function readCourtMessages(pasted: string): CourtMessage[] {
  const text = pasted.normalize('NFC').replaceAll('\u00a0', ' ').trim();
  if (text === '') return [];
  const lines = text.split(/\n+/).map((line) => line.trim());
  const naming = lines.filter(hasCaseNumber);
  if (naming.length < 2) return [readOne(text, dateOver(lines))];
  const over = dateOver(lines);
  return naming.map((line) => readOne(line, over));
}

function hasCaseNumber(line: string): boolean {
  const { rest, cnr } = withoutCnr(line);
  return cnr !== undefined || numberIn(withoutDates(withoutFir(rest).rest)) !== undefined;
}

/** "Cause list for 24-11-2026" */
function dateOver(lines: readonly string[]): CalendarDate | undefined {
  const head = lines.find(
    (line) => /cause\s*list|board|list\s+(?:of|for)/i.test(line) && !hasCaseNumber(line),
  );
  return head === undefined ? undefined : datesIn(head)[0]?.day;
}

function readOne(text: string, over: CalendarDate | undefined): CourtMessage {
  const flat = text.replaceAll(/\s+/g, ' ').replace(E_FILING, ' | ');
  const { rest: noCnr, cnr } = withoutCnr(flat);
  const dates = datesIn(noCnr);
  const next = nextDateIn(noCnr, dates);
  const date = next.day ?? (next.among.length === 0 ? over : undefined);
  const { rest, fir: firNumber } = withoutFir(blanked(noCnr, dates));
  const found = numberIn(rest);
  const noNumber = found ? cut(rest, found) : rest;
  const parties = partiesIn(noNumber);
  const isList = over !== undefined || /^\s*\d{1,4}\s*[.)|]|\bitem\s*no/i.test(text);
  const names = [cnr, found, firNumber, parties.applicant];
  return {
    source: isList ? 'cause-list' : 'sms',
    text,
    ...present({ cnr, caseNumber: found?.number, firNumber, date, ...parties }),
    ...present({
      time: timeIn(rest),
      courtroom: COURTROOM.exec(noNumber)?.[1],
      purpose: purposeIn(noNumber),
    }),
    among: date === undefined ? next.among : [],
    isDecided: DECIDED.test(flat),
    missing: missingIn({ isCase: names.some((name) => name !== undefined), isDated: date !== undefined }),
  };
}

function missingIn({ isCase, isDated }: { readonly isCase: boolean; readonly isDated: boolean }) {
  const missing: CourtMessage['missing'][number][] = [];
  if (!isCase) missing.push('case');
  if (!isDated) missing.push('date');
  return missing;
}

/** An e-filing number is not a case number. */
const E_FILING = /\b[A-Za-z]{1,4}-[A-Za-z]{2,}\d+[-/]\d+[-/](?:19|20)\d{2}\b/;

const DECIDED = /\b(?:disposed|decided|dismissed|allowed|rejected|granted)\b(?!\s*(?:next|on\s+the\s+next))/i;

/** In one piece, or in parts with hyphens or spaces. */
const CNR_IN =
  /(?<![A-Za-z0-9])([A-Za-z]{2}[A-Za-z0-9]{2}[\s-]?\d{2}[\s-]?\d{6}[\s-]?(?:19|20)\d{2})(?![0-9])/;

function withoutCnr(text: string): { readonly rest: string; readonly cnr?: string } {
  const match = CNR_IN.exec(text);
  const [whole, cnr] = match ?? [];
  if (!match || whole === undefined || cnr === undefined) return { rest: text };
  return { rest: cutAt(text, match.index, whole.length), cnr: plainCnr(cnr) };
}

const FIR_IN =
  /\b(?:f\.?i\.?r\.?|crime|cr\.?\s?no)\s*\.?\s*(?:no\.?|number)?\s*[:.-]?\s*(\d{1,5}\s?\/\s?(?:\d{4}|\d{2}))(?!\d)/i;

function withoutFir(text: string): { readonly rest: string; readonly fir?: string } {
  const match = FIR_IN.exec(text);
  const [whole, fir] = match ?? [];
  if (!match || whole === undefined || fir === undefined) return { rest: text };
  return { rest: cutAt(text, match.index, whole.length), fir: fir.replaceAll(' ', '') };
}

/** Cut out the matched text, so that no other pattern matches it again. */
const cutAt = (text: string, from: number, length: number): string =>
  `${text.slice(0, from)} | ${text.slice(from + length)}`;

const blanked = (text: string, dates: readonly FoundDate[]): string =>
  dates.reduceRight((rest, { from, to }) => cutAt(rest, from, to - from), text);

const withoutDates = (text: string): string => blanked(text, datesIn(text));

interface FoundNumber {
  readonly number: MessageNumber;
  readonly from: number;
  readonly to: number;
}

const NUMBER_IN = /(?<!\d)(\d{1,7})\s*(?:\/|-|\bof\b)\s*((?:19|20)\d{2})(?![\d/])/gi;
/** Words of a case type, up to the number: "Cri. Bail Appln.", "CRM-M", "B.A. No." */
const TYPE = /([A-Za-z][A-Za-z.()&-]*(?:[\s/]+[A-Za-z(][A-Za-z.()&-]*){0,4})$/;
const BEFORE_NUMBER = /(?:[\s/:-]*\b(?:nos?|number)\b[\s/:.-]*|[\s/:-]+)$/i;
/** Words of the surrounding sentence. */
const LABEL =
  /^(?:dear|sir|and|accepted|has|been|now|madam|advocate|adv|your|the|this|in|re|for|of|is|matter|case|caseno|cases?|no|number|nos|status|item|sr|serial|regd?|registered|registration|as|e-?filing|filing|application|update|ecourts|services|alert|hearing|next|list|from|court)\.?$/i;

function numberIn(text: string): FoundNumber | undefined {
  for (const match of text.matchAll(NUMBER_IN)) {
    const [whole, number = '', year = ''] = match;
    const head = text.slice(0, match.index).replace(BEFORE_NUMBER, '');
    const run = TYPE.exec(head)?.[1] ?? '';
    const type = typeIn(run);
    const from = type === '' ? match.index : head.length - type.length;
    return {
      number: { type, number: String(Number(number)), year: Number(year) },
      from,
      to: match.index + whole.length,
    };
  }
  return undefined;
}

/** Without the words before the type; "Bail Application" remains whole. */
function typeIn(run: string): string {
  const words = run.split(/(?<=[\s/])/);
  while (words.length > 0 && isLabel(words)) words.shift();
  return words.join('').trim();
}

const isLabel = ([first = '', ...rest]: readonly string[]): boolean =>
  LABEL.test(first.replace(/[\s/]+$/, '')) && !(rest.length === 0 && /^application$/i.test(first.trim()));

const cut = (text: string, { from, to }: FoundNumber): string => cutAt(text, from, to - from);

const PARTIES =
  /([A-Z\u0900-\u0dff][^|:;\n]{1,80}?)\s+(?:v\/s\.?|vs\.?|versus|v\.)\s+([A-Z\u0900-\u0dff][^|:;\n]{1,80}?)(?=\s*(?:[|:;,]|\.(?:\s|$)|\b(?:next|cnr|purpose|stage|court|adv|advocate|for|is|has|listed|before|at|on|item|fixed|adjourned|filed|registered|dated)\b|$))/i;

function partiesIn(text: string): { readonly applicant?: string; readonly respondent?: string } {
  const [, applicant, respondent] = PARTIES.exec(text) ?? [];
  if (applicant === undefined || respondent === undefined) return {};
  const name = applicant
    .replace(/^.*?(?:\bcase\b|\bof\b|\bin\b|\bmatter\b|\d[.)]?\s)\s*/i, '')
    .replace(/^\W+/, '');
  return name === '' ? {} : { applicant: name.trim(), respondent: respondent.trim() };
}

const TIME = /(?<![\d/.-])(\d{1,2})[:.](\d{2})\s*(a\.?m\.?|p\.?m\.?)?(?:\s*(?:hrs?|hours|ist))?(?![\d/-])/i;

function timeIn(text: string): string | undefined {
  const [, hour, minute = '', half = ''] = TIME.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const isAfternoon = /^p/i.test(half);
  const early = half === '' ? Number(hour) : Number(hour) % 12;
  const hours = early + (isAfternoon ? 12 : 0);
  return hours > 23 || Number(minute) > 59 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

const COURTROOM =
  /\b(?:court\s*(?:room|hall)|court\s*(?=no)|c\.?\s?r\.?\s?(?=no)|room|hall)\s*(?:no\.?|number)?\s*[:.-]?\s*([A-Za-z]?-?\d{1,4}[A-Za-z]?)\b/i;

const PURPOSE =
  /\b(?:purpose(?:\s+of\s+hearing)?|stage(?:\s+of\s+case)?|for)\s*(?:is)?\s*[:-]?\s*([A-Za-z][A-Za-z /&-]{2,60}?)(?=\s*(?:[.,;|(]|$|\bin\s+the\b|\bbefore\b|\bat\b|\bin\s+court\b|\bcourt\b|\bon\b|\bnext\b))/i;

function purposeIn(text: string): string | undefined {
  const purpose = PURPOSE.exec(text)?.[1]?.trim();
  return purpose === undefined || /^(?:the|your|case|hearing|more|details)\b/i.test(purpose)
    ? undefined
    : purpose;
}

/** Whether two texts are the same case number: "BAIL APPLN./1485/2025" and "Bail Appln. No. 1485 of 2025". */
export function isSameNumber(left: MessageNumber, right: MessageNumber): boolean {
  const [a, b] = [left, right].map(({ type }) => placeKey(type));
  const isType = a === '' || b === '' || a === b;
  return isType && Number(left.number) === Number(right.number) && left.year === right.year;
}

/** Parses a case number that is stored as text. */
export const numberOfText = (text: string): MessageNumber | undefined => numberIn(text)?.number;
