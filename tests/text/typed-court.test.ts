/** Courts that a filer types in English, in a Hindi paper. */
import { expect, it } from 'vitest';
import { typed } from '#text/hi/papers/frequent-english.ts';

it.each([
  ['the Judicial Magistrate First Class, Pune', 'न्यायिक मजिस्ट्रेट प्रथम वर्ग, Pune'],
  ['Additional Sessions Judge-4, Nashik', 'अपर सत्र न्यायाधीश-4, Nashik'],
  ['The Court of the Sessions Judge, Pune', 'सत्र न्यायाधीश, Pune'],
  ['the Court of Session, Pune', 'सत्र न्यायालय, Pune'],
  ['the Special Judge under the NDPS Act, Pune', 'Special Judge under the NDPS Act, Pune'],
  ['सत्र न्यायालय, पुणे', 'सत्र न्यायालय, पुणे'],
])('writes "%s" without an English article', (written, inHindi) => {
  expect(typed.court(written)).toBe(inHindi);
});
