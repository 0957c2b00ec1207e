/** A translated area is complete: every message, with the same key and the same arguments. */
import { expect, it } from 'vitest';
import { filesIn } from '../architecture/source-files.ts';
import { avatarFaults } from '#text/hi/account/avatar-faults.ts';
import { preflightWords } from '#text/hi/papers/preflight.ts';
import { pushWords } from '#text/hi/account/push.ts';
import { resetMail } from '#text/hi/account/reset-mail.ts';
import { rest } from '#text/hi/rest.ts';
import { shareMail } from '#text/hi/applications/share-mail.ts';
import { site } from '#text/hi/site.ts';
import { withheld } from '#text/hi/papers/withheld.ts';
import { start } from '#text/hi/start.ts';
import { avatarFaults as avatarFaultsEnglish } from '#text/en/account/avatar-faults.ts';
import { landing } from '#text/en/landing.ts';
import { help, privacy, terms } from '#text/en/papers-of-site.ts';
import { preflightWords as preflightEnglish } from '#text/en/papers/preflight.ts';
import { pushWords as pushEnglish } from '#text/en/account/push.ts';
import { resetMail as resetMailEnglish } from '#text/en/account/reset-mail.ts';
import { shareMail as shareMailEnglish } from '#text/en/applications/share-mail.ts';
import { verifyPage } from '#text/en/applications/verify-page.ts';
import { sharedPage } from '#text/en/applications/shared-page.ts';
import { withheld as withheldEnglish } from '#text/en/papers/withheld.ts';
import { english } from '../support/english.ts';

type Leaf = readonly [path: string, value: unknown];

function leaves(words: unknown, path: string): Leaf[] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

const ENGLISH: Readonly<Record<string, unknown>> = {
  ...english,
  avatarFaults: avatarFaultsEnglish,
  resetMail: resetMailEnglish,
  shareMail: shareMailEnglish,
  preflightWords: preflightEnglish,
  pushWords: pushEnglish,
  withheld: withheldEnglish,
  landing,
  help,
  privacy,
  terms,
  sharedPage,
  verifyPage,
};
const HINDI = {
  ...start,
  ...rest,
  ...site,
  avatarFaults,
  resetMail,
  shareMail,
  preflightWords,
  pushWords,
  withheld,
};

const hindi = new Map(leaves(HINDI, ''));
const translated = Object.keys(HINDI).flatMap((area) => leaves(ENGLISH[area], `.${area}`));

/** Values of choices, addresses, file names and keyboard keys. */
const SAME = new RegExp(
  [
    String.raw`\.\d+\.value$`,
    String.raw`\.(?:code|shows|filename|fileAll|key|impact|outcome|level|confidenceLevel|riskLevel)$`,
    String.raw`\.keys\.list\.\d\.0$`,
    String.raw`^\.settings\.appearance\.languages\.`,
  ].join('|'),
);

it('has exactly the same messages as English', () => {
  expect(translated.length).toBeGreaterThan(1000);
  expect([...hindi.keys()].toSorted()).toEqual(translated.map(([path]) => path).toSorted());
});

it('keeps the value of each choice', () => {
  const values = translated.filter(([path]) => /\.\d+\.value$/.test(path));
  expect(values.length).toBeGreaterThan(50);
  for (const [path, value] of values) expect([path, hindi.get(path)]).toEqual([path, value]);
});

it('leaves no message in English', () => {
  const left = translated.filter(
    ([path, value]) =>
      typeof value === 'string' &&
      /[a-z]{3}/.test(value) &&
      !SAME.test(path) &&
      !/[\u0900-\u097f]/.test(String(hindi.get(path))),
  );
  expect(left).toEqual([]);
});

const names = (folder: string): string[] =>
  filesIn([folder], /\.(?:ts|json)$/).map((file) => file.slice(folder.length + 1));

it('has no Hindi file without its English file', () => {
  const known = new Set(names('src/text/en'));
  const own = new Set([
    'start.ts',
    'site.ts',
    'device-word.ts',
    'work/clock-facts.ts',
    'papers/act-names.ts', // the law tables have the English names
    'papers/diary-papers.ts',
    'papers/frequent-english.ts', // words that the filer types in English
    'law/law-cautions.ts',
    'law/law-digests.ts',
    'law/law-names.json', // of the tables, which name them in English
    'law/law-reasons.ts',
    'law/section-parts.ts',
    'work/sync-needs.ts',
    'work/tracker-words.ts',
    'account/wire-faults.ts',
    'account/wire-identity.ts',
    'account/wire-limits.ts',
    'account/wire-operator.ts',
    'account/wire-orders.ts',
    'account/wire-passkeys.ts',
    'account/wire-programs.ts', // a part of wire.ts
  ]);
  const left = names('src/text/hi').filter((file) => !known.has(file) && !own.has(file));
  expect(left.filter((file) => !file.startsWith('law/law-digests/'))).toEqual([]);
});
