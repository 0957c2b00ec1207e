import type { ReactNode } from 'react';
import { Seal } from '#ui/icon.tsx';
import { useApiMessage } from '#ui/feedback/api-message.ts';

/** Props of every field. `id` is the control's id, so that an error summary can link to it. */
export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Attributes that link a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** Hint above the control; error between them, with the seal icon and a bar at the left. */
export function HintAndError({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const translate = useApiMessage();
  return (
    <>
      {hint && (
        <p className="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId(id)}>
          <Seal />
          <span>{translate(error)}</span>
        </p>
      )}
    </>
  );
}

export const fieldClass = (error: string | undefined) => (error ? 'field is-wrong' : 'field');

/** A label with one control. */
export function FieldFrame({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={fieldClass(error)}>
      <label htmlFor={id}>{label}</label>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** A question with several controls. */
export function FieldGroup({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  const { 'aria-describedby': about } = describedBy({ id, hint, error });
  return (
    <fieldset className={fieldClass(error)} aria-describedby={about}>
      <legend>{label}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
