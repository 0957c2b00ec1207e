/** Every message of the contract and the server is known in Hindi, with its values. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { Registration } from '#contract/account/user.ts';
import { avatarFaults } from '#text/en/account/avatar-faults.ts';
import { DIARY_FAULTS } from '#text/en/work/diary-faults.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import { HEARING_FAULTS, hearingWarnings } from '#text/en/work/hearings.ts';
import { wire } from '#text/hi/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Excludes texts for operators: commands, seed, logs, loaders of official texts, and the model prompt. */
const FOR_OPERATORS =
  /server\/(?:admin|main|serve|settings|operations|storage|law|jobs\/mail|chat\/(?:model-settings|prompt)|account\/(?:oidc\/(?:oidc-client|provider-settings)|verify-judge)|http\/open-api)|contract\/(?:law-texts|law-manifest)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);

/** Literal sentences of more than one word that end as a sentence does, or as a missing field is named. */
const SENTENCE = /'([A-Z][^'\n]* [^'\n]*(?:\.| required))'/g;

const sentences = [...filesIn('src/contract'), ...filesIn('server')]
  .filter((file) => !FOR_OPERATORS.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(([, found = '']) => found))
  .map((found) => found.replaceAll(String.raw`\u2019`, '’'));

it('finds the messages in the source', () => {
  expect(new Set(sentences).size).toBeGreaterThan(120);
  expect(sentences).toContain('This link is older than 30 minutes. Ask for a new one.');
});

it.each([...new Set(sentences)])('translates into Hindi: %s', (sentence) => {
  expect(wire.said(sentence)).toMatch(DEVANAGARI);
});

it.each(Object.values(MESSAGE_OF))('translates the reason for a rejected call into Hindi: %s', (sentence) => {
  expect(wire.said(sentence)).toMatch(DEVANAGARI);
});

/** Sent by the server from the catalogue, so not a literal in its code. */
it.each(
  [avatarFaults, DIARY_FAULTS, fileFaults, HEARING_FAULTS].flatMap((faults) => Object.values<string>(faults)),
)('translates the server fault into Hindi: %s', (sentence) => {
  expect(wire.said(sentence)).toMatch(DEVANAGARI);
});

it('translates hearing warnings with their values', () => {
  expect(wire.said(hearingWarnings.clash('10:30', 'Ravi v. State'))).toBe(
    '10:30 पर यही न्यायालय Ravi v. State भी सुनेगा।',
  );
  expect(wire.said(hearingWarnings.fullDay(12))).toMatch(/^[^A-Za-z]*12[^A-Za-z]*$/);
});

it('translates schema errors with their values', () => {
  const found = Registration.safeParse({ name: 'Meera', email: 'meera', password: 'kurz', role: 'user' });
  const fields = found.success ? {} : fieldErrors(found.error);
  expect(Object.values(fields).map(wire.said)).toEqual([
    'ईमेल पता लिखें, जैसे name@example.in।',
    'पासवर्ड कम से कम 8 अक्षरों का हो',
  ]);
  const long = z.string().check(z.maxLength(3)).safeParse('four');
  expect(wire.said(Object.values(long.success ? {} : fieldErrors(long.error))[0] ?? '')).toBe(
    'अधिक से अधिक 3 अक्षर।',
  );
});

it('shows an unknown message unchanged', () => {
  expect(wire.said('A sentence of a later server.')).toBe('A sentence of a later server.');
});

it('treats pattern characters as plain text', () => {
  expect(messageTranslator({ 'Is it (so)? {0}.': 'क्या? {0}।' })('Is it (so)? Yes.')).toBe('क्या? Yes।');
});
