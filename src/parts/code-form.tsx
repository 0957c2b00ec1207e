/** Second step of a login: the code of an authenticator app, or a recovery code. */
import { latinDigits } from '#kernel/latin-digits.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface CodeFormProps {
  /** Opens the account on success; otherwise returns the reason. */
  onCode: (code: string) => Promise<Refusal | null>;
}

const FIELD = 'secondFactor';

export function CodeForm({ onCode }: CodeFormProps) {
  const { code: words, login } = useEntranceText().session;
  const form = useForm<{ readonly secondFactor: string }, typeof FIELD>({
    initial: { secondFactor: '' },
    check: ({ secondFactor }) => (secondFactor.trim() === '' ? { secondFactor: words.missing } : {}),
    send: async ({ secondFactor }) => {
      const refusal = await onCode(latinDigits(secondFactor.trim())); // an earlier server reads no other digits
      const error = refusal?.errors?.[FIELD];
      return error === undefined ? refusal : { errors: { secondFactor: error } };
    },
  });
  return (
    <FormFrame form={form} order={[FIELD]}>
      <TextField
        id={FIELD}
        label={words.code}
        hint={words.hint}
        autoComplete="one-time-code"
        maxLength={60}
        error={form.errors.secondFactor}
        value={form.values.secondFactor}
        onChange={(secondFactor) => form.change({ secondFactor })}
      />
      <Button kind="primary" type="submit" block busy={form.busy ? login.busy : undefined}>
        {login.submit}
      </Button>
      <p className="small quiet">{words.lost}</p>
    </FormFrame>
  );
}
