/** Stores input of a form as a draft, and restores it on the next opening. */
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type LiveQueryState, useDb } from '#data/react/use-live.ts';
import { deleteFormDraft, saveFormDraft, type KeptForm, formDraft } from '#data/store/form-drafts.ts';
import { trackWrite } from './draft-writes.ts';
import { useAutosave } from './use-autosave.ts';
import type { SaveStatus } from './autosave.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** Wait for the saved draft before initialising the form. */
export function useFormDraft(name: string): LiveQueryState<KeptForm | null> {
  const db = useDb();
  return useStoredDraft(() => formDraft(db, name), [db, name]);
}

interface Keep<V> {
  readonly keep: (typed: V) => void;
  readonly flush: () => Promise<boolean>;
  /** Deletes the draft after save or discard; `as` is the new baseline. */
  readonly forget: (as?: V) => Promise<void>;
  readonly safety: SaveStatus;
}

/** `opened`: initial values without the draft. */
export function useDraftSaver<V extends object>(name: string, opened: V): Keep<V> {
  const { db } = useDevice();
  const [first, setFirst] = useState(opened);
  const { keep, flush, drop, safety } = useAutosave<V>({
    merge: (_, later) => later,
    save: (typed) => saveFormDraft(db, name, { typed, opened: first }),
  });
  const remove = async () => {
    await drop();
    await deleteFormDraft(db, name).catch(backgroundFailed); // on failure the draft reappears with saved values
  };
  const forget = async (as?: V) => {
    await trackWrite(remove());
    if (as) setFirst(as);
  };
  return { keep, flush, forget, safety };
}
