/**
 * Loaded into the server of a journey before its code: password hashes with a low cost. The full cost takes 0.4 s of
 * processor for each log in, and tests of the server measure it.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const COST = 1_024;
const { scrypt } = crypto;

/** @typedef {[crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, (error: Error | null, key: Buffer) => void]} Inputs */

/** @type {(...inputs: Inputs) => void} */
const quickScrypt = (...[password, salt, length, options, done]) =>
  scrypt(password, salt, length, { ...options, N: COST }, done);

Object.assign(crypto, { scrypt: quickScrypt });
syncBuiltinESMExports();
