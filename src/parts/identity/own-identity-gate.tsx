/** `IdentityGate` of the account on this device. */
import type { ReactNode } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { IdentityGate } from './identity-gate.tsx';

export function OwnIdentityGate({ children }: { children: ReactNode }) {
  const { db } = useDevice();
  const profile = useLive(() => profileOf(db), [db]);
  const passwordless = profile.status === 'ready' && profile.value?.passwordless === true;
  return <IdentityGate passwordless={passwordless}>{children}</IdentityGate>;
}
