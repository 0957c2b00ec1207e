import { useCallback } from 'react';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useServerRead } from './use-server-read.ts';
import { useFailure } from './use-failure.ts';

export function useDevices() {
  const { settings } = useText();
  const { db, ports } = useDevice();
  const failure = useFailure();
  const ask = useCallback(async () => askAccount({ db, ports }, ACCOUNT_ENDPOINTS.listSessions), [db, ports]);
  const { read, again } = useServerRead(ask);
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
