/** Texts of the two languages in which a lawyer writes and files an application. */
import type { Page } from 'playwright-core';
import { session as englishSession } from '#text/en/account/session.ts';
import { generator as english } from '#text/en/applications/generator.ts';
import { choices as englishChoices } from '#text/en/choices.ts';
import { facts as englishFacts } from '#text/en/facts.ts';
import { session as hindiSession } from '#text/hi/account/session.ts';
import { generator as hindi } from '#text/hi/applications/generator.ts';
import { choices as hindiChoices } from '#text/hi/choices.ts';
import { facts as hindiFacts } from '#text/hi/facts.ts';
import { type LastStep, PASSWORD, type Person } from './acts.ts';

const lastStep = ({ fileIt, reviewPoints }: typeof english | typeof hindi): LastStep => ({
  file: fileIt,
  awaited: reviewPoints.awaited,
  anyway: reviewPoints.fileAnyway,
});

export const WORDS = {
  en: {
    code: 'en',
    session: englishSession,
    choices: englishChoices,
    facts: englishFacts,
    generator: english,
    last: lastStep(english),
  },
  hi: {
    code: 'hi',
    session: hindiSession,
    choices: hindiChoices,
    facts: hindiFacts,
    generator: hindi,
    last: lastStep(hindi),
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

/** Chooses the language on the login screen. */
export async function logInWith(page: Page, url: string, { who, words }: { who: Person; words: Words }) {
  const { code, session } = words;
  await page.goto(`${url}/login`);
  await page.getByRole('combobox').selectOption(code);
  await page.getByRole('heading', { level: 1, name: session.login.title }).waitFor();
  await page.getByLabel(session.email).fill(who.email);
  await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: session.login.submit, exact: true }).click();
  await page.waitForURL(/dashboard$/);
}

/** From a step of the wizard to the next one. */
export async function nextStepIn(page: Page, { generator }: Words, to: 2 | 3 | 4): Promise<void> {
  await page.getByRole('button', { name: generator.next, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: generator.steps[to - 1] ?? '' }).waitFor();
}
