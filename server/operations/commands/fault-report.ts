/** The faults of a file that changed nothing, as one text for the operator. */
import { counted } from './law-words.ts';
import { onOneLine } from './printable.ts';

const MOST_TOLD = 20;

interface FaultyFile {
  readonly name: string;
  /** "imported", "changed". */
  readonly undone: string;
}

export function faultReport({ name, undone }: FaultyFile, faults: readonly string[]): string {
  const rest = faults.length - MOST_TOLD;
  const lines = [
    `Nothing was ${undone}. ${name} has ${counted(faults.length, 'fault', 'faults')}:`,
    ...faults.slice(0, MOST_TOLD).map((fault) => `  ${onOneLine(fault).slice(0, 900)}`),
  ];
  return (rest > 0 ? [...lines, `  and ${rest} more.`] : lines).join('\n');
}
