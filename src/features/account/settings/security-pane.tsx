import { AppLockForm } from './app-lock-form.tsx';
import { DeviceList } from './device-list.tsx';
import { IdentityGate } from '#parts/identity/identity-gate.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import type { SettingsActs } from './settings-acts.ts';

interface SecurityPaneProps {
  acts: SettingsActs;
  passwordless: boolean;
}

export function SecurityPane({ acts, passwordless }: SecurityPaneProps) {
  return (
    <IdentityGate passwordless={passwordless}>
      <PasswordForm onChanged={acts.passwordChanged} />
      <PasskeyList passwordless={passwordless} />
      <SecondFactorSection passwordless={passwordless} />
      <AppLockForm onLockNow={acts.lockNow} />
      <DeviceList />
    </IdentityGate>
  );
}
