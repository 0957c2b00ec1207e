import type { ReactNode } from 'react';

interface CheckboxRowProps {
  id: string;
  label: ReactNode;
  /** Hint below the label. */
  reason?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
}

export function CheckboxRow({ id, label, reason, checked, onChange, disabled, invalid }: CheckboxRowProps) {
  return (
    <label className="choice condition" htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {reason && <small>{reason}</small>}
      </span>
    </label>
  );
}
