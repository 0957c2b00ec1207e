/**
 * Form state: values, submission and errors. Validation runs on submit, and an error clears when its field
 * changes.
 */
import { type FormEvent, useRef, useState } from 'react';
import { same } from '#kernel/merge-patch.ts';
import { isStorageFull } from '#data/store/storage-full.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { useUnsavedMarker } from '#ui/controls/unsaved-forms.ts';
import { type FormErrors, hasErrors, noErrors } from './form-errors.ts';
import type { Refusal } from './refusal.ts';

interface FormWork<V, F extends string> {
  readonly initial: V;
  readonly check: (values: V) => FormErrors<F>;
  /** Null on success. */
  readonly send: (values: V) => Promise<Refusal<F> | null>;
  /** Called on each user change, such as for autosave. Without it, unsaved input delays an app update. */
  readonly onChange?: (values: V) => void;
}

export interface Form<V, F extends string> {
  readonly values: V;
  readonly errors: FormErrors<F>;
  /** Number of submissions; each one focuses the summary. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly change: (part: Partial<V>) => void;
  /** Sets external values without marking them as user input. */
  readonly show: (values: Partial<V>) => void;
  readonly submit: (event?: FormEvent) => Promise<void>;
}

type Tried<F extends string> = Pick<Form<never, F>, 'attempt' | 'errors'>;

/** Value keys and error keys match for a field that has both. */
export function useForm<V extends object, F extends string>(work: FormWork<V, F>): Form<V, F> {
  const { again } = useEntranceText().shell.storage;
  const [values, setValues] = useState(work.initial);
  const [tried, setTried] = useState<Tried<F>>({ attempt: 0, errors: noErrors() });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false); // a second click may come before the next render

  const latest = useRef(values);
  const [settled, setSettled] = useState(work.initial); // values as opened, shown or sent
  useUnsavedMarker(!work.onChange && !same(values, settled));

  const write = (part: Partial<V>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
  };
  const show = (part: Partial<V>) => {
    write(part);
    setSettled((before) => ({ ...before, ...part }));
  };
  const change = (part: Partial<V>) => {
    write(part);
    setTried(({ attempt, errors }) => ({ attempt, errors: without(errors, part) }));
    work.onChange?.(latest.current);
  };
  const say = (errors: FormErrors<F>) => setTried(({ attempt }) => ({ attempt: attempt + 1, errors }));

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    setRefusal(null);
    const errors = work.check(latest.current);
    say(errors);
    if (hasErrors(errors)) return;
    sending.current = true;
    setBusy(true);
    try {
      const sent = latest.current;
      const refused = await work.send(sent).catch((error: unknown) => fullOrThrow(error, again));
      if (!refused) setSettled(sent);
      setRefusal(refused?.msg ?? null);
      if (refused?.errors) say(refused.errors);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { values, ...tried, busy, refusal, change, show, submit };
}

function fullOrThrow(error: unknown, msg: string): { readonly msg: string; readonly errors?: never } {
  if (!isStorageFull(error)) throw error;
  return { msg };
}

function without<F extends string>(errors: FormErrors<F>, part: object): FormErrors<F> {
  const left = Object.entries(errors).filter(([field]) => !(field in part));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a subset of its entries
  return Object.fromEntries(left) as FormErrors<F>;
}
