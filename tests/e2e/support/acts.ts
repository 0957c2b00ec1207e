/** Actions of users by screen labels; journeys are written with them. */
import type { Page } from 'playwright-core';
import { ENDPOINTS } from '#contract/endpoints.ts';

export const PASSWORD = 'kacheri-2026-basement';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: 'User' | 'Lawyer' | 'Judge';
}

let serial = 0;

/** A new user, because tests share a server and must not use the same account. */
export function person(role: Person['role'], name: string): Person {
  serial += 1;
  return { name, role, email: `${role.toLowerCase()}-${process.pid}-${serial}@example.in` };
}

/** Registers by API if the journey does not test registration. */
export async function enrol(url: string, { name, email, role }: Person): Promise<void> {
  const answer = await fetch(`${url}${ENDPOINTS.register.path}`, {
    method: ENDPOINTS.register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: PASSWORD, role: role.toLowerCase() }),
  });
  if (answer.status !== 201) throw new Error(`${email}: ${answer.status} ${await answer.text()}`);
}

export async function register(page: Page, url: string, who: Person): Promise<void> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('I am a…').selectOption({ label: who.role });
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login').catch(async (cause: unknown) => {
    throw new Error(`No account was made. The screen shows: ${await page.locator('main').innerText()}`, {
      cause,
    });
  });
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}

// oxlint-disable-next-line max-params -- as every act, and a password that is not the usual one
export async function login(page: Page, url: string, who: Person, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/dashboard$/);
}

/** The worker has the shell and the heavy chunks: from here on the server may die. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('zamanat-ready') !== null, null, {
    timeout: 60_000,
  });
}

export interface Matter {
  readonly name: string;
  readonly fir: string;
  readonly court?: string;
}

export async function stepOne(page: Page, { name }: Matter): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Gender', { exact: true }).selectOption({ label: 'Male' });
  await page.getByLabel('Address', { exact: true }).fill('Shivneri Chawl, Hadapsar, Pune 411028');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Case Details' }).waitFor();
}

export async function stepTwo(page: Page, { fir, court = 'Sessions Court' }: Matter): Promise<void> {
  await page.getByLabel('FIR/Case Number').fill(fir);
  await page.getByLabel('Police Station').fill('Hadapsar');
  await page.getByLabel('Court', { exact: true }).selectOption({ label: court });
  await page.getByLabel('Place of the court').fill('Pune');
  await page.getByLabel('Sections Applied').fill('BNS 318(4)');
  await page.getByLabel('Allegations').fill('Took money for a vehicle and did not deliver it.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Grounds for Bail' }).waitFor();
}

export async function stepThree(page: Page): Promise<void> {
  await page
    .getByLabel('Grounds for bail', { exact: true })
    .fill('The investigation is complete.\n\nवह सुनील रामचंद्र जाधव की क्षत्रिय कर्मभूमि से है।');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Review & Generate' }).waitFor();
}

/** Labels of the last step. */
export interface LastStep {
  readonly file: string;
  readonly awaited: string;
  readonly anyway: string;
}

const ENGLISH: LastStep = {
  file: 'Generate and file',
  awaited: 'Record awaited',
  anyway: 'File anyway',
};

/** Gives a reason for each empty part of the disclosure, files, and confirms the open points. */
export async function fileIt(page: Page, words = ENGLISH): Promise<void> {
  const file = page.getByRole('button', { name: words.file });
  await file.waitFor();
  await settleStops(page, words.awaited);
  await file.click();
  await confirmOpenPoints(page, words.anyway);
  await page.waitForURL(/application\?id=/).catch(async (cause: unknown) => {
    const messages = await page.locator('[role=alert], [role=status], [aria-busy=true]').allInnerTexts();
    throw new Error(`Not filed; the screen says: ${messages.join(' | ')}`, { cause });
  });
}

/** Gives the reason until no point stops the filing. The screen checks again after each answer. */
async function settleStops(page: Page, reason: string): Promise<void> {
  const stops = page.locator('.points > li.is-stop');
  const give = page.getByRole('button', { name: reason }).first();
  for (let tries = 0; (await stops.count()) > 0; tries += 1) {
    if (tries === 100) throw new Error(`Still stopped: ${(await stops.allInnerTexts()).join(' | ')}`);
    if (await give.isVisible()) await give.click();
    else
      await stops
        .first()
        .waitFor({ state: 'detached', timeout: 200 })
        .catch(() => undefined);
  }
}

/** If the last step asks about open points, the answer is yes. */
export async function confirmOpenPoints(page: Page, anyway = ENGLISH.anyway): Promise<void> {
  const confirm = page.getByRole('button', { name: anyway });
  await confirm.or(page.getByRole('tabpanel')).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
}

/** Runs in the page. */
function unfold(): void {
  for (const fold of document.querySelectorAll('details'))
    if (!fold.open && (fold.matches('.points-fold') || fold.querySelector('.points') !== null))
      fold.open = true;
}

/** Opens each folded point of the last step, also those that fold or arrive later. */
export async function unfoldPoints(page: Page): Promise<void> {
  await page.evaluate(unfold);
  await page.evaluate(
    `void new MutationObserver(${String(unfold)}).observe(document.body, { subtree: true, childList: true })`,
  );
}

/** Opens the documents of the last step. */
export const openDocuments = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: /^Documents/ }).click();

/** Writes a whole application and files it; the answer is its id. */
export async function writeAndFile(page: Page, url: string, matter: Matter): Promise<string> {
  await page.goto(`${url}/application`);
  await stepOne(page, matter);
  await stepTwo(page, matter);
  await stepThree(page);
  await fileIt(page);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Applications of this user on the server, read by API and not from the screen. */
export async function applicationsOnServer(page: Page, url: string): Promise<unknown[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${url}/api/applications`, { headers: { 'x-auth-token': token } });
  return answer.json();
}
