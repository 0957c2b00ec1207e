/** Reads from the server each time and stores nothing: an old list could omit a lost phone. */
import { useCallback, useEffect, useState } from 'react';
import type { AccountFailure } from '#data/outbox/ask-account.ts';
import type { Result } from '#kernel/result.ts';
import { useFailure } from './use-failure.ts';

export type ServerRead<T> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'here'; readonly value: T }
  | { readonly kind: 'not-here'; readonly why: string };

/** `ask` must be stable while the request is the same. */
export function useServerRead<T>(ask: () => Promise<Result<T, AccountFailure>>) {
  const failure = useFailure();
  const [read, setRead] = useState<ServerRead<T>>({ kind: 'reading' });
  const answer = useCallback(async (): Promise<ServerRead<T>> => {
    const result = await ask();
    return result.ok
      ? { kind: 'here', value: result.value }
      : { kind: 'not-here', why: failure(result.error) };
  }, [ask, failure]);
  useEffect(() => {
    let current = true;
    const first = async () => {
      const next = await answer();
      if (current) setRead(next);
    };
    void first();
    return () => {
      current = false;
    };
  }, [answer]);
  return { read, again: async () => setRead(await answer()) };
}
