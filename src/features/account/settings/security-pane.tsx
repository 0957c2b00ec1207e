import { DeviceList } from './device-list.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SettingsActs } from './settings-acts.ts';

export function SecurityPane({ acts }: { acts: SettingsActs }) {
  return (
    <>
      <PasswordForm onChanged={acts.passwordChanged} />
      <DeviceList />
    </>
  );
}
