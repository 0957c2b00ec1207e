import { useCallback, useEffect, useState } from 'react';
import type { SharedApplication } from '#contract/share/share.ts';
import { keptLink, type KeptLinks } from '#data/shared-links/kept-links.ts';
import { type ReadShared, readShared } from '#data/shared-links/read-shared.ts';
import type { Ports } from '#data/store/ports.ts';

export interface SharedPorts extends Pick<Ports, 'fetch' | 'now' | 'clientVersion'> {
  readonly links: KeptLinks;
}

interface State {
  /** Local copy first, then that of the server. */
  readonly shown: SharedApplication | null;
  /** Null during the first request. */
  readonly told: ReadShared | null;
}

/** Shows the local copy at once; the server updates it, also when the network returns. For one link. */
export function useShared(token: string, ports: SharedPorts): State & { readonly again: () => void } {
  const [state, setState] = useState<State>({ shown: null, told: null });
  const ask = useCallback(async () => {
    const storedCopy = await keptLink(ports.links, token, ports.now());
    if (storedCopy) setState(({ shown, told }) => ({ shown: shown ?? storedCopy, told }));
    const response = await readShared(ports.links, ports, token);
    setState(({ shown }) => ({
      told: response,
      shown: response.kind === 'open' ? response.answer : left(response, shown),
    }));
  }, [token, ports]);
  useEffect(() => {
    const now = () => void ask();
    now();
    addEventListener('online', now);
    return () => removeEventListener('online', now);
  }, [ask]);
  return { ...state, again: () => void ask() };
}

/** A revoked link is no longer shown. */
const left = (response: ReadShared, shown: State['shown']): State['shown'] =>
  response.kind === 'away' ? shown : null;
