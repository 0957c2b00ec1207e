/**
 * Stores the known generations and the last position outside the database; a history that went back begins a new
 * one. For a restored machine, run `npm run admin -- after-restore`.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import * as z from 'zod/mini';
import {
  beginGeneration,
  beginOnNewTimeline,
  generationsOf,
  type WritePosition,
  writePosition,
} from '#server/storage/generation.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';

const GenerationFile = z.object({
  /** Known generations, newest first. */
  generations: z.array(z.string()),
  /** Missing in a file of an earlier release. */
  line: z.optional(z.object({ systemId: z.string(), timeline: z.number(), position: z.number() })),
  /** Inode of this file, which differs in a copied folder. */
  inode: z.number(),
  born: z.number(),
});
type GenerationFile = z.infer<typeof GenerationFile>;

/** Short, because writes between a promotion and the next look belong to the former generation. */
const EVERY = 2_000;
/** The file is written every ten seconds. */
const LOOKS_PER_FILE = 5;

type HistoryPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'reportCrash'>;

export interface HistoryPlace {
  readonly folder: string;
  /** The folder contains the database, so a copied folder means a copied database. */
  readonly holdsDatabase: boolean;
}

export interface HistoryWatch {
  readonly notice: string | undefined;
  readonly stop: () => void;
}

export async function watchHistory(ports: HistoryPorts, place: HistoryPlace): Promise<HistoryWatch> {
  const file = path.join(place.folder, 'generation.json');
  const sql = sqlOf(ports.pool);
  const start = await writePosition(sql);
  const cause = await compare(ports, read(file, place), start);
  let known = await remember(ports, file, start);
  let looks = 0;
  const look = async (): Promise<void> => {
    const here = await writePosition(sql);
    looks += 1;
    const hasMovedOn = isSameLine(known.line, here) && here.position >= (known.line?.position ?? 0);
    if (hasMovedOn && looks % LOOKS_PER_FILE > 0) {
      known = { ...known, line: here };
      return;
    }
    await compare(ports, known, here);
    known = await remember(ports, file, here);
  };
  const timer = setInterval(() => {
    look().catch(() => undefined); // repeated when the database answers again
  }, EVERY);
  timer.unref();
  return {
    notice: cause && NOTICE[cause],
    stop: () => {
      clearInterval(timer);
    },
  };
}

const NOTICE = {
  'went-back':
    'The database is older than this server remembers: it was restored. Devices will check what they hold against it.',
  copied: 'The data folder was copied or restored. Devices will check what they hold against it.',
  promoted:
    'The database continues on another server or timeline. Devices will check what they hold against it.',
} as const;

type GenerationState = GenerationFile & { readonly isCopy?: boolean };

const isSameLine = (known: WritePosition | undefined, here: WritePosition): boolean =>
  known?.systemId === here.systemId && known.timeline === here.timeline;

/** Begins a new generation if the history went back or continues elsewhere, and returns the cause. */
async function compare(
  ports: HistoryPorts,
  known: GenerationState | undefined,
  here: WritePosition,
): Promise<keyof typeof NOTICE | undefined> {
  if (!isSameLine(known?.line, here) && (await beginOnNewTimeline(ports, here))) return 'promoted';
  if (!known) return undefined;
  const ids = (await generationsOf(sqlOf(ports.pool))).map(({ id }) => id);
  const cause = causeOf(known, ids, here);
  if (cause) await beginGeneration(ports, cause);
  return cause;
}

function causeOf(
  { generations, line, isCopy }: GenerationState,
  ids: readonly string[],
  here: WritePosition,
): 'went-back' | 'copied' | undefined {
  const [current = ''] = ids;
  const [last = ''] = generations;
  if (!generations.includes(current)) return undefined; // another database, or a generation begun elsewhere
  if (current !== last) return 'went-back';
  if (line && isSameLine(line, here) && here.position < line.position) return 'went-back';
  return isCopy ? 'copied' : undefined;
}

function read(file: string, { holdsDatabase }: HistoryPlace): GenerationState | undefined {
  try {
    const memory = GenerationFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const { ino, birthtimeMs } = statSync(file);
    return { ...memory, isCopy: holdsDatabase && ino !== memory.inode && birthtimeMs !== memory.born };
  } catch {
    return undefined; // first start, or a file truncated by a crash
  }
}

/** Written to a temporary file, then renamed, so that the file is always complete. */
async function remember(ports: HistoryPorts, file: string, line: WritePosition): Promise<GenerationFile> {
  const generations = (await generationsOf(sqlOf(ports.pool))).map(({ id }) => id);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, '');
  const { ino: inode, birthtimeMs: born } = statSync(draft);
  const memory = { generations, line, inode, born };
  writeFileSync(draft, JSON.stringify(memory));
  renameSync(draft, file);
  return memory;
}
