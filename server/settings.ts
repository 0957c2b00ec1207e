/** What the operator set in the environment, read once. A mistake is said in a sentence, not guessed around. */
import path from 'node:path';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** Loopback, no `PUBLIC_URL`, no `DATABASE_URL`. */
  readonly demonstration: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const host = env['HOST'] || '127.0.0.1';
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const publicUrl = publicUrlFrom(env['PUBLIC_URL']);
  return {
    host,
    port: portFrom(env['PORT']),
    dataFolder: path.resolve(env['DATA_DIR'] || 'data'),
    databaseUrl,
    publicUrl,
    demonstration: LOOPBACK.has(host) && publicUrl === undefined && databaseUrl === undefined,
  };
}

function portFrom(given: string | undefined): number {
  if (!given) return 8080;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${given}. Set a number from 0 to 65535.`);
  }
  return port;
}

function publicUrlFrom(given: string | undefined): string | undefined {
  if (!given) return undefined;
  if (!URL.canParse(given) || !/^https?:/.test(given)) {
    throw new Error(`PUBLIC_URL is ${given}. Set an address such as https://bail.example.in.`);
  }
  return given;
}
