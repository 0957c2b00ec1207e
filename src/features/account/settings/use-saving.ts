/** Form of a settings section; shows "saved" for three seconds. */
import { useEffect, useState } from 'react';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useText } from '#parts/text-context.tsx';

const SAID_MS = 3_000;

export interface SavingWork<V, F extends string> {
  readonly name: string;
  readonly kept: KeptForm | null;
  readonly initial: V;
  readonly check?: (values: V) => FormErrors<F>;
  readonly save: (values: V) => Promise<unknown>;
}

export function useSaving<V extends object, F extends string>(work: SavingWork<V, F>) {
  const { name, kept, initial, check, save } = work;
  const { settings } = useText();
  const [savedAt, setSavedAt] = useState(0);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (savedAt === 0) return undefined;
    const over = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(over);
  }, [savedAt]);
  const form = useDraftForm<V, F>({
    name,
    kept,
    initial,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form without checks has no errors
    check: check ?? (() => ({}) as FormErrors<F>),
    send: async (values) => {
      const saved = await save(values).then(() => true, actFailed);
      return saved ? null : { msg: settings.failed };
    },
    onSent: () => {
      setSaid(true);
      setSavedAt((count) => count + 1);
    },
  });
  return { form, said };
}
