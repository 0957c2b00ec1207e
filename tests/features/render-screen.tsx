/** A screen as the shell shows it: signed in, with its own database, and a place that says where one is. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { DbContext } from '#data/react/use-live.ts';
import { TextContext } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { english } from '../support/english.ts';
import { lawyer } from '../data/test-device.ts';

interface Scene {
  readonly db: Db;
  readonly ports: Ports;
  readonly user?: StoredUser;
  readonly at?: string;
  readonly text?: Catalogue;
}

// jsdom knows dialogs as elements, not how to open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

export function renderScreen(
  screen: ReactNode,
  { db, ports, user = lawyer, at = '/', text = english }: Scene,
) {
  return render(
    <TextContext value={text}>
      <DeviceContext value={{ db, ports, user }}>
        <DbContext value={db}>
          <MemoryRouter initialEntries={[at]}>
            {screen}
            <Place />
          </MemoryRouter>
        </DbContext>
      </DeviceContext>
    </TextContext>,
  );
}

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const from = state?.from ? ` from ${state.from}` : '';
  return <p data-testid="place">{`${pathname}${search}${hash}${from}`}</p>;
}
