import { useEffect, useState } from 'react';
import { PasskeyButton } from '#features/account/login/passkey-button.tsx';
import { passkeysHere } from '#parts/passkeys-here.ts';

/** Drawn where it would work, and nowhere else; what it needs is loaded when it is pressed. */
export function PasskeyEntry({ onLogIn }: { onLogIn: () => Promise<string | null> }) {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const are = await passkeysHere(fetch).catch(() => false); // without a network nobody logs in this way
      if (current) setHere(are);
    };
    void ask();
    return () => {
      current = false;
    };
  }, []);
  return here ? <PasskeyButton onLogIn={onLogIn} /> : null;
}
