/** Every address of the product, from its own table of routes: one that has no example here fails the walk. */
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Page } from 'playwright-core';
import { canOpen } from '#app/navigation/entries.ts';
import { SCREENS } from '#app/navigation/route-table.tsx';
import type { Role } from '#contract/account/user.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { formOf } from '../../support/upload.ts';
import { type Calls, callsAt } from '../../support/calls.ts';

/** Of the demonstration. */
export const SAMPLES: Readonly<Record<Role, { readonly email: string; readonly password: string }>> = {
  user: { email: 'user@example.in', password: 'neem-tree-user' },
  lawyer: { email: 'lawyer@example.in', password: 'neem-tree-lawyer' },
  judge: { email: 'judge@example.in', password: 'neem-tree-judge' },
  operator: { email: 'admin@example.in', password: 'neem-tree-operator' },
};

/** From login until the session is stored and the first screen is drawn. */
export async function logInAs(page: Page, role: Role): Promise<void> {
  const { email, password } = SAMPLES[role];
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/(?:dashboard|judges)$/);
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
  await page.locator('.who').waitFor(); // the login leads here until the first screen is drawn
}

export const FOR_NOBODY: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/login/provider#denied',
  '/calculator',
  '/legal-database',
  '/',
  '/help',
  '/privacy',
  '/terms',
];

type Ids = Readonly<Record<'application' | 'case' | 'document' | 'hearing', string>>;

const EXAMPLES: Readonly<Record<string, (ids: Ids) => string>> = {
  '/risk-assessment/:id': (ids) => `/risk-assessment/${ids.case}`,
  '/case/:id': (ids) => `/case/${ids.case}`,
  '/document/:id': (ids) => `/document/${ids.document}`,
  '/judge-application-view/:id?': (ids) => `/judge-application-view/${ids.application}`,
  '/judge/schedule-hearing/:id?': (ids) => `/judge/schedule-hearing/${ids.case}`,
  '/judge/case/:id?': (ids) => `/judge/case/${ids.case}`,
  '/record/:entity/:id': (ids) => `/record/application/${ids.application}`,
  '/judge/cause-list/:day?': () => '/judge/cause-list',
  '/judge/hearing/:id': (ids) => `/judge/hearing/${ids.hearing}`,
};

const SETTINGS_PARTS = ['security', 'notifications', 'appearance', 'data'];

/** One for each pattern that this role may open. */
export async function addressesOf(url: string, role: Role): Promise<string[]> {
  const ids = await idsOf(url, role);
  const rows = SCREENS.filter((screen) => canOpen(screen, role));
  const addresses = rows.map(({ path }) => {
    if (!path.includes(':')) return path;
    const example = EXAMPLES[path];
    if (!example) throw new Error(`Give ${path} an example, so that it is walked.`);
    return example(ids);
  });
  return [...addresses, ...SETTINGS_PARTS.map((part) => `/settings?part=${part}`), '/nowhere-of-ours'];
}

/** Every address of a lawyer. The other roles walk only those that a lawyer does not see the same way. */
export async function addressesToWalk(url: string, role: Role): Promise<string[]> {
  const own = await addressesOf(url, role);
  if (role === 'lawyer') return own;
  if (role === 'user') return own.slice(0, 3);
  return own.filter((address) => !SEEN_BY_A_LAWYER.has(address) && !address.startsWith('/settings?'));
}

const SEEN_BY_A_LAWYER: ReadonlySet<string> = new Set([
  ...SCREENS.filter((screen) => canOpen(screen, 'lawyer'))
    .map(({ path }) => path)
    .filter((path) => path !== '/settings'), // a judge has other fields
  '/nowhere-of-ours',
]);

async function idsOf(url: string, role: Role): Promise<Ids> {
  if (role === 'operator') return { application: '', case: '', document: '', hearing: '' };
  const { body } = await callsAt(url).post('/auth/login', SAMPLES[role]);
  const own = callsAt(url, { token: body.token });
  const listed = role === 'judge' ? '/applications/judge/pending' : '/applications';
  const [filed] = (await own.get(listed)).body;
  if (!filed) return { application: '', case: '', document: '', hearing: '' };
  const form = formOf(samplePdf());
  const paper = await own.upload(`/cases/${filed.caseId}/documents`, form);
  return {
    application: filed._id,
    case: filed.caseId,
    document: paper.body._id ?? (await documentOf(own, filed.caseId)),
    hearing: role === 'judge' ? await hearingOf(own) : '',
  };
}

const documentOf = async (own: Calls, caseId: string): Promise<string> =>
  (await own.get(`/cases/${caseId}`)).body.documents[0]?._id ?? '';

/** From the day before: midnight in India may fall into the run. */
async function hearingOf(own: Calls): Promise<string> {
  const from = dayInIndia(new Date(Date.now() - 86_400_000));
  const [entry] = (await own.get(`/cases/judge/calendar?from=${from}`)).body;
  return entry._id;
}
