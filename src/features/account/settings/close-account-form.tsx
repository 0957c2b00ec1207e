import { useRef, useState } from 'react';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { LossList } from '#parts/unsent-losses.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { OwnPassword } from '#parts/identity/own-password.tsx';

const FIELD = 'close-password';
type Field = typeof FIELD;
type CloseForm = Readonly<Record<Field, string>>;

interface CloseAccountFormProps {
  /** Unsent work on this device, deleted with the account. */
  losses: readonly string[];
  onClosed: () => Promise<boolean>;
  /** Account without a password, created through a provider. */
  passwordless: boolean;
}

function useClosing({ onClosed, passwordless }: Pick<CloseAccountFormProps, 'onClosed' | 'passwordless'>) {
  const { settings } = useText();
  const { data: words } = settings;
  const device = useDevice();
  const ask = useAskAccount();
  const refusal = useRefusal();
  const [asking, setAsking] = useState(false);
  const end = async (password: string): Promise<Refusal<Field> | null> => {
    const done = await ask(device, ACCOUNT_ENDPOINTS.closeAccount, { body: { password } });
    if (done.ok) {
      const isDeleted = await onClosed(); // report only after it succeeded
      notify({ ...(isDeleted ? words.closed : words.closedNotYetGone), type: 'success' });
      return null;
    }
    return refusal<Field>(done.error, { [FIELD]: 'password' });
  };
  const sure = useRef(false);
  const form = useForm<CloseForm, Field>({
    initial: { [FIELD]: '' },
    check: (values) => (passwordless || values[FIELD] !== '' ? {} : { [FIELD]: words.passwordMissing }),
    send: async (values) => {
      if (sure.current) {
        sure.current = false;
        return end(values[FIELD]);
      }
      setAsking(true);
      return null;
    },
  });
  return {
    form,
    asking,
    keep: () => setAsking(false),
    close: () => {
      setAsking(false);
      sure.current = true;
      void form.submit();
    },
  };
}

/** Asks for the password, then confirms with a list of unsent work. */
export function CloseAccountForm(props: CloseAccountFormProps) {
  const { losses, passwordless } = props;
  const { data: words } = useText().settings;
  const { form, asking, keep, close } = useClosing(props);
  return (
    <LedgerSection title={words.closeTitle}>
      <FormFrame
        form={form}
        order={[FIELD]}
        before={
          <>
            <p>{words.closeKept}</p>
            <p>{words.closeGone}</p>
            <p>{words.closeFile}</p>
          </>
        }
      >
        <OwnPassword
          passwordless={passwordless}
          id={FIELD}
          label={words.password}
          error={form.errors[FIELD]}
          value={form.values[FIELD]}
          onChange={(password) => form.change({ [FIELD]: password })}
        />
        <div className="row">
          <Button kind="danger" type="submit" busy={form.busy ? words.closing : undefined}>
            {words.close}
          </Button>
        </div>
      </FormFrame>
      <AskOnceMore open={asking} losses={losses} onKeep={keep} onClose={close} />
    </LedgerSection>
  );
}

interface AskOnceMoreProps {
  open: boolean;
  losses: readonly string[];
  onKeep: () => void;
  onClose: () => void;
}

function AskOnceMore({ open, losses, onKeep, onClose }: AskOnceMoreProps) {
  const { data: words } = useText().settings;
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={words.askTitle}
      acts={
        <>
          <Button kind="primary" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button kind="danger-final" onClick={onClose}>
            {words.closeForGood}
          </Button>
        </>
      }
    >
      <p>{words.ask}</p>
      {losses.length > 0 && <LossList losses={losses} />}
    </Dialog>
  );
}
