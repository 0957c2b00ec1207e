import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type Native = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'className'>;

export type TextFieldProps = FieldProps & Native & { value: string; onChange: (value: string) => void };

export function TextField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...describedBy({ id, hint, error })}
        id={id}
        type={type}
        className="control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
