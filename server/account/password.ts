/** scrypt. The hash contains its cost, so that older hashes stay readable after a change. */
import { scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK = 8;
const LENGTH = 32;

export interface PasswordPorts {
  readonly randomBytes: (size: number) => Buffer;
  readonly cost: number;
}

export async function hashPassword(password: string, { randomBytes, cost }: PasswordPorts): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = stored.split('$');
  const found = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return timingSafeEqual(found, Buffer.from(key, 'base64'));
}

/** Hash a dummy password, so that response time does not reveal accounts. */
export async function hashDummyPassword(password: string, cost: number): Promise<false> {
  await derive(password, Buffer.alloc(16), cost);
  return false;
}

async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // scrypt needs 128 * N * r bytes; allow twice as much
  const options = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
