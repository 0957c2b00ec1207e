/** Asks for the identity if the server needs it for a change, then sends the change again. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { IdentityForm } from './identity-form.tsx';

type AskAccount = typeof askAccount;

const Ask = createContext<AskAccount>(askAccount);

/** `askAccount` that repeats a request after the identity is confirmed. */
export const useAskAccount = (): AskAccount => useContext(Ask);

interface IdentityGateProps {
  passwordless: boolean;
  children: ReactNode;
}

export function IdentityGate({ passwordless, children }: IdentityGateProps) {
  const { identity: words } = useText().settings;
  const [pending, setPending] = useState<{ readonly settle: (isConfirmed: boolean) => void } | null>(null);
  const ask: AskAccount = useCallback(async (device, endpoint, call) => {
    const first = await askAccount(device, endpoint, call);
    const isNeeded =
      !first.ok && first.error.kind === 'refused' && first.error.problem.code === 'identity-needed';
    if (!isNeeded) return first;
    const isConfirmed = await new Promise<boolean>((settle) => {
      setPending({ settle });
    });
    setPending(null);
    return isConfirmed ? askAccount(device, endpoint, call) : first;
  }, []);
  const close = () => pending?.settle(false);
  return (
    <Ask value={ask}>
      {children}
      <Dialog
        open={pending !== null}
        onClose={close}
        title={words.title}
        acts={<Button onClick={close}>{words.cancel}</Button>}
      >
        <p>{words.lead}</p>
        <IdentityForm passwordless={passwordless} onConfirmed={() => pending?.settle(true)} />
      </Dialog>
    </Ask>
  );
}
