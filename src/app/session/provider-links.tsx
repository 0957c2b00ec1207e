import { useEffect, useState } from 'react';
import { ProviderButtons } from '#features/account/login/provider-buttons.tsx';

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** The form stands first; whether there is another way in is asked behind it, and without the schemas of the rest. */
export function ProviderLinks() {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const told = await fetch('/api/auth/providers').then((answer) => answer.json());
      if (current && Array.isArray(told)) setProviders(told.filter(isProvider));
    };
    ask().catch(() => undefined); // without a network nobody logs in this way
    return () => {
      current = false;
    };
  }, []);
  return <ProviderButtons providers={providers} />;
}

const isProvider = (each: unknown): each is Provider =>
  typeof each === 'object' &&
  each !== null &&
  'id' in each &&
  typeof each.id === 'string' &&
  'name' in each &&
  typeof each.name === 'string';
