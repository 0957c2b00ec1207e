/** The library of grounds, loaded when the step of grounds opens. */
import { useEffect, useState } from 'react';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type GroundLibrary, loadGroundLibrary } from '#documents/grounds/ground-library.ts';

export type LibraryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly library: GroundLibrary }
  /** Not downloaded yet, and offline. */
  | { readonly status: 'failed'; readonly retry: () => void };

let loaded: GroundLibrary | null = null;

export function useGroundLibrary(): LibraryState {
  const [state, setState] = useState<LibraryState>(() =>
    loaded ? { status: 'ready', library: loaded } : { status: 'loading' },
  );
  useEffect(() => void load(setState), []);
  return state;
}

async function load(show: (state: LibraryState) => void): Promise<void> {
  try {
    loaded ??= await loadGroundLibrary();
    show({ status: 'ready', library: loaded });
  } catch (error) {
    backgroundFailed(error);
    show({ status: 'failed', retry: () => void load(show) });
  }
}
