import { type Reminder, REMINDERS } from '#contract/account/reminders.ts';
import type { Settings } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { SaveAct } from './save-act.tsx';
import { useSaving } from './use-saving.ts';

const USUAL: Reminder = '1-day';

export function NotificationsPane({ settings, kept }: { settings: Settings; kept: KeptForm | null }) {
  const { notifications: words } = useText().settings;
  const { db } = useDevice();
  const { form, said } = useSaving<{ readonly reminder: Reminder }, 'reminder'>({
    name: formNames.notifications,
    kept,
    initial: { reminder: settings.reminder ?? USUAL },
    save: (values) => changeSettings(db, values),
  });
  return (
    <FormFrame form={form} order={['reminder']} before={<p>{words.lead}</p>}>
      <SelectField
        id="reminder"
        label={words.reminder}
        options={REMINDERS.map((value) => ({ value, label: words.reminders[value] }))}
        value={form.values.reminder}
        onChange={(reminder) => form.change({ reminder: reminder || USUAL })}
      />
      <SaveAct busy={form.busy} said={said} />
    </FormFrame>
  );
}
