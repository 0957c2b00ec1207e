import { useCallback, useEffect, useState } from 'react';
import { type Passkey, PASSKEY_ENDPOINTS } from '#contract/passkey.ts';
import { askAccount } from '#data/account/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { passkeysHere } from '#parts/passkeys-here.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { useFailure } from './use-failure.ts';

type ReadPasskeys =
  | { readonly kind: 'reading' }
  | { readonly kind: 'here'; readonly keys: readonly Passkey[]; readonly mayAdd: boolean }
  | { readonly kind: 'not-here'; readonly why: string };

/** Asked of the server each time, as the devices are. */
export function usePasskeys() {
  const { passkeys: words } = useText().settings;
  const device = useDevice();
  const failure = useFailure();
  const [read, setRead] = useState<ReadPasskeys>({ kind: 'reading' });
  const ask = useCallback(async (): Promise<ReadPasskeys> => {
    const told = await askAccount(device, PASSKEY_ENDPOINTS.listPasskeys);
    if (!told.ok) return { kind: 'not-here', why: failure(told.error) };
    const mayAdd = await passkeysHere(device.ports.fetch).catch(() => false);
    return { kind: 'here', keys: told.value, mayAdd };
  }, [device, failure]);
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
  const remove = async ({ _id: id, name }: Passkey) => {
    const done = await askAccount(device, PASSKEY_ENDPOINTS.removePasskey, { id });
    notify(
      done.ok
        ? { title: words.removed, description: words.removedMore(name), type: 'success' }
        : { title: failure(done.error), type: 'error' },
    );
    await again();
  };
  return { read, again, remove };
}
