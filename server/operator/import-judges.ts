/** The file of judges of the operator's screen: the code of the command `verify-judges`, with a report of each row. */
import type { JudgesReport, RowReport } from '#contract/operator/operator-endpoints.ts';
import { SeatingFault, type SeatingPorts, verifyJudges } from '#server/account/verify-judge.ts';
import { readJudgesIn } from './read-judges.ts';

interface JudgesImport {
  readonly file: string;
  readonly check: boolean;
}

export async function importJudges(
  ports: SeatingPorts,
  { file, check }: JudgesImport,
): Promise<JudgesReport> {
  const read = readJudgesIn(file);
  if (!read.ok) return { isDone: false, rows: read.error.map(faultRow) };
  const report = await verifyJudges(ports, read.value, { check });
  const rows = report.map(({ row: { number }, outcome }): RowReport => {
    if (outcome instanceof SeatingFault) return { row: number, isFault: true, said: outcome.message };
    const { name, email, courts = [] } = outcome;
    return { row: number, isFault: false, said: `${name} (${email})`, courts };
  });
  return { isDone: !check && !rows.some(({ isFault }) => isFault), rows };
}

/** The reader puts the number of the row before its sentence. */
function faultRow(fault: string): RowReport {
  const [, number, said = fault] = /^Row (\d+): (.+)$/su.exec(fault) ?? [];
  return { ...(number !== undefined && { row: Number(number) }), isFault: true, said };
}
