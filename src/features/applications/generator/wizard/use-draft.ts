/**
 * State of a draft, which starts with the first letter: input shows at once and is saved shortly after. Input of
 * this tab wins while the screen is open, so that a slow read cannot undo a keystroke.
 */
import { useCallback, useMemo, useRef, useState } from 'react';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import type { Draft } from '#data/store/rows.ts';
import {
  beginDraft,
  type DraftChange,
  draftOf,
  saveDraft,
  takeOverDraft,
} from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { SaveStatus } from '#parts/form/autosave.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { isTabOpen } from './tab-lock.ts';

export type Step = 1 | 2 | 3 | 4;

export interface DraftPen {
  readonly loading: boolean;
  readonly draft: Draft | null;
  readonly form: ApplicationForm;
  readonly safety: SaveStatus;
  readonly write: (change: Partial<ApplicationForm>) => void;
  /** True once all input is in Dexie. */
  readonly flush: (step?: Step) => Promise<boolean>;
}

export function useDraft(id: string, seed: Partial<ApplicationForm>, onBegun: () => void): DraftPen {
  const { db } = useDevice();
  const stored = useLive(() => draftOf(db, id), [db, id]);
  const [typed, setTyped] = useState<Partial<ApplicationForm>>({});
  const { safety, keep, flush } = useDraftSaving({ id, seed, onBegun });

  const write = useCallback(
    (change: Partial<ApplicationForm>) => {
      setTyped((shown) => ({ ...shown, ...change }));
      keep({ form: change });
    },
    [keep],
  );
  const flushAt = useCallback(
    (step?: Step) => {
      if (step) keep({ step });
      return flush();
    },
    [keep, flush],
  );

  const draft = stored.status === 'ready' ? stored.value : null;
  const form = useMemo(
    () => ({
      ...BLANK_FORM,
      ...(draft?.under && formFromContent(draft.under)), // drafts of an older app lack newer fields
      ...(draft ? draft.form : seed),
      ...typed,
    }),
    [draft, seed, typed],
  );
  return { loading: stored.status === 'loading', draft, form, safety, write, flush: flushAt };
}

interface DraftSave {
  readonly id: string;
  readonly seed: Partial<ApplicationForm>;
  readonly onBegun: () => void;
}

function useDraftSaving({ id, seed, onBegun }: DraftSave) {
  const { db, ports } = useDevice();
  const isCreated = useRef(false);
  return useAutosave<DraftChange>({
    merge: (earlier, later) => ({ ...earlier, ...later, form: { ...earlier.form, ...later.form } }),
    save: async (change) => {
      if (!isCreated.current && Object.keys(change.form ?? {}).length === 0) return null; // a step change alone creates no draft
      if (!isCreated.current) await beginDraft(db, ports, { id, form: seed });
      const saved = await saveHere(db, ports, { id, change });
      if (!saved.ok) return 'elsewhere';
      if (!isCreated.current) onBegun();
      isCreated.current = true;
      return null;
    },
  });
}

interface DraftWriting {
  readonly id: string;
  readonly change: DraftChange;
}

/** A closed tab has no lock, even if full storage prevented recording this tab as the writer. */
async function saveHere(db: Db, ports: Ports, { id, change }: DraftWriting) {
  const saved = await saveDraft(db, ports, id, change);
  if (saved.ok || saved.error.kind !== 'held-elsewhere') return saved;
  const draft = await draftOf(db, id);
  if (!draft || (await isTabOpen(draft.tabId))) return saved;
  await takeOverDraft(db, ports, id, draft.tabId);
  return saveDraft(db, ports, id, change);
}
