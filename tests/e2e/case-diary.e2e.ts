/** A diary day: written offline, with a camera scan, both stored through a restart and sent once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { login, person, readyForOffline, enrol } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { fileOnServer } from './support/matters.ts';
import { writePaperFilm } from './support/paper-film.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';
import { ownRows } from './support/own-rows.ts';

let product: Product;
let phone: Device;
let folder: string;
let at = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zamanat-film-'));
  const film = path.join(folder, 'paper.y4m');
  writePaperFilm(film);
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE, touch: true, camera: film });
  const page = phone.page();
  await enrol(product.url, lawyer);
  await login(page, product.url, lawyer);
  await fileOnServer(page, product.url, {
    name: 'Imran Sheikh',
    fir: '412/2026',
    facts: { custodyStatus: 'judicial', arrestDate: day('2026-08-02') },
  });
  await readyForOffline(page);
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function onServer(
  page: Page,
  of: 'diary' | 'documents',
): Promise<{ description: string; fileUrl?: string }[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const id = new URL(at).searchParams.get('case') ?? '';
  const headers = { 'x-auth-token': token };
  if (of === 'diary') return (await fetch(`${product.url}/api/cases/${id}/diary`, { headers })).json();
  return (await (await fetch(`${product.url}/api/cases/${id}`, { headers })).json()).documents;
}

it('writes an entry offline and keeps its draft through a restart', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/case-diary`);
  await page.getByText('Case: All cases').click();
  await page
    .getByRole('button', { name: /Imran Sheikh/ })
    .first()
    .click();
  await page.waitForURL(/case=/);
  at = page.url();
  await product.kill();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Proceedings').fill('SI Patil showed the seizure memo; item 4 is not in it.');
  await page.getByLabel('Officer or court').fill('SI Patil, Hadapsar');
  await page.getByText('Your text is saved').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'write');
  await phone.restart();
  const again = phone.page();
  await again.goto(at);
  await again.getByRole('button', { name: 'Continue your entry' }).click();
  await again.getByRole('button', { name: 'Save entry' }).click();
  await again.getByText('Entries', { exact: true }).waitFor();
  await again.getByRole('button', { name: /^Close Entry/ }).waitFor();
  expect(await violations(again)).toEqual([]);
  await shots(again, 'entry');
});

it('scans a page, finds its edges, and keeps it through a restart', async () => {
  const page = phone.page();
  await page.getByRole('tab', { name: 'Scan Documents' }).click();
  await page.getByRole('button', { name: 'Open camera' }).click();
  await page.getByRole('button', { name: 'Take page' }).click();
  await page.getByText('Page edges found.').waitFor();
  await page.getByRole('checkbox', { name: /Black and white/ }).check();
  await page.getByRole('button', { name: 'Top left corner' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'scan');
  await phone.restart();
  await phone.page().goto(`${at}&tab=scan`);
  await phone.page().getByRole('img', { name: 'Page 1' }).waitFor();
});

it('moves a corner by dragging and by buttons, and rotates the page', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Set corners Page 1' }).click();
  const corner = page.getByRole('button', { name: 'Bottom right corner' });
  await corner.scrollIntoViewIfNeeded();
  const [x, y] = await middleOf(corner);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 12, y - 20, { steps: 4 });
  await page.mouse.up();
  const [left, top] = await middleOf(corner);
  expect([Math.round(left - x), Math.round(top - y)]).toEqual([-12, -20]);
  const before = await placeOf(corner);
  await page.getByLabel('Corner to move').selectOption({ label: 'Bottom right corner' });
  await page.getByRole('button', { name: 'Left', exact: true }).click();
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  const after = await placeOf(corner);
  expect([after.x < before.x, after.y > before.y]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => pagesHere(page)).toMatchObject([{ turn: 90, blackWhite: true }]);
});

it('reorders and removes pages, and keeps them through a restart', async () => {
  const page = phone.page();
  for (const nth of [2, 3]) {
    await page.getByRole('button', { name: 'Open camera' }).click();
    await page.getByRole('button', { name: 'Take page' }).click();
    await page.getByRole('img', { name: `Page ${nth}`, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  const order = async () => (await pagesHere(page)).map(({ _id }) => _id);
  const [first, second, third] = await order();
  await page.getByRole('button', { name: 'Move up Page 3' }).click();
  await expect.poll(order).toEqual([first, third, second]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Move up Page 2'); // the focus follows the moved page
  await page.getByRole('button', { name: 'Move up Page 2' }).press('Enter');
  await expect.poll(order).toEqual([third, first, second]);
  await expect.poll(focused).toBe('Set corners Page 1'); // it went along
  expect(await violations(page)).toEqual([]);
  await shots(page, 'scan-pages');
  await page.getByRole('button', { name: 'Remove page 3' }).click();
  await page.getByRole('button', { name: 'Discard…' }).click();
  await page.getByRole('button', { name: 'Discard permanently' }).click();
  await expect.poll(order).toEqual([third, first]);
  await phone.restart();
  await phone.page().goto(`${at}&tab=scan`);
  await phone.page().getByRole('img', { name: 'Page 2', exact: true }).waitFor();
  await expect
    .poll(() => pagesHere(phone.page()))
    .toMatchObject([
      { _id: third, turn: 0 },
      { _id: first, turn: 90, blackWhite: true },
    ]);
});

async function middleOf(corner: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** In the photo, wherever the page is scrolled to. */
async function placeOf(corner: Locator): Promise<{ x: number; y: number }> {
  const handle = corner.locator('.scan-handle');
  return {
    x: Number(await handle.getAttribute('cx')),
    y: Number(await handle.getAttribute('cy')),
  };
}

