import { ChevronDown } from 'lucide-react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { Icon } from '#ui/icon.tsx';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

interface SelectFieldProps<V extends string> extends FieldProps {
  /** Text of the empty option; omitted if a choice always exists. */
  none?: string | undefined;
  options: readonly Option<V>[];
  value: V | '';
  onChange: (value: V | '') => void;
  autoComplete?: string | undefined;
}

/** Native select: fast and familiar. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { id, label, hint, error, none, options, value, onChange, autoComplete } = props;
  const choose = (text: string) => onChange(options.find((option) => option.value === text)?.value ?? '');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="select">
        <select
          {...describedBy({ id, hint, error })}
          id={id}
          className="control"
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => choose(event.target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </FieldFrame>
  );
}
