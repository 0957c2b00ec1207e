/** Rules of docs/security.md that only the source shows: cryptography, commands of the system, foreign windows. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPushService } from '../../server/jobs/push/push-routes.ts';
import { settingsFrom } from '../../server/settings.ts';
import { ALL_SOURCE, filesIn, withoutComments } from './source-files.ts';

const CODE = filesIn(ALL_SOURCE).map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }));

const filesWith = (form: RegExp): string[] =>
  CODE.filter(({ code }) => form.test(code)).map(({ file }) => file);

/** Each different match of the first group. */
const namesIn = (form: RegExp): string[] =>
  [...new Set(CODE.flatMap(({ code }) => [...code.matchAll(form)].map(([, name = '']) => name)))].toSorted();

it('starts programs only for the embedded database, with fixed arguments and no shell', () => {
  const starting = filesWith(/from 'node:child_process'/);
  expect(starting.filter((file) => !file.startsWith('server/operations/embedded/'))).toEqual([]);
  expect(starting.length).toBeGreaterThan(0);
  expect(
    filesWith(/\bshell: true|\bexecSync\(|\bimport \{[^}]*\bexec\b[^}]*\} from 'node:child_process'/),
  ).toEqual([]);
});

it('uses the hashes and ciphers of the list alone', () => {
  expect(namesIn(/\b(?:createHash|createHmac|hash)\(\s*'([^']+)'/g)).toEqual(['md5', 'sha256']);
  expect(filesWith(/'SHA-?1'/i)).toEqual(['server/account/second-factor/authenticator-code.ts']);
  expect(filesWith(/\bmd5\b/i)).toEqual(['server/storage/s3-heads.ts']); // S3 asks for it beside the lock
  expect(namesIn(/digest\(\s*'(SHA[^']+)'/g)).toEqual(['SHA-256']);
  expect(namesIn(/name: '(AES[^']*)'/g)).toEqual(['AES-GCM']);
  expect(namesIn(/from '(@noble\/[^']+|(?:crypto-js|sjcl|tweetnacl|node-forge)[^']*)'/g)).toEqual([
    '@noble/ciphers/aes.js',
  ]);
});

it('installs each package in an exact version with its hash', () => {
  const { packages }: { packages: Record<string, { version?: string; integrity?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const open = Object.entries(packages).filter(([name, { integrity }]) => name !== '' && !integrity);
  expect(open).toEqual([]);
});

it('draws random numbers of Math.random only to spread requests in time', () => {
  expect(filesWith(/\bMath\.random\b/).toSorted()).toEqual([
    'server/storage/sql.ts',
    'server/wake/wake-streams.ts',
    'src/app/start/page-ports.ts',
    'sw/outbox.ts',
  ]);
});

/** A generic such as `Lazy<object>` has a letter before its bracket. */
const PLUG_IN = /(?<![\w$])<(?:object|embed|applet)\b/;

it('hears no message of a foreign window, and embeds no plug-in', () => {
  expect(filesWith(/\bwindow\.(?:addEventListener\(\s*'message'|onmessage)/)).toEqual([]);
  expect(filesWith(PLUG_IN)).toEqual([]);
});

const SERVICES = settingsFrom({}).pushServices;

it.each([
  'https://127.0.0.1/send',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/send',
  'https://10.0.0.8/send',
  'https://localhost/send',
  'https://fcm.googleapis.com.evil.example/send',
  'http://fcm.googleapis.com/send',
  'https://fcm.googleapis.com:8443/send',
  'https://name:word@fcm.googleapis.com/send',
])('calls no push service at %s', (endpoint) => {
  expect(isPushService(endpoint, SERVICES)).toBe(false);
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc', SERVICES)).toBe(true);
});
