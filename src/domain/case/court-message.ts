/**
 * Case and hearing date of a court message, a case page or a cause list line, for the tracker. The reader is
 * `src/reading/messages`; missing parts are reported.
 */
import { plainCnr } from '#contract/case/cnr.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { placeKey } from '#kernel/place-key.ts';
import { present } from '#kernel/present.ts';
import { caseNumberOfText } from '#reading/messages/case-number.ts';
import type { CaseMessage } from '#reading/messages/message-reading.ts';
import { readMessages } from '#reading/messages/read-message.ts';

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
  readonly policeStation?: string;
  /** The accused; if no side is the State, the side that stands first. */
  readonly applicant?: string;
  readonly respondent?: string;
  readonly date?: CalendarDate;
  /** The message names no year or a doubtful case number, so the day is a proposal. */
  readonly isDateProposed: boolean;
  /** Several candidate days, if the message does not mark the next one. */
  readonly among: readonly CalendarDate[];
  readonly time?: string;
  readonly courtroom?: string;
  readonly courtName?: string;
  readonly purpose?: string;
  /** The message reports the case as decided, so there is no next date. */
  readonly isDecided: boolean;
  readonly missing: readonly ('case' | 'date')[];
}

/** If several lines name a case, each line is a message. The date of a cause list is above its lines. */
export const readCourtMessages = (pasted: string, today: CalendarDate): CourtMessage[] =>
  readMessages(pasted, { today }).map(asCourtMessage);

function asCourtMessage(read: CaseMessage): CourtMessage {
  const { text, nextDate, among = [] } = read;
  const named = namedIn(read);
  return {
    source: read.isRow || read.item !== undefined ? 'cause-list' : 'sms',
    text,
    ...named,
    ...courtOf(read),
    ...present({ date: nextDate ?? undefined, time: read.time, purpose: read.purpose }),
    isDateProposed: nextDate !== null && (!read.nextDateCertain || read.numberCertain === false),
    among: nextDate === null ? among : [],
    isDecided: read.disposed,
    missing: missingIn(named, nextDate !== null),
  };
}

type NamedCase = Pick<
  CourtMessage,
  'cnr' | 'caseNumber' | 'firNumber' | 'policeStation' | 'applicant' | 'respondent'
>;

/** A doubtful CNR is no CNR. */
const namedIn = (read: CaseMessage): NamedCase => ({
  ...present({
    cnr: read.cnr !== undefined && read.cnrCertain === undefined ? plainCnr(read.cnr) : undefined,
    caseNumber: numberOf(read),
    firNumber: firOf(read),
    policeStation: read.policeStation ?? read.fir?.station,
  }),
  ...partiesOf(read),
});

function missingIn(
  { cnr, caseNumber, firNumber, applicant }: NamedCase,
  isDated: boolean,
): CourtMessage['missing'] {
  const isCase = [cnr, caseNumber, firNumber, applicant].some((name) => name !== undefined);
  return [...(isCase ? [] : ['case' as const]), ...(isDated ? [] : ['date' as const])];
}

const numberOf = ({ caseType, number, year }: CaseMessage): MessageNumber | undefined =>
  number !== undefined && year != null ? { type: caseType ?? '', number, year } : undefined;

const firOf = ({ fir }: CaseMessage): string | undefined =>
  fir && (fir.year === null ? fir.number : `${fir.number}/${fir.year}`);

const partiesOf = ({ parties }: CaseMessage): Pick<CourtMessage, 'applicant' | 'respondent'> =>
  present({
    applicant: parties?.accused ?? parties?.first,
    respondent: parties?.state ?? parties?.second,
  });

const ROOM = /^(?:court|c\.?\s?r|room|hall)[^\d]*?([A-Z]?-?\d{1,4}[A-Z]?)$/iu;

/** "Court No. 9" is a room; "7-District Judge-3" names the court. */
function courtOf({ court }: CaseMessage): Pick<CourtMessage, 'courtroom' | 'courtName'> {
  if (court === undefined) return {};
  const courtroom = ROOM.exec(court)?.[1];
  return courtroom === undefined ? { courtName: court } : { courtroom };
}

/** Whether two texts are the same case number: "BAIL APPLN./1485/2025" and "Bail Appln. No. 1485 of 2025". */
export function isSameNumber(left: MessageNumber, right: MessageNumber): boolean {
  const [a, b] = [left, right].map(({ type }) => placeKey(type));
  const isType = a === '' || b === '' || a === b;
  return isType && Number(left.number) === Number(right.number) && left.year === right.year;
}

/** Parses a case number that is stored as text. */
export function numberOfText(text: string): MessageNumber | undefined {
  const found = caseNumberOfText(text);
  return found?.year == null ? undefined : { type: found.caseType, number: found.number, year: found.year };
}
