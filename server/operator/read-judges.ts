/** Reads the CSV file of judges that the command and the screen of the operator import. */
import { COURT_KINDS, courtOfId, type CourtSeat } from '#contract/case/court.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Appointment } from '#server/account/verify-judge.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { readIssuedText } from './issued-text.ts';

const COLUMNS = ['email', 'name', 'designation', 'courts'] as const;
export const MOST_BYTES_OF_JUDGES = 256 * 1024;
/** A transaction locks their accounts until the last row. */
const MOST_ROWS = 500;

export interface JudgeRow {
  readonly number: number;
  readonly email: string;
  readonly appointment: Appointment;
}

/** Every fault of the file that needs no database. */
export function readJudges(bytes: Uint8Array): Result<JudgeRow[], string[]> {
  if (bytes.length > MOST_BYTES_OF_JUDGES) return err(['The file is larger than 256 kB. Split it.']);
  const text = utf8(bytes);
  return text === undefined ? err(['The file is not UTF-8. Save it as "CSV UTF-8".']) : readJudgesIn(text);
}

/** The same for text that was decoded already. */
export function readJudgesIn(text: string): Result<JudgeRow[], string[]> {
  const rows = csvRows(text, COLUMNS);
  if (!rows.ok) return err([rows.error]);
  if (rows.value.length === 0) return err(['The file has no judge under its first row.']);
  if (rows.value.length > MOST_ROWS) return err([`The file has more than ${MOST_ROWS} rows. Split it.`]);
  const faults: string[] = [];
  const judges: JudgeRow[] = [];
  const rowOf = new Map<string, number>();
  for (const row of rows.value) {
    const judge = judgeOf(row);
    if (!judge.ok) faults.push(`Row ${row.number}: ${judge.error}`);
    else if (rowOf.has(judge.value.email))
      faults.push(
        `Row ${row.number}: ${judge.value.email} is in row ${rowOf.get(judge.value.email)} too. Write one row with all courts.`,
      );
    else {
      rowOf.set(judge.value.email, row.number);
      judges.push(judge.value);
    }
  }
  return faults.length > 0 ? err(faults) : ok(judges);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // the caller says so
  }
}

/** Both cells of the name stay empty if the account has a name and a designation. */
function judgeOf({ number, cells }: CsvRow): Result<JudgeRow, string> {
  const { email = '', name = '', designation = '', courts = '' } = cells;
  if (!/^\S+@\S+$/.test(email)) return err('Write the e-mail of the account.');
  const issued = issuedTexts({ name, designation });
  if (!issued.ok) return issued;
  const seats = seatsFrom(courts);
  if (!seats.ok) return seats;
  return ok({ number, email: email.toLowerCase(), appointment: { courts: seats.value, ...issued.value } });
}

type IssuedTexts = Omit<Appointment, 'courts'>;

function issuedTexts(cells: Readonly<Record<keyof IssuedTexts, string>>): Result<IssuedTexts, string> {
  const [name, designation] = [textIn(cells.name), textIn(cells.designation)];
  if (!name.ok) return name;
  if (!designation.ok) return designation;
  return ok({ name: name.value, designation: designation.value });
}

const textIn = (cell: string): Result<string | undefined, string> =>
  cell === '' ? ok(undefined) : readIssuedText(cell);

function seatsFrom(courts: string): Result<CourtSeat[], string> {
  const given = courts
    .split(/[;|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (given.length === 0) return err('Write at least one court.');
  const seats: CourtSeat[] = [];
  for (const each of given) {
    const court = courtOfId(each);
    if (!court)
      return err(`${each} is no court. Write ${COURT_KINDS.join(', ')}, each with :<place> if it has one.`);
    seats.push(court);
  }
  return ok(seats);
}
