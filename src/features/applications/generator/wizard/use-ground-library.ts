/** The library of grounds with the grounds of the operator, loaded when the step of grounds opens. */
import { useEffect, useState } from 'react';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { signedFiles } from '#data/law/law-edition.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import {
  type GroundLibrary,
  loadGroundLibrary,
  withAddedGrounds,
} from '#documents/grounds/ground-library.ts';

export type LibraryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly library: GroundLibrary }
  /** Not downloaded yet, and offline. */
  | { readonly status: 'failed'; readonly retry: () => void };

/** Of the last time, until the grounds of the operator are read again. */
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
    loaded = withAddedGrounds(await loadGroundLibrary(), await storedGrounds());
    show({ status: 'ready', library: loaded });
  } catch (error) {
    backgroundFailed(error);
    show({ status: 'failed', retry: () => void load(show) });
  }
}

/** Without them the library of the app is complete. */
async function storedGrounds() {
  const shared = new SharedDb();
  try {
    return await signedFiles(shared, 'grounds');
  } catch (error) {
    backgroundFailed(error);
    return [];
  } finally {
    shared.close();
  }
}
