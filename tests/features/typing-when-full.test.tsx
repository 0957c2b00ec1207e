// @vitest-environment jsdom
/**
 * Every form on a phone with full storage: an error at the form, and the input stays. It is saved once there is
 * space, without another key press.
 */
import 'fake-indexeddb/auto';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { lawyer } from '../data/test-device.ts';
import { lawTablesOnDevice } from '../support/law-tables-on-device.ts';
import { type Scene, sceneFor, show, WALKS } from './form-walks.tsx';

vi.setConfig({ testTimeout: 60_000 });
configure({ defaultHidden: true });

let scene: Scene;
let hasRoom = true;

beforeAll(() => lawTablesOnDevice());
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  hasRoom = true;
});
afterEach(() => {
  cleanup();
  scene.db.close();
});

function take(): void {
  if (!hasRoom) throw new Dexie.QuotaExceededError('full');
}

function refuseWithoutRoom(): void {
  for (const table of scene.db.tables) {
    table.hook('creating', take);
    table.hook('updating', take);
  }
}

const NO_ROOM = /\b(?:no room|is full|has no room)\b/i;
const fullWarnings = () => screen.queryAllByText(NO_ROOM);

it.each(Object.keys(WALKS))('reports full storage, keeps the input and saves it later: %s', async (name) => {
  const walk = WALKS[name];
  if (!walk) throw new Error(name);
  const { press = [], field, typed, as: user = lawyer } = walk;
  scene = await sceneFor(user);
  refuseWithoutRoom();
  await show(scene, walk, user);
  for (const button of press) fireEvent.click(await screen.findByRole('button', { name: button }));
  const [place = document.body] = await screen.findAllByLabelText(field);
  hasRoom = false;
  fireEvent.change(place, { target: { value: typed } });
  await waitFor(() => expect(fullWarnings().length).toBeGreaterThan(0));
  const shown = () => screen.getAllByLabelText<HTMLInputElement>(field).map(({ value }) => value);
  expect(shown()).toContain(typed);
  const onDevice = async () =>
    JSON.stringify([
      await scene.db.formDrafts.toArray(),
      await scene.db.meta.where('k').notEqual('keys').toArray(), // random bytes may hold any digits
      await scene.db.drafts.toArray(),
    ]);
  expect(await onDevice()).not.toContain(typed);

  hasRoom = true;
  broadcastStorage('free', []);
  await vi.waitFor(async () => expect(await onDevice()).toContain(typed), { timeout: 5_000 });
  await waitFor(() => expect(fullWarnings()).toEqual([]));
  expect(shown()).toContain(typed);
});
