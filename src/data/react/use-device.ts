/** Context of a screen: the signed-in user's database and the ports of this page. */
import { createContext, useContext } from 'react';
import type { StoredUser } from '#contract/account/user.ts';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';

export interface Device {
  readonly db: Db;
  readonly ports: Ports;
  readonly user: StoredUser;
}

export const DeviceContext = createContext<Device | null>(null);

/** Use only inside the signed-in part of the app. */
export function useDevice(): Device {
  const device = useContext(DeviceContext);
  invariant(device, 'a screen that acts stands outside DeviceContext');
  return device;
}
