/** Ends the sessions of an account or removes its second factor, with a reason for the audit log. */
import { type AccountRow, OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useForm } from '#parts/form/use-form.ts';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { notify } from '#ui/feedback/notices.ts';

export interface AccountAct {
  readonly kind: 'end' | 'reset';
  readonly account: AccountRow;
}

interface AccountActFormProps {
  act: AccountAct;
  /** Done or cancelled. */
  onEnd: () => void;
}

export function AccountActForm({ act: { kind, account }, onEnd }: AccountActFormProps) {
  const { operator } = useText();
  const { people: words } = operator;
  const device = useDevice();
  const askAccount = useAskAccount();
  const refusal = useRefusal();
  const form = useForm<{ readonly reason: string }, 'reason'>({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: words.reasonMissing } : {}),
    send: async ({ reason }) => {
      const { endAccountSessions, resetAccountFactor } = OPERATOR_ENDPOINTS;
      const endpoint = kind === 'end' ? endAccountSessions : resetAccountFactor;
      const done = await askAccount(device, endpoint, { id: account._id, body: { reason } });
      if (!done.ok) return refusal(done.error, { reason: 'reason' });
      notify({ ...(kind === 'end' ? words.ended : words.wasReset), type: 'success' });
      onEnd();
      return null;
    },
  });
  return (
    <FormFrame
      form={form}
      order={['reason']}
      before={<p>{kind === 'end' ? words.endLead : words.resetLead}</p>}
    >
      <p className="small quiet">{account.email}</p>
      <TextField
        id="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={form.errors.reason}
        maxLength={500}
        value={form.values.reason}
        onChange={(reason) => form.change({ reason })}
      />
      <div className="row">
        <Button kind="danger" type="submit" busy={form.busy ? words.working : undefined}>
          {kind === 'end' ? words.endDo : words.resetDo}
        </Button>
        <Button onClick={onEnd}>{operator.cancel}</Button>
      </div>
    </FormFrame>
  );
}
