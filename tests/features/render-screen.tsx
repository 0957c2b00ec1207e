/** A screen as the shell shows it: signed in, with its own database, and a place that says where one is. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { StoredUser } from '#contract/user.ts';
import type { Db } from '#data/db.ts';
import type { Ports } from '#data/ports.ts';
import { DeviceContext } from '#data/react/use-device.ts';
import { DbContext } from '#data/react/use-live.ts';
import { lawyer } from '../data/test-device.ts';

interface Scene {
  readonly db: Db;
  readonly ports: Ports;
  readonly user?: StoredUser;
  readonly at?: string;
}

export function renderScreen(screen: ReactNode, { db, ports, user = lawyer, at = '/' }: Scene) {
  return render(
    <DeviceContext value={{ db, ports, user }}>
      <DbContext value={db}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <Place />
        </MemoryRouter>
      </DbContext>
    </DeviceContext>,
  );
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="place">{`${pathname}${search}${hash}`}</p>;
}
