/**
 * Stores the known generations and the last position outside the database; a history that went back begins a new
 * one. For a restored machine, run `npm run admin -- after-restore`.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import * as z from 'zod/mini';
import { beginGeneration, type Cause, generationsOf, writePosition } from '#server/storage/generation.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';

const GenerationFile = z.object({
  /** Known generations, newest first. */
  generations: z.array(z.string()),
  point: z.number(),
  /** Inode of this file, which differs in a copied folder. */
  inode: z.number(),
  born: z.number(),
});
type GenerationFile = z.infer<typeof GenerationFile>;

const EVERY = 10_000;

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
  const cause = await compare(ports, read(file, place));
  let known = await remember(ports, file, undefined);
  const look = async (): Promise<void> => {
    await compare(ports, known);
    known = await remember(ports, file, known);
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
} as const;

type GenerationState = GenerationFile & { readonly isCopy?: boolean };

/** Begins a new generation if the history went back, and returns the cause. */
async function compare(
  ports: HistoryPorts,
  known: GenerationState | undefined,
): Promise<keyof typeof NOTICE | undefined> {
  if (!known) return undefined;
  const sql = sqlOf(ports.pool);
  const ids = (await generationsOf(sql)).map(({ id }) => id);
  const cause = causeOf(known, ids, await writePosition(sql));
  if (cause) await beginGeneration(ports, cause);
  return cause;
}

function causeOf(
  known: GenerationState,
  ids: readonly string[],
  point: number,
): Extract<Cause, keyof typeof NOTICE> | undefined {
  const [current = ''] = ids;
  const [last = ''] = known.generations;
  if (!known.generations.includes(current)) return undefined; // another database, or a generation begun elsewhere
  if (current !== last || point < known.point) return 'went-back';
  return known.isCopy ? 'copied' : undefined;
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
async function remember(
  ports: HistoryPorts,
  file: string,
  known: GenerationFile | undefined,
): Promise<GenerationFile> {
  const sql = sqlOf(ports.pool);
  const generations = (await generationsOf(sql)).map(({ id }) => id);
  const point = await writePosition(sql);
  if (known?.point === point && known.generations[0] === generations[0]) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, '');
  const { ino: inode, birthtimeMs: born } = statSync(draft);
  const memory = { generations, point, inode, born };
  writeFileSync(draft, JSON.stringify(memory));
  renameSync(draft, file);
  return memory;
}
