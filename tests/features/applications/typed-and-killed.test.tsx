// @vitest-environment jsdom
/**
 * Every form: input is stored while the user types (timing: `autosave.test.ts`) and restored after a kill.
 * `tests/architecture/forms.test.ts` checks that no form is missing.
 */
import 'fake-indexeddb/auto';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lawyer } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { type Scene, sceneFor, show, type Walk, WALKS } from '../form-walks.tsx';
import { settled } from '../../support/passing-time.ts';

vi.setConfig({ testTimeout: 60_000 });
configure({ defaultHidden: true }); // an unknown fact is in a folded part

let scene: Scene;

beforeAll(() => lawTablesOnDevice());
afterEach(() => {
  cleanup();
  scene.db.close();
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});

/** A button that opens the form is missing if the form opens automatically. */
const whatComesFirst = (button: string | RegExp, field: Walk['field']) =>
  waitFor(() => {
    const there =
      screen.queryAllByLabelText(field)[0] ?? screen.queryAllByRole('button', { name: button })[0];
    if (!there) throw new Error(`neither ${button} nor ${field}`);
    return there;
  });

it.each(Object.keys(WALKS))('restores unsaved input after a kill: %s', async (name) => {
  const walk = WALKS[name];
  if (!walk) throw new Error(name);
  const { press = [], field, typed, as: user = lawyer } = walk;
  scene = await sceneFor(user);
  await show(scene, walk, user);
  for (const button of press) fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.change((await screen.findAllByLabelText(field))[0] ?? document.body, {
    target: { value: typed },
  });

  // without a blur, a hidden page or a press: nothing but the keys
  const onDevice = async () =>
    JSON.stringify([
      await scene.db.formDrafts.toArray(),
      await scene.db.meta.where('k').notEqual('keys').toArray(), // random bytes may hold any digits
      await scene.db.drafts.toArray(),
    ]);
  await vi.waitFor(async () => expect(await onDevice()).toContain(typed), { timeout: 5_000 });
  const killed = await scene.db.formDrafts.toArray();
  cleanup();
  await settled(); // lets the unmounted screen start its last writes
  await scene.db.formDrafts.bulkPut(killed); // and is undone: a kill does nothing

  await show(scene, walk, user);
  for (const button of press) {
    const first = await whatComesFirst(button, field);
    if (first instanceof HTMLButtonElement) fireEvent.click(first);
  }
  await waitFor(async () => {
    const values = (await screen.findAllByLabelText<HTMLInputElement>(field)).map(({ value }) => value);
    expect(values).toContain(typed);
  });
});
