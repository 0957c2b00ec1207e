/**
 * One draft under the pen: what is typed shows at once and is in Dexie a moment later; leaving the page,
 * hiding it or changing the step writes at once. A draft begins with its first letter, never before.
 * What this tab typed stays in front for as long as the screen is open: a slow read must not undo a key press.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApplicationForm, BLANK_FORM } from '#domain/application-form.ts';
import type { Draft } from '#data/store/db.ts';
import { beginDraft, draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { isStorageFull } from '#data/store/saving.ts';
import { useLive } from '#data/react/use-live.ts';

export type Step = 1 | 2 | 3 | 4;

const PAUSE_MS = 300;

/** `saved`: everything typed is in Dexie. `full`, `elsewhere`, `failed`: the last try to put it there failed, and why. */
export type Safety = 'saved' | 'typing' | 'full' | 'elsewhere' | 'failed';

export interface DraftPen {
  readonly loading: boolean;
  readonly draft: Draft | null;
  readonly form: ApplicationForm;
  readonly safety: Safety;
  readonly write: (change: Partial<ApplicationForm>) => void;
  /** Resolves to true when everything typed so far is in Dexie. */
  readonly flush: (step?: Step) => Promise<boolean>;
}

export function useDraft(id: string, seed: Partial<ApplicationForm>, onBegun: () => void): DraftPen {
  const { db } = useDevice();
  const stored = useLive(() => draftOf(db, id), [db, id]);
  const [typed, setTyped] = useState<Partial<ApplicationForm>>({});
  const { safety, later, flush } = useSaving({ id, seed, onBegun });

  const write = useCallback(
    (change: Partial<ApplicationForm>) => {
      setTyped((shown) => ({ ...shown, ...change }));
      later(change);
    },
    [later],
  );

  const draft = stored.status === 'ready' ? stored.value : null;
  const form = useMemo(
    () => ({ ...BLANK_FORM, ...(draft ? draft.form : seed), ...typed }),
    [draft, seed, typed],
  );
  return { loading: stored.status === 'loading', draft, form, safety, write, flush };
}

const REFUSED = { 'storage-full': 'full', 'held-elsewhere': 'elsewhere', gone: 'elsewhere' } as const;

const afterCrash = (error: unknown): Safety => (isStorageFull(error) ? 'full' : 'failed');

interface Saving {
  readonly id: string;
  readonly seed: Partial<ApplicationForm>;
  readonly onBegun: () => void;
}

/** Writes one after another, so that an older text can never overtake a newer one. */
function useSaving({ id, seed, onBegun }: Saving) {
  const { db, ports } = useDevice();
  const [safety, setSafety] = useState<Safety>('saved');
  const pending = useRef<Partial<ApplicationForm>>({});
  const begun = useRef(false);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    async (step: Step | undefined): Promise<boolean> => {
      const change = pending.current;
      const nothingTyped = Object.keys(change).length === 0;
      if (nothingTyped && (step === undefined || !begun.current)) return true;
      pending.current = {};
      const failed = (kept: Partial<ApplicationForm>, as: Safety): false => {
        pending.current = { ...kept, ...pending.current };
        setSafety(as);
        return false;
      };
      try {
        if (!begun.current) await beginDraft(db, ports, { id, form: seed });
        const saved = await saveDraft(db, ports, id, { form: change, ...(step && { step }) });
        if (!saved.ok) return failed(change, REFUSED[saved.error.kind]);
        if (!begun.current) onBegun();
        begun.current = true;
        setSafety(Object.keys(pending.current).length > 0 ? 'typing' : 'saved');
        return true;
      } catch (error) {
        return failed(change, afterCrash(error));
      }
    },
    [db, ports, id, seed, onBegun],
  );

  const flush = useCallback(
    (step?: Step) => {
      clearTimeout(timer.current);
      queue.current = queue.current.then(() => save(step));
      return queue.current;
    },
    [save],
  );

  const later = useCallback(
    (change: Partial<ApplicationForm>) => {
      pending.current = { ...pending.current, ...change };
      setSafety('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  useFlushOnHide(flush);
  return { safety, later, flush };
}

function useFlushOnHide(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const now = (): void => void flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', now);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', now);
      now();
    };
  }, [flush]);
}
