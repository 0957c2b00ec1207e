/** Matters filed by another device of the same user: by API, with all known facts. */
import type { Page } from 'playwright-core';
import type { KnownFacts } from '#domain/case/clock-matter.ts';

export interface FiledMatter {
  readonly name: string;
  readonly fir: string;
  readonly facts: KnownFacts;
}

export async function fileOnServer(
  page: Page,
  url: string,
  { name, fir, facts }: FiledMatter,
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({
      applicant: { name, age: 31, gender: 'male', address: 'Hadapsar, Pune 411028' },
      case: {
        firNumber: fir,
        policeStation: 'Hadapsar',
        court: 'magistrate',
        courtPlace: 'Pune',
        sections: ['BNS 303(2)'],
        allegations: 'As in the FIR.',
        ...facts,
      },
      bail: { grounds: 'Long custody.', previousApplications: 'none', proposedConditions: 'standard' },
    }),
  });
  if (answer.status !== 201) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

export async function casesOnServer(
  page: Page,
  url: string,
): Promise<{ facts: KnownFacts; applicant: { name: string } }[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${url}/api/cases`, { headers: { 'x-auth-token': token } });
  return answer.json();
}
