/** Keys that seal secrets in the database: `SECRET_KEYS`, or a file beside an embedded database. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface SecretKey {
  /** Stored with each secret, so that the keys can be changed. */
  readonly id: string;
  /** 256 bits. */
  readonly bytes: Buffer;
}

const BYTES = 32;
const FORM = /^([a-z\d-]{1,20}):([\w+/-]{43}=?)$/;

/** The first key seals, the other ones only open. Never repeats a key in a message. */
export function secretKeysFrom(given: string | undefined): readonly SecretKey[] {
  const parts = (given ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const keys = parts.map((part, index) => {
    const [, id = '', encoded = ''] = FORM.exec(part) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length !== BYTES) {
      throw new Error(
        `SECRET_KEYS has no valid key at position ${index + 1}. Set name:key, where openssl rand -base64 32 makes the key.`,
      );
    }
    return { id, bytes };
  });
  const twice = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) !== index);
  if (twice) throw new Error(`SECRET_KEYS names ${twice.id} twice. Give each key its own name.`);
  return keys;
}

interface KeySettings {
  readonly secretKeys: readonly SecretKey[];
  readonly database: { readonly url?: string | undefined };
  readonly dataFolder: string;
}

/** Keys of the setting; an embedded database has its own. */
export const secretKeysOf = async ({
  secretKeys,
  database,
  dataFolder,
}: KeySettings): Promise<readonly SecretKey[]> =>
  secretKeys.length === 0 && database.url === undefined ? secretKeysIn(dataFolder) : secretKeys;

const FILE = 'secret-keys';

/** Keys of the data folder, with a new one at the first start. Only for a database in the same folder. */
export async function secretKeysIn(dataFolder: string): Promise<readonly SecretKey[]> {
  const file = path.join(dataFolder, FILE);
  await mkdir(dataFolder, { recursive: true });
  const line = `first:${randomBytes(BYTES).toString('base64')}\n`;
  await writeFile(file, line, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // a key of an earlier start stays
  });
  return secretKeysFrom((await readFile(file, 'utf8')).trim());
}
