import { type AddedGroundsFile, GROUNDS_FORMAT } from '#contract/law/added-grounds.ts';
import { CASE_LAW_FORMAT, type CaseLawFile } from '#contract/law/case-law.ts';
import type { LawTextsFile } from '#contract/law/law-texts.ts';
import { type GroundLibrary, loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { Result } from '#kernel/result.ts';
import {
  type EditionChange,
  importCaseLaw,
  importGrounds,
  importLawTexts,
} from '#server/law/change-edition.ts';
import { parseUtf8Json } from '#server/law/parse-utf8-json.ts';
import { readCaseLawFile } from '#server/law/read-case-law-file.ts';
import { readGroundsFile, unknownJudgments } from '#server/law/read-grounds-file.ts';
import { importedCaseLaw } from '#server/law/read-law.ts';
import {
  type LawFileFaults,
  MOST_FILE_BYTES,
  readLawFile,
  type ReadContext,
} from '#server/law/read-law-file.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import type { OperatorPorts } from '#server/ports.ts';
import { type Command, UsageError } from './command.ts';
import { contentsOf, counted, rowsCounted, sizeOf } from './law-words.ts';
import { onOneLine } from './printable.ts';
import { readInputFile } from './read-input-file.ts';

/** More lines would scroll the first ones away. */
const MOST_TOLD = 20;
const LONGEST_FAULT = 500;
const WANTED = 'a JSON file of official texts (docs/LAW-TEXTS.md)';

export const lawImportCommand: Command = {
  usage: 'law-import [--check] <file.json>',
  read: async (words, { now }) => {
    const check = words.includes('--check');
    const [name, ...rest] = words.filter((word) => word !== '--check');
    if (name === undefined) throw new UsageError('Name the file of official texts (docs/LAW-TEXTS.md).');
    const odd = name.startsWith('--') ? name : rest[0];
    if (odd !== undefined) throw new UsageError(`${odd} is not understood.`);
    const against = {
      tables: await serverLawTables(),
      today: dayInIndia(now()),
      library: await loadGroundLibrary(),
    };
    const read = readFile(readInputFile({ name, mostBytes: MOST_FILE_BYTES, wanted: WANTED }), against);
    if (!read.ok) throw new Error(faultReport(name, read.error));
    const file = read.value;
    const what = `"${file.source.name}", ${countOf(file)}`;
    if (check) return checked(name, what, 'grounds' in file ? unknownJudgments(file, against.tables) : []);
    return async (ports) => {
      if ('grounds' in file) {
        const unknown = unknownJudgments(file, await serverLawTables(await importedCaseLaw(ports.pool)));
        if (unknown.length > 0) throw new Error(faultReport(name, unknown));
      }
      return imported(what, await importFile(ports, file), file);
    };
  },
};

/** Without a database the judgments that the operator imported are not known. */
const checked = (name: string, what: string, unknown: readonly string[]): string =>
  unknown.length === 0
    ? `${name} can be imported: ${what}. Nothing was changed.`
    : [
        `${name} can be imported only if this server has ${counted(unknown.length, 'judgment', 'judgments')} that our tables lack: ${what}. Nothing was changed.`,
        ...unknown.slice(0, MOST_TOLD).map((fault) => `  ${shortLine(fault)}`),
      ].join('\n');

type ImportedFile = LawTextsFile | CaseLawFile | AddedGroundsFile;

function importFile(ports: OperatorPorts, file: ImportedFile): Promise<EditionChange> {
  if ('texts' in file) return importLawTexts(ports, file);
  return 'grounds' in file ? importGrounds(ports, file) : importCaseLaw(ports, file);
}

interface FileContext extends ReadContext {
  readonly library: GroundLibrary;
}

/** The format of the file decides; without one the official texts name the fault. */
function readFile(bytes: Uint8Array, against: FileContext): Result<ImportedFile, LawFileFaults> {
  const json = bytes.length > MOST_FILE_BYTES ? null : parseUtf8Json(bytes);
  const file = json?.ok && isRecord(json.value) ? json.value : {};
  switch (file['format']) {
    case CASE_LAW_FORMAT:
      return readCaseLawFile(file, against);
    case GROUNDS_FORMAT:
      return readGroundsFile(file, against, against.library);
    default:
      return readLawFile(bytes, against);
  }
}

function countOf(file: ImportedFile): string {
  if ('texts' in file) return rowsCounted('texts', file.texts.length);
  return 'grounds' in file
    ? rowsCounted('grounds', file.grounds.length)
    : rowsCounted('case-law', file.judgments.length);
}

function imported(what: string, { changed, number, sets }: EditionChange, file: ImportedFile): string {
  if (!changed) return `${what}: edition ${number} has exactly these rows already. Nothing was changed.`;
  const bytes = sets.reduce((sum, set) => sum + set.bytes, 0);
  const signed = 'texts' in file ? '' : ' Signed.';
  const read = 'readTo' in file ? ` Case law read to ${indianDate(file.readTo)}.` : '';
  return [
    `Imported ${what}.${signed}${read} Edition ${number} is current: ${contentsOf(sets)}, ${sizeOf(bytes)} in all.`,
    `Devices fetch it at their next sync. To go back: npm run admin -- law-revert ${number - 1}, or law-remove "${file.source.name}".`,
  ].join('\n');
}

function faultReport(name: string, faults: readonly string[]): string {
  const rest = faults.length - MOST_TOLD;
  const lines = [
    `Nothing was imported. ${name} has ${counted(faults.length, 'fault', 'faults')}:`,
    ...faults.slice(0, MOST_TOLD).map((fault) => `  ${shortLine(fault)}`),
  ];
  return rest > 0
    ? [...lines, `  and ${rest} more. Correct these first and run it again.`].join('\n')
    : lines.join('\n');
}

/** Escapes and shortens file content inside our message. */
function shortLine(fault: string): string {
  const line = onOneLine(fault);
  return line.length > LONGEST_FAULT ? `${line.slice(0, LONGEST_FAULT)}…` : line;
}
