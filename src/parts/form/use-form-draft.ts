/** A form that changes something: what is typed is on the device a moment later, and there again when it is opened again. */
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type LiveQueryState, useDb, useLive } from '#data/react/use-live.ts';
import {
  deleteFormDraft,
  type FormName,
  saveFormDraft,
  type KeptForm,
  formDraft,
} from '#data/store/form-drafts.ts';
import { useAutosave } from './use-autosave.ts';
import type { SaveStatus } from './autosave.ts';

/** A form is opened once this is read: by it, not beside it. */
export function useFormDraft(name: FormName): LiveQueryState<KeptForm | null> {
  const db = useDb();
  return useLive(() => formDraft(db, name), [db, name]);
}

interface Keep<V> {
  readonly keep: (typed: V) => void;
  readonly flush: () => Promise<boolean>;
  /** Saved, or put away by its person; `as`: how the form stands from then on. */
  readonly forget: (as?: V) => Promise<void>;
  readonly safety: SaveStatus;
}

/** `opened`: as the form was opened, without what was kept. */
export function useDraftSaver<V extends object>(name: FormName, opened: V): Keep<V> {
  const { db } = useDevice();
  const [first, setFirst] = useState(opened);
  const { keep, flush, drop, safety } = useAutosave<V>({
    merge: (_, later) => later,
    save: async (typed) => ((await saveFormDraft(db, name, { typed, opened: first })).ok ? null : 'full'),
  });
  const forget = async (as?: V) => {
    await drop();
    await deleteFormDraft(db, name).catch(backgroundFailed); // then it is there once more, with what was saved
    if (as) setFirst(as);
  };
  return { keep, flush, forget, safety };
}
