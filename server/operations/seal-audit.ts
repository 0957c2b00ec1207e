/** Extends the chain of the audit log each minute, and stores its heads outside the database. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import * as z from 'zod/mini';
import type { Ports } from '#server/ports.ts';
import type { HeadStore } from '#server/storage/head-store.ts';
import { type ChainHead, extendChain } from '#server/storage/audit-chain.ts';

const EVERY = 60_000;

export const headsFile = (dataFolder: string): string => path.join(dataFolder, 'audit-heads.log');

const HeadLine = z.object({ at: z.string(), n: z.int(), hash: z.string() });

export interface AuditSealing {
  /** Extends the chain once more and stops. */
  readonly stop: () => Promise<void>;
}

interface HeadPlaces {
  readonly dataFolder: string;
  /** A second place, which this server cannot change. */
  readonly store?: HeadStore | undefined;
}

export function sealAudit(
  ports: Pick<Ports, 'pool' | 'now' | 'reportCrash'>,
  { dataFolder, store }: HeadPlaces,
): AuditSealing {
  const file = headsFile(dataFolder);
  const seal = async (): Promise<void> => {
    const head = await extendChain(ports.pool);
    if (!head) return;
    mkdirSync(dataFolder, { recursive: true });
    appendFileSync(file, `${JSON.stringify({ at: ports.now().toISOString(), ...head })}\n`, { mode: 0o600 });
    await store?.put(head, ports.now()).catch(ports.reportCrash); // the next head covers this one
  };
  const timer = setInterval(() => {
    seal().catch(() => undefined); // repeated when the database answers again
  }, EVERY);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await seal().catch(() => undefined); // the next start adds these rows
    },
  };
}

/** Heads of earlier runs; none without the file. Throws on a line that is no head. */
export function readHeads(file: string): readonly ChainHead[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return HeadLine.parse(JSON.parse(line));
      } catch {
        throw new Error(`Line ${index + 1} of ${file} is no head of the audit log. Use an unchanged copy.`);
      }
    });
}
