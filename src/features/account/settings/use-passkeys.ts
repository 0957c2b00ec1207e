import { useCallback } from 'react';
import { type Passkey, PASSKEY_ENDPOINTS } from '#contract/account/passkey.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { ok } from '#kernel/result.ts';
import { passkeysHere } from '#parts/passkeys-here.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';

export function usePasskeys() {
  const { passkeys: words } = useText().settings;
  const device = useDevice();
  const askConfirmed = useAskAccount();
  const failure = useFailure();
  const ask = useCallback(async () => {
    const result = await askAccount(device, PASSKEY_ENDPOINTS.listPasskeys);
    if (!result.ok) return result;
    const mayAdd = await passkeysHere(device.ports.fetch).catch(() => false); // without an answer no key can be added
    return ok({ keys: result.value, mayAdd });
  }, [device]);
  const { read, again } = useServerRead(ask);
  const remove = async ({ _id: id, name }: Passkey) => {
    const done = await askConfirmed(device, PASSKEY_ENDPOINTS.removePasskey, { id });
    notify(
      done.ok
        ? { title: words.removed, description: words.removedMore(name), type: 'success' }
        : { title: failure(done.error), type: 'error' },
    );
    await again();
  };
  return { read, again, remove };
}
