/** Verifies the judges of a CSV file: all of them, or none if a row has a fault. */
import { COURT_KINDS, courtOfId, type CourtSeat } from '#contract/case/court.ts';
import type { User } from '#contract/account/user.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { type Appointment, SeatingFault, verifyJudges } from '#server/account/verify-judge.ts';
import { RECORDS } from '#server/kinds/all-kinds.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { type Command, UsageError } from './command.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { faultReport } from './fault-report.ts';
import { readIssuedText } from './issued-text.ts';
import { counted } from './law-words.ts';
import { onOneLine } from './printable.ts';
import { readInputFile } from './read-input-file.ts';

const COLUMNS = ['email', 'name', 'designation', 'courts'] as const;
const MOST_BYTES = 256 * 1024;
/** A transaction locks their accounts until the last row. */
const MOST_ROWS = 500;

interface JudgeRow {
  readonly number: number;
  readonly email: string;
  readonly appointment: Appointment;
}

export const verifyJudgesCommand: Command = {
  usage: 'verify-judges [--check] --file <file.csv>',
  read: (words) => {
    const check = words.includes('--check');
    const [flag, name, ...rest] = words.filter((word) => word !== '--check');
    if (flag !== '--file' || name === undefined || rest.length > 0) {
      throw new UsageError('Name the file of the judges with --file (docs/operations.md).');
    }
    const wanted = 'a CSV file of judges (docs/operations.md)';
    const read = readJudges(readInputFile({ name, mostBytes: MOST_BYTES, wanted }));
    if (!read.ok) throw new Error(faultReport({ name, undone: 'changed' }, read.error));
    return async (ports) => {
      const report = await verifyJudges({ ...ports, records: RECORDS }, read.value, { check });
      const faults = report.flatMap(({ row, outcome }) =>
        outcome instanceof SeatingFault ? [`Row ${row.number}: ${outcome.message}`] : [],
      );
      if (faults.length > 0) throw new Error(faultReport({ name, undone: 'changed' }, faults));
      const lines = report.flatMap(({ row, outcome }) =>
        outcome instanceof SeatingFault ? [] : [`  Row ${row.number}: ${seatsOf(outcome)}`],
      );
      const judges = counted(lines.length, 'judge', 'judges');
      const head = check ? `${name} can be imported: ${judges}. Nothing was changed.` : `Verified ${judges}.`;
      return [head, ...lines].join('\n');
    };
  },
};

const seatsOf = ({ name, email, courts = [] }: User): string =>
  onOneLine(`${name} (${email}) sits in: ${courts.map(english.court).join('; ')}.`);

/** Every fault of the file that needs no database. */
export function readJudges(bytes: Uint8Array): Result<JudgeRow[], string[]> {
  if (bytes.length > MOST_BYTES) return err(['The file is larger than 256 kB. Split it.']);
  const text = utf8(bytes);
  if (text === undefined) return err(['The file is not UTF-8. Save it as "CSV UTF-8".']);
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
