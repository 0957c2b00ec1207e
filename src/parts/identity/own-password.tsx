import type { ComponentProps } from 'react';
import { SecretField } from '#parts/sign-in-fields.tsx';

type OwnPasswordProps = Omit<ComponentProps<typeof SecretField>, 'autoComplete'> & {
  readonly passwordless: boolean;
};

/** Password of the account before a permanent change; nothing if the account has none. */
export function OwnPassword({ passwordless, ...field }: OwnPasswordProps) {
  return passwordless ? null : <SecretField {...field} autoComplete="current-password" />;
}
