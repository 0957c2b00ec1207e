import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface InputFile {
  readonly name: string;
  readonly mostBytes: number;
  /** "a JSON file of official texts (docs/LAW-TEXTS.md)". */
  readonly wanted: string;
}

/** npm changes the working directory. Resolve a relative name against the original one. */
export function readInputFile({ name, mostBytes, wanted }: InputFile): Uint8Array {
  try {
    const file = path.resolve(process.env['INIT_CWD'] ?? '.', name);
    const { size } = statSync(file);
    // too long: read only enough bytes to report the size error
    return size > mostBytes * 4 ? new Uint8Array(mostBytes + 1) : readFileSync(file);
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EISDIR' ? 'is a folder' : 'cannot be read';
    throw new Error(`${name} ${why}. Name ${wanted}.`, { cause: error });
  }
}
