/** Autosave of a form. Also writes on blur, page hide, unmount and when storage is free again. */
import { useEffect, useState } from 'react';
import { reportFailure } from '#data/store/failure-log.ts';
import { onStorageStatus } from '#data/store/storage-status.ts';
import { isStorageFull } from '#data/store/storage-full.ts';
import { useUnsavedMarker } from '#ui/controls/unsaved-forms.ts';
import {
  type Autosave,
  autosave,
  type SaveStatus,
  type SaveProblem,
  type AutosaveTarget,
} from './autosave.ts';

interface SavedOnPage<C> extends Pick<AutosaveTarget<C>, 'merge'> {
  /** An exception means that storage is full or that the write failed. */
  readonly save: (change: C) => Promise<'elsewhere' | null | void>;
}

export function useAutosave<C>({ save, merge }: SavedOnPage<C>): Pick<
  Autosave<C>,
  'keep' | 'flush' | 'drop'
> & {
  readonly safety: SaveStatus;
} {
  const [safety, setSafety] = useState<SaveStatus>('saved');
  const saving: AutosaveTarget<C> = {
    merge,
    save: async (change) => (await save(change).catch(problemIn)) ?? null,
  };
  const [{ keep, flush, drop, saveWith, tell }] = useState(() => autosave<C>(saving, setSafety));
  useEffect(() => {
    tell(setSafety);
    return () => tell(() => undefined); // the last write continues without a listener
  }, [tell]);
  useEffect(() => saveWith(saving));
  useUnsavedMarker(safety !== 'saved');
  useFlushOnLeave(flush);
  useTriesAgain(safety === 'full' || safety === 'failed', flush);
  return { keep, flush, drop, safety };
}

function problemIn(error: unknown): SaveProblem {
  if (isStorageFull(error)) return 'full';
  reportFailure(error, 'page');
  return 'failed';
}

function useFlushOnLeave(flush: () => Promise<unknown>): void {
  useEffect(() => {
    const now = (): void => void flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') now();
    };
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('focusout', now);
    addEventListener('pagehide', now);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('focusout', now);
      removeEventListener('pagehide', now);
      now();
    };
  }, [flush]);
}

const AGAIN_MS = 5_000;

/** Retries as soon as storage is free. */
function useTriesAgain(isUnsaved: boolean, flush: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const now = (): void => void flush();
    const timer = setInterval(now, AGAIN_MS);
    const stop = onStorageStatus(({ storage }) => storage !== 'full' && now());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isUnsaved, flush]);
}
