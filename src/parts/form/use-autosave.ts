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

/** An exception of `save` means a quota error or a failure. */
export function useAutosave<C>({ save, merge }: AutosaveTarget<C>): Pick<
  Autosave<C>,
  'keep' | 'flush' | 'drop'
> & {
  readonly safety: SaveStatus;
} {
  const [safety, setSafety] = useState<SaveStatus>('saved');
  const saving: AutosaveTarget<C> = { merge, save: (change) => save(change).catch(problemIn) };
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
    const stop = onStorageStatus(({ isThere }) => isThere && now());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isUnsaved, flush]);
}
