import { useCallback, useEffect, useState } from 'react';
import type { SharedApplication } from '#contract/share.ts';
import { keptLink, type KeptLinks } from '#data/shared-links/kept-links.ts';
import { type ReadShared, readShared } from '#data/shared-links/read-shared.ts';
import type { Ports } from '#data/store/ports.ts';

export interface SharedPorts extends Pick<Ports, 'fetch' | 'now' | 'clientVersion'> {
  readonly links: KeptLinks;
}

interface State {
  /** What can be shown: first the copy of this device, then the server's. */
  readonly shown: SharedApplication | null;
  /** Null while the server is being asked for the first time. */
  readonly told: ReadShared | null;
}

/** The copy that is here is drawn at once; the server corrects it, also when the network is back. Of one link. */
export function useShared(token: string, ports: SharedPorts): State & { readonly again: () => void } {
  const [state, setState] = useState<State>({ shown: null, told: null });
  const ask = useCallback(async () => {
    const kept = await keptLink(ports.links, token, ports.now());
    if (kept) setState(({ shown, told }) => ({ shown: shown ?? kept, told }));
    const told = await readShared(ports.links, ports, token);
    setState(({ shown }) => ({ told, shown: told.kind === 'open' ? told.answer : left(told, shown) }));
  }, [token, ports]);
  useEffect(() => {
    const now = () => void ask();
    now();
    addEventListener('online', now);
    return () => removeEventListener('online', now);
  }, [ask]);
  return { ...state, again: () => void ask() };
}

/** What is closed for good is shown no longer. */
const left = (told: ReadShared, shown: State['shown']): State['shown'] =>
  told.kind === 'away' ? shown : null;
