import { chromium } from 'playwright-core';
const base = process.env.BASE ?? 'http://localhost:5173';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const ctx = await b.newContext({
  viewport: { width: Number(process.env.W ?? 1280), height: 900 },
  colorScheme: process.env.DARK ? 'dark' : 'light',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
});
const p = await ctx.newPage();
p.setDefaultTimeout(20000);
p.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log('console', m.text().slice(0, 300));
});
p.on('pageerror', (e) => console.log('pageerror', e.message));
const tag = `${process.env.W ?? 1280}${process.env.DARK ? '-dark' : ''}`;
const shot = (n) => p.screenshot({ path: `/tmp/shots/${n}-${tag}.png`, fullPage: true });
try {
  await p.goto(`${base}/login`);
  await p.getByLabel('Email').fill('lawyer@example.in');
  await p.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await shot('login');
  await p.getByRole('button', { name: 'Log in' }).click();
  await p.waitForURL(/dashboard/);
  await p.waitForTimeout(2500);
  await shot('dashboard');
  await p.goto(`${base}/application`);
  await p.getByRole('button', { name: 'Next' }).click();
  await p.waitForTimeout(500);
  await shot('gen1-errors');
  await p.getByLabel('Full Name').fill('Sunil Ramchandra Jadhav');
  await p.getByLabel('Name in the local script').fill('सुनील रामचंद्र जाधव');
  await p.getByLabel('Age', { exact: true }).fill('34');
  await p.getByLabel('Gender').selectOption({ label: 'Male' });
  await p.getByLabel('Address', { exact: true }).fill('Shivneri Chawl, Hadapsar, Pune 411028');
  await p.waitForTimeout(800);
  await shot('gen1');
  await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('heading', { level: 1, name: 'Case Details' }).waitFor();
  await p.getByLabel('FIR/Case Number').fill('218/2024');
  await p.getByLabel('Police Station').fill('Hadapsar');
  await p.getByLabel('Court', { exact: true }).selectOption({ label: 'Sessions Court' });
  await p.getByLabel('Place of the court').fill('Pune');
  await p.locator('#application-state').fill('Maharashtra');
  await p.locator('#application-district').fill('Pune');
  await p.getByRole('group', { name: 'Date of Arrest' }).getByLabel('Day').fill('10');
  await p.getByRole('group', { name: 'Date of Arrest' }).getByLabel('Month').fill('7');
  await p.getByRole('group', { name: 'Date of Arrest' }).getByLabel('Year').fill('2024');
  await p.getByLabel('Custody Status').selectOption('judicial');
  await p.getByLabel('Sections Applied').fill('BNS 318(4)');
  await p
    .getByLabel('Allegations')
    .fill(
      'The informant alleges that the applicant took Rs 6.5 lakh for the sale of a used goods vehicle and did not deliver it.',
    );
  await p.waitForTimeout(800);
  await shot('gen2');
  await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('heading', { level: 1, name: 'Grounds for Bail' }).waitFor();
  await p
    .getByLabel('Grounds for Bail', { exact: true })
    .fill(
      'The investigation is complete and the charge-sheet has been filed.\n\nThe applicant has never been convicted. वह क्षत्रिय कर्मभूमि से है।',
    );
  await p.waitForTimeout(600);
  await shot('gen3');
  await p.getByRole('button', { name: 'Next' }).click();
  await p.getByRole('heading', { level: 1, name: 'Review & Generate' }).waitFor();
  await p.waitForTimeout(800);
  await shot('gen4');
  await p.getByRole('button', { name: 'Generate and file' }).click();
  await p.waitForURL(/application\?id=/);
  await p.waitForTimeout(4000);
  await shot('filed');
  await p.getByRole('tab', { name: 'Download' }).click();
  await p.waitForTimeout(300);
  await shot('filed-download');
} catch (e) {
  console.log('FAILED', e.message);
  await shot('failed');
  console.log(p.url());
}
await b.close();
