import { useCallback, useEffect, useState } from 'react';
import type { DeviceSession } from '#contract/account.ts';
import { ACCOUNT_ENDPOINTS } from '#contract/account-endpoints.ts';
import { askAccount } from '#data/account/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { useFailure } from './use-failure.ts';

type ReadDevices =
  | { readonly kind: 'reading' }
  | { readonly kind: 'here'; readonly devices: readonly DeviceSession[] }
  | { readonly kind: 'not-here'; readonly why: string };

/** Asked of the server each time: a list of yesterday would say of a lost phone that it is not there. */
export function useDevices() {
  const { settings } = useText();
  const { db, ports } = useDevice();
  const failure = useFailure();
  const [read, setRead] = useState<ReadDevices>({ kind: 'reading' });
  const ask = useCallback(async (): Promise<ReadDevices> => {
    const told = await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.listSessions);
    return told.ok ? { kind: 'here', devices: told.value } : { kind: 'not-here', why: failure(told.error) };
  }, [db, ports, failure]);
  useEffect(() => {
    let current = true;
    const first = async () => {
      const next = await ask();
      if (current) setRead(next);
    };
    void first();
    return () => {
      current = false;
    };
  }, [ask]);
  const again = async () => setRead(await ask());
  const end = async (id: string) => {
    const done = await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.endSession, { id });
    notify(
      done.ok
        ? { ...settings.security.ended, type: 'success' }
        : { title: failure(done.error), type: 'error' },
    );
    await again();
  };
  return { read, again, end };
}
