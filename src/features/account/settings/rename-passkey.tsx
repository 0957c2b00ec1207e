import { type Passkey, PASSKEY_ENDPOINTS } from '#contract/account/passkey.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useRefusal } from '#parts/server-read/use-refusal.ts';

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { settings } = useText();
  const { passkeys: words } = settings;
  const device = useDevice();
  const refusal = useRefusal();
  const form = useForm<{ readonly name: string }, 'name'>({
    initial: { name: passkey.name },
    check: ({ name }) => (name.trim() === '' ? { name: words.nameMissing } : {}),
    send: async (body) => {
      const done = await askAccount(device, PASSKEY_ENDPOINTS.renamePasskey, { id: passkey._id, body });
      if (done.ok) {
        onDone();
        return null;
      }
      return refusal(done.error, { name: 'name' });
    },
  });
  return (
    <FormFrame form={form} order={['name']} idOf={() => 'passkey-rename'}>
      <TextField
        id="passkey-rename"
        label={words.name}
        error={form.errors.name}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
      />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? settings.saving : undefined}>
          {settings.save}
        </Button>
      </div>
    </FormFrame>
  );
}
