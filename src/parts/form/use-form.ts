/**
 * A form: its values, one try to send it, what stands in the way. What is wrong is said at a try, and goes from a field
 * as soon as that field is changed; what was typed always stays. `FormFrame` draws it.
 */
import { type FormEvent, useRef, useState } from 'react';
import { same } from '#kernel/merge-patch.ts';
import { useUnsavedMarker } from '#ui/unsaved-forms.ts';
import { type FormErrors, hasErrors, noErrors } from './form-errors.ts';
import type { Refusal } from './refusal.ts';

interface FormWork<V, F extends string> {
  readonly initial: V;
  readonly check: (values: V) => FormErrors<F>;
  /** Null where it is done. */
  readonly send: (values: V) => Promise<Refusal<F> | null>;
  /** Hears of each change of the person, such as an autosave; without one, what is typed holds an update back. */
  readonly onChange?: (values: V) => void;
}

export interface Form<V, F extends string> {
  readonly values: V;
  readonly errors: FormErrors<F>;
  /** Counts the tries: at each the summary takes focus. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly change: (part: Partial<V>) => void;
  /** What comes from outside: shown, and nobody's error. */
  readonly show: (values: Partial<V>) => void;
  readonly submit: (event?: FormEvent) => Promise<void>;
}

type Tried<F extends string> = Pick<Form<never, F>, 'attempt' | 'errors'>;

/** The keys of the values and of the errors are the same names where a field has both. */
export function useForm<V extends object, F extends string>(work: FormWork<V, F>): Form<V, F> {
  const [values, setValues] = useState(work.initial);
  const [tried, setTried] = useState<Tried<F>>({ attempt: 0, errors: noErrors() });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false); // a second press may come before the first is drawn

  const latest = useRef(values);
  const [settled, setSettled] = useState(work.initial); // as it was opened, came from outside or was sent
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
      const refused = await work.send(sent);
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

function without<F extends string>(errors: FormErrors<F>, part: object): FormErrors<F> {
  const left = Object.entries(errors).filter(([field]) => !(field in part));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its own entries
  return Object.fromEntries(left) as FormErrors<F>;
}
