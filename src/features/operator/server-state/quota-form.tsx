/** Another limit of an account and day, or the setting of the server again, with a reason for the audit log. */
import { OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { QUOTA_NAMES, type QuotaName } from '#contract/operator/quota-settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useForm } from '#parts/form/use-form.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { notify } from '#ui/feedback/notices.ts';

interface QuotaValues {
  readonly quota: QuotaName;
  readonly most: string;
  readonly reason: string;
}

type QuotaField = 'most' | 'reason';
const ORDER: readonly QuotaField[] = ['most', 'reason'];
const AT = { most: 'most', reason: 'reason' } as const;

/** Digits, also with the commas of lakh. */
const isWhole = (typed: string): boolean => /^(?:\d[\d,]*)?$/.test(typed.trim());

export function QuotaForm({ onChanged }: { onChanged: () => void }) {
  const { operator } = useText();
  const { newLimit: words } = operator.server;
  const form = useQuotaForm(onChanged);
  const { values, errors, change } = form;
  return (
    <FormFrame form={form} order={ORDER}>
      <SelectField
        id="quota"
        label={words.quota}
        options={QUOTA_NAMES.map((quota) => ({ value: quota, label: words.names[quota] }))}
        value={values.quota}
        onChange={(quota) => quota !== '' && change({ quota })}
      />
      <TextField
        id="most"
        label={words.most}
        hint={words.mostHint}
        error={errors.most}
        inputMode="numeric"
        maxLength={12}
        value={values.most}
        onChange={(most) => change({ most })}
      />
      <TextField
        id="reason"
        label={operator.people.reason}
        hint={operator.people.reasonHint}
        error={errors.reason}
        maxLength={500}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
      <div className="row">
        <Button type="submit" busy={form.busy ? operator.people.working : undefined}>
          {words.change}
        </Button>
      </div>
    </FormFrame>
  );
}

function useQuotaForm(onChanged: () => void) {
  const { operator } = useText();
  const { newLimit: words } = operator.server;
  const device = useDevice();
  const askAccount = useAskAccount();
  const refusal = useRefusal();
  return useForm<QuotaValues, QuotaField>({
    initial: { quota: 'prints', most: '', reason: '' },
    check: ({ most, reason }) => ({
      ...(!isWhole(most) && { most: words.notWhole }),
      ...(reason.trim() === '' && { reason: operator.people.reasonMissing }),
    }),
    send: async ({ quota, most, reason }) => {
      const typed = most.replaceAll(/[\s,]/g, '');
      const body = { quota, reason, ...(typed !== '' && { most: Number(typed) }) };
      const done = await askAccount(device, OPERATOR_ENDPOINTS.setQuota, { body });
      if (!done.ok) {
        return refusal<QuotaField>(done.error, AT);
      }
      notify({ ...words.changed, type: 'success' });
      onChanged();
      return null;
    },
  });
}
