/** Request to a model: consent, received text and cancellation. */
import { useRef, useState } from 'react';
import type { Consent } from './consent-dialog.tsx';
import type { Model } from './use-model.ts';

export interface Online {
  readonly coming: string | null;
  readonly consent: Consent | null;
  readonly agreed: (sent: string, model: Model) => Promise<boolean>;
  readonly begin: () => AbortSignal;
  readonly say: (text: string) => void;
  readonly stop: () => void;
  readonly end: () => void;
}

export function useOnline(): Online {
  const [coming, setComing] = useState<string | null>(null);
  const [consent, setConsent] = useState<Consent | null>(null);
  const running = useRef<AbortController | null>(null);
  const agreed = async (sent: string, { there, choice, choose }: Model): Promise<boolean> => {
    if (choice.agreed) return true;
    const isAgreed = await new Promise<boolean>((resolve) =>
      setConsent({ sent, model: there, answer: resolve }),
    );
    setConsent(null);
    await choose({ on: isAgreed, agreed: isAgreed });
    return isAgreed;
  };
  return {
    coming,
    consent,
    agreed,
    begin: () => {
      running.current = new AbortController();
      setComing('');
      return running.current.signal;
    },
    say: setComing,
    stop: () => running.current?.abort(),
    end: () => setComing(null),
  };
}
