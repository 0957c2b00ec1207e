/** Asks for the old password to unlock work of an earlier account with this address. */
import { useId } from 'react';
import { changeState, getMeta } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useEntranceText, useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { ClaimWord } from './claim-head.tsx';

interface OldPassword {
  readonly password: string;
}

const FIELDS = ['password'] as const;

export function ClosedWorkClaim() {
  const { closedWork: words } = useText().sync;
  const titleId = useId();
  const { db } = useDevice();
  return (
    <Claim
      titleId={titleId}
      form={<OpenClosed />}
      acts={<Button onClick={() => changeState(db, 'notices', { closedWork: null })}>{words.leave}</Button>}
    >
      <ClaimWord>{words.title}</ClaimWord>
      <h3 id={titleId}>{words.why}</h3>
      <p className="small quiet">{words.safe}</p>
    </Claim>
  );
}

function OpenClosed() {
  const { sync } = useText();
  const { fields } = useEntranceText();
  const words = sync.closedWork;
  const open = useOpening();
  const form = useForm<OldPassword, keyof OldPassword>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: words.empty } : {}),
    send: ({ password }) => open(password),
  });
  return (
    <FormFrame form={form} order={FIELDS}>
      <PasswordField
        id="password"
        label={words.password}
        autoComplete="current-password"
        words={fields.password}
        error={form.errors.password}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
      <Button kind="primary" type="submit" busy={form.busy ? words.busy : undefined}>
        {words.open}
      </Button>
    </FormFrame>
  );
}

function useOpening(): (password: string) => Promise<Refusal<keyof OldPassword> | null> {
  const { closedWork: words } = useText().sync;
  const { db, ports, user } = useDevice();
  return async (password) => {
    const token = await getMeta(db, 'token');
    if (token === null) return { msg: words.loggedOut };
    const shared = new SharedDb();
    try {
      const { openClosedWork } = await import('#data/sync/migrate-work.ts');
      const opened = await openClosedWork(shared, ports, { token, user, password });
      if (opened.kind === 'unasked') return { msg: words.unasked };
      return opened.kind === 'opened' ? null : { errors: { password: words.other(opened.triesLeft) } };
    } finally {
      shared.close();
    }
  };
}