interface TakenPage {
  readonly _id: string;
  readonly place: number;
  readonly turn: number;
  readonly blackWhite: boolean;
}

/** As they lie on the device, in their order. */
async function pagesHere(page: Page): Promise<TakenPage[]> {
  const rows = await ownRows<TakenPage>(page, 'scans');
  return rows
    .map(({ _id, place, turn, blackWhite }) => ({ _id, place, turn, blackWhite }))
    .toSorted((left, right) => left.place - right.place);
}

it('explains a blocked camera and keeps the pages', async () => {
  const page = phone.page();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Open camera' }).click();
  await page.getByText('The camera is blocked. Allow it', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'scan-refused');
  await page.getByRole('button', { name: 'Close camera' }).click();
  await expect.poll(() => pagesHere(page)).toHaveLength(2);
});

it('makes a document offline and counts its blanks', async () => {
  const page = phone.page();
  await page.getByRole('tab', { name: 'Document Templates' }).click();
  await page
    .getByLabel('Document', { exact: true })
    .selectOption({ label: 'Bond of the accused and of the sureties' });
  await page.getByText(/blanks to fill by hand/).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Bond of the accused and of the sureties Imran Sheikh.pdf');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'templates');
});

it('saves custody periods and refuses an end before the start', async () => {
  const page = phone.page();
  const custody = page.getByRole('region', { name: 'Custody', exact: true });
  await custody.getByRole('button', { name: 'Edit custody periods' }).click();
  await custody.getByLabel('Type').selectOption({ label: 'Judicial custody' });
  const [from, to] = [
    custody.getByRole('textbox', { name: 'From' }),
    custody.getByRole('textbox', { name: 'Until' }),
  ];
  await from.fill('02-08-2026');
  await to.fill('02-08-2025');
  await custody.getByRole('button', { name: 'Save custody periods' }).click();
  await custody.getByRole('link', { name: /^This is before the first date/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'custody-wrong');
  await to.fill('');
  await custody.getByRole('button', { name: 'Save custody periods' }).click();
  await custody.getByText('Effect on the dates').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'custody');
});

it('makes one PDF of the pages, and sends PDF and entry once', async () => {
  const page = phone.page();
  await page.getByRole('tab', { name: 'Scan Documents' }).click();
  await page.getByRole('button', { name: 'Save as one PDF in the case' }).click();
  await page.getByRole('link', { name: /^Scan of .*\.pdf$/ }).waitFor();
  await expect.poll(() => page.getByRole('img', { name: 'Page 1' }).count()).toBe(0);
  await shots(page, 'kept');
  await product.start();
  await page.goto(at);
  await expect.poll(async () => (await onServer(page, 'diary')).length, { timeout: 30_000 }).toBe(1);
  await expect.poll(async () => (await onServer(page, 'documents')).length, { timeout: 30_000 }).toBe(1);
  const [{ fileUrl = '' } = {}] = await onServer(page, 'documents');
  expect(await pagesOf(page, fileUrl)).toEqual(['upright', 'lying']); // the second was turned
  await expect
    .poll(() => onServer(page, 'diary'))
    .toMatchObject([{ description: 'SI Patil showed the seizure memo; item 4 is not in it.' }]);
});

async function pagesOf(page: Page, fileUrl: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(new URL(fileUrl, product.url), { headers: { 'x-auth-token': token } });
  const file = await PDFDocument.load(await answer.arrayBuffer());
  return file.getPages().map((each) => (each.getHeight() > each.getWidth() ? 'upright' : 'lying'));
}
