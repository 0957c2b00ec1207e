// @vitest-environment jsdom
/** A camera that is refused, a file that is none; pages themselves are in scan-pages.test.ts and in the journey in Chromium. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { scansOf } from '#data/records/document/scans.ts';
import type { Db } from '#data/store/db.ts';
import { ScanPanel } from '#parts/scan/scan-panel.tsx';
import { scan } from '#text/en/work/scan.ts';
import { fileOne } from '../data/acts.ts';
import { testDb, testPorts, type TestPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

let db: Db;
let ports: TestPorts;
let caseId: string;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
  caseId = (await applicationOf(db, await fileOne(db, ports)))?.caseId ?? '';
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const open = () => renderScreen(<ScanPanel caseId={caseId} />, { db, ports });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const cameraSays = (error: Error) => {
  const refuse = async () => {
    throw error;
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: refuse },
  });
};

it.each([
  ['NotAllowedError', scan.camera.faults.refused],
  ['NotFoundError', scan.camera.faults.none],
  ['NotReadableError', scan.camera.faults.busy],
  ['UnknownError', scan.camera.faults.failed],
])('explains the camera error %s and offers a photo', async (name, sentence) => {
  cameraSays(new DOMException('', name));
  open();
  await press(scan.open);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await press(scan.camera.close);
  expect(screen.getByRole('button', { name: scan.photo })).toBeDefined();
});

it('rejects a file that is not a photo and shows its name', async () => {
  open();
  await screen.findByRole('button', { name: scan.open });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [new File(['Dear Sir,'], 'letter.txt')] } });
  expect((await screen.findByRole('alert')).textContent).toBe(scan.notRead('letter.txt'));
  expect(await scansOf(db, caseId)).toEqual([]);
});
