/** A phone whose app lock is tested: its user, their unsent filing, and words that no storage may show. */
import type { Page } from 'playwright-core';
import { person } from './acts.ts';
import { type RawArea, rawStorage } from './raw-storage.ts';

export const OWNER = person('Lawyer', 'Asha Deshpande');
export const MATTER = { name: 'Zubeda Vexford', fir: '90817/2026' };

export const locked = (page: Page) => page.getByRole('heading', { name: 'Zamanat is locked' });

const SECRETS = [OWNER.email, 'Vexford', '90817'];

/** Every storage area, and the names of those that show a word of the user. */
export async function readableAreas(
  page: Page,
): Promise<{ readonly areas: readonly RawArea[]; readonly shown: readonly string[] }> {
  const areas = await rawStorage(page);
  const shown = areas.filter(({ text }) => SECRETS.some((each) => text.includes(each)));
  return { areas, shown: shown.map(({ area }) => area) };
}
