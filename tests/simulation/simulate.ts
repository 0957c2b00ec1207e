/**
 * Runs seeds, continues an interrupted run and reports the failing seed: `npm run simulate -- --seeds 10000 [--from K] [--areas a,b]`.
 * With `--short` it repeats the corpus; with `--faults` it counts the seeds that find each planted fault.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areasNamed } from './areas.ts';
import { PLANTED_FAULTS, seedsThatFind } from './planted-faults.ts';
import { type RunOptions, runSeed } from './run-seed.ts';
import { failureText, seedsFrom } from './seeds.ts';

interface Place {
  next: number;
  acts: number;
  readonly failed: number[];
}

const EVERY = 100;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The exit code: 1 when any failed, 2 when it was not understood. */
export async function simulate(args: readonly string[]): Promise<number> {
  const runOptions = askedIn(args);
  if (!runOptions) {
    say('Say how many: npm run simulate -- --seeds 10000 [--from 1] [--areas applications,hearings]');
    return 2;
  }
  const { many, first, file, how } = runOptions;
  if (runOptions.plantsFaults) return countFaults(seedsFrom(first, many));
  const place = lastPlace(file) ?? { next: first, acts: 0, failed: [] };
  if (place.next > first) say(`Goes on with seed ${place.next}.`);
  await runTo(place, { end: first + many, file, how });
  if (file) rmSync(file, { force: true });
  return summed(place, { many, first });
}

async function countFaults(seeds: readonly number[]): Promise<number> {
  for (const fault of PLANTED_FAULTS) {
    const found = await seedsThatFind(fault, seeds);
    say(`${fault.name}: found by ${found.length} of ${seeds.length} seeds`);
  }
  return 0;
}

interface SimulateOptions extends Pick<Running, 'file' | 'how'> {
  readonly plantsFaults: boolean;
  readonly many: number;
  readonly first: number;
}

const OPTIONS = {
  seeds: { type: 'string' },
  from: { type: 'string' },
  areas: { type: 'string' },
  short: { type: 'boolean' },
  faults: { type: 'boolean' },
} as const;

function askedIn(args: readonly string[]): SimulateOptions | null {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { seeds = 500, from = 1, short: isShort = false, faults: plantsFaults = false } = values;
  const [many, first] = [Number(seeds), Number(from)];
  const areas = values.areas === undefined ? undefined : areasNamed(values.areas);
  if (![many, first].every((each) => Number.isInteger(each) && each > 0) || areas === null) return null;
  // a run from a named seed keeps no place
  const file = values.from === undefined ? path.join(tmpdir(), `zamanat-simulate-${many}.json`) : undefined;
  return { many, first, file, how: { areas, depth: isShort ? 'short' : 'deep' }, plantsFaults };
}

function summed(
  { failed, acts }: Place,
  { many, first }: { readonly many: number; readonly first: number },
): number {
  const end = failed.length === 0 ? 'none failed' : `${failed.length} failed: ${failed.join(', ')}`;
  say(`${many} seeds from ${first}, ${acts} acts of people: ${end}.`);
  return failed.length === 0 ? 0 : 1;
}

interface Running {
  readonly end: number;
  readonly file: string | undefined;
  readonly how: RunOptions;
}

async function runTo(place: Place, { end, file, how }: Running): Promise<void> {
  const began = process.cpuUsage();
  const from = place.next;
  while (place.next < end) {
    const run = await runSeed(place.next, {}, how);
    if (run.ok) place.acts += run.ran.acts;
    else {
      place.failed.push(place.next);
      say(failureText(run.failed));
    }
    place.next += 1;
    if (place.next % EVERY !== 0) continue;
    if (file) writeFileSync(file, JSON.stringify(place));
    const { user, system } = process.cpuUsage(began);
    const each = Math.round((user + system) / 1000 / (place.next - from));
    say(`up to seed ${place.next}: ${place.failed.length} failed, ${each} ms of a core each`);
  }
}

function lastPlace(file: string | undefined): Place | undefined {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // no run was ended
  }
}
