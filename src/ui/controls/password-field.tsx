import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PasswordWords {
  show: string;
  hide: string;
  /** Accessible name of the show button, which has only an icon. */
  showName: string;
  hideName: string;
}

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { words: PasswordWords };

export function PasswordField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  words,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="secret">
        <input
          {...rest}
          {...describedBy({ id, hint, error })}
          id={id}
          type={shown ? 'text' : 'password'}
          className="control"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={shown ? words.hideName : words.showName}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size="sm" />
          <span aria-hidden>{shown ? words.hide : words.show}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
