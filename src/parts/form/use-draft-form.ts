/** `useForm` for editing a record, with a draft until it is saved or discarded. */
import { useState } from 'react';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import type { FormErrors } from './form-errors.ts';
import type { Refusal } from './refusal.ts';
import { type Form, useForm } from './use-form.ts';
import { useDraftSaver } from './use-form-draft.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface KeptFormWork<V, F extends string> {
  readonly name: string;
  /** Result of `useFormDraft`. */
  readonly kept: KeptForm | null;
  readonly initial: V;
  readonly check: (values: V) => FormErrors<F>;
  /** Null on success. */
  readonly send: (values: V) => Promise<Refusal<F> | null>;
  /** Runs after success, when the draft is deleted. */
  readonly onSent?: (values: V) => void;
}

export interface KeptFormOf<V, F extends string> extends Form<V, F> {
  /** The form shows a restored draft. */
  readonly back: boolean;
  readonly putAway: () => Promise<void>;
}

export function useDraftForm<V extends object, F extends string>(work: KeptFormWork<V, F>): KeptFormOf<V, F> {
  const { name } = work;
  const [back, setBack] = useState(work.kept !== null);
  const { keep, flush, forget, safety } = useDraftSaver(name, work.initial);
  const form = useForm<V, F>({
    initial: applyFormDraft(work.initial, work.kept),
    check: work.check,
    send: async (values) => {
      if (!(await flush())) return null; // the warning reports the failed write
      const refused = await work.send(values);
      if (refused) return refused;
      await forget(values);
      setBack(false);
      work.onSent?.(values);
      return null;
    },
    onChange: keep,
  });
  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal, back, putAway: forget };
}
