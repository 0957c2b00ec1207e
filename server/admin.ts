/** The operator's command: `npm run admin -- verify-judge <email> --court <kind>[:<place>]`, at least one court. */
import { existsSync } from 'node:fs';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { COURT_KINDS, CourtSeat } from '#contract/court.ts';
import { verifyJudge } from './account/verify-judge.ts';
import { connectDatabase, newPool } from './connect-database.ts';
import { chooseSite } from './embedded/choose-site.ts';
import { FolderInUse } from './embedded/claim-folder.ts';
import { courtName } from './rules/order-of-decision.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { migrate } from './store/migrate.ts';

const USAGE = `Usage: npm run admin -- verify-judge <email> --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...]`;

interface Order {
  readonly email: string;
  readonly courts: readonly CourtSeat[];
}

function orderFrom([command, email, ...rest]: readonly string[]): Order {
  if (command !== 'verify-judge' || email === undefined || !email.includes('@')) throw new Error(USAGE);
  const courts: CourtSeat[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [flag, given] = [rest[at], rest[at + 1]];
    if (flag !== '--court' || given === undefined) throw new Error(USAGE);
    courts.push(seatFrom(given));
  }
  if (courts.length === 0) throw new Error(`Name at least one court.\n${USAGE}`);
  return { email, courts };
}

function seatFrom(given: string): CourtSeat {
  const [kind, ...place] = given.split(':');
  const parsed = CourtSeat.safeParse({ kind, ...(place.length > 0 && { place: place.join(':') }) });
  if (!parsed.success)
    throw new Error(`${given} is no court. Name one of ${COURT_KINDS.join(', ')}.\n${USAGE}`);
  return parsed.data;
}

interface Reached {
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** The database of the settings, of the running server, or of the stopped one: then it runs for this command only. */
async function reachDatabase(settings: Settings): Promise<Reached> {
  if (settings.databaseUrl !== undefined) return connectDatabase(settings);
  const { home } = await chooseSite(settings.dataFolder);
  if (!existsSync(home)) {
    throw new Error(
      `There is no database in ${settings.dataFolder} yet. Run npm start once, or set DATABASE_URL.`,
    );
  }
  try {
    return await connectDatabase(settings);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const pool = newPool({ host: home, user: 'app', database: 'postgres', max: 1 });
    return { pool, close: async () => pool.end() };
  }
}

async function main(): Promise<void> {
  const { email, courts } = orderFrom(process.argv.slice(2));
  const { pool, close } = await reachDatabase(settingsFrom(process.env));
  try {
    await migrate(pool);
    const judge = await verifyJudge({ pool, now: () => new Date(), newId: () => v7() }, email, courts);
    const seats = (judge.courts ?? []).map(courtName).join('; ');
    process.stdout.write(`${judge.name} (${judge.email}) is verified and sits in: ${seats}.\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
