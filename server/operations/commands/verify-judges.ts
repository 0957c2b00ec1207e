/** Verifies the judges of a CSV file: all of them, or none if a row has a fault. */
import type { User } from '#contract/account/user.ts';
import { SeatingFault, verifyJudges } from '#server/account/verify-judge.ts';
import { RECORDS } from '#server/kinds/all-kinds.ts';
import { MOST_BYTES_OF_JUDGES, readJudges } from '#server/operator/read-judges.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { type Command, UsageError } from './command.ts';
import { faultReport } from './fault-report.ts';
import { counted } from './law-words.ts';
import { onOneLine } from './printable.ts';
import { readInputFile } from './read-input-file.ts';

export const verifyJudgesCommand: Command = {
  usage: 'verify-judges [--check] --file <file.csv>',
  read: (words) => {
    const check = words.includes('--check');
    const [flag, name, ...rest] = words.filter((word) => word !== '--check');
    if (flag !== '--file' || name === undefined || rest.length > 0) {
      throw new UsageError('Name the file of the judges with --file (docs/operations.md).');
    }
    const wanted = 'a CSV file of judges (docs/operations.md)';
    const read = readJudges(readInputFile({ name, mostBytes: MOST_BYTES_OF_JUDGES, wanted }));
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
