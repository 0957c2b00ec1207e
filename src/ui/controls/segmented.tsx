import { Check } from 'lucide-react';
import { describedBy, FieldGroup, type FieldProps } from './field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Option } from './select-field.tsx';

interface SegmentedProps<V extends string> extends FieldProps {
  options: readonly Option<V>[];
  value: V | '';
  onChange: (value: V) => void;
  /** A press on the chosen option, which changes nothing: it confirms a preset. */
  onConfirm?: () => void;
}

/** Two to four choices as native radio buttons, so arrow keys and form validation work. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { id, label, hint, error, options, value, onChange, onConfirm } = props;
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className="seg">
        {options.map((option, n) => (
          <label key={option.value}>
            <input
              {...(n === 0 ? describedBy({ id, hint, error }) : {})}
              type="radio"
              id={n === 0 ? id : `${id}-${option.value}`}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onClick={() => option.value === value && onConfirm?.()}
            />
            <Icon of={Check} size="sm" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
