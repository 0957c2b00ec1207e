/** E-mail and password fields of all sign-in screens. */
import { latinDigits } from '#kernel/latin-digits.ts';
import type { ReactNode } from 'react';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { useEntranceText } from './text-context.tsx';

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function EmailField(props: FieldProps): ReactNode {
  const { session } = useEntranceText();
  return <TextField id="email" label={session.email} type="email" autoComplete="username" {...props} />;
}

interface SecretProps extends FieldProps {
  /** Default: the only password field of the form. */
  readonly id?: string;
  readonly label?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** A PIN of six digits. */
  readonly isDigits?: true;
}

export function SecretField({ id = 'password', label, isDigits, ...props }: SecretProps): ReactNode {
  const { session, fields } = useEntranceText();
  const digits = isDigits && {
    inputMode: 'numeric' as const,
    maxLength: 6,
    onChange: (typed: string) => props.onChange(latinDigits(typed)),
  };
  return (
    <PasswordField id={id} label={label ?? session.password} words={fields.password} {...props} {...digits} />
  );
}
