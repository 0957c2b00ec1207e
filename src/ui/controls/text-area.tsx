import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type Native = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'onChange' | 'className'>;

type TextAreaProps = FieldProps & Native & { value: string; onChange: (value: string) => void };

export function TextArea({ id, label, hint, error, value, onChange, rows = 4, ...rest }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describedBy({ id, hint, error })}
        id={id}
        rows={rows}
        className="control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
