/** Library ids of the chosen grounds that the facts no longer support; none until the library is loaded. */
import { useMemo } from 'react';
import { withdrawnGrounds } from '#documents/grounds/proposed-grounds.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { GroundRow } from '#domain/application/form-rows.ts';
import { type LibraryState, useGroundLibrary } from './use-ground-library.ts';

const NONE: ReadonlySet<string> = new Set();

export const idsOf = (rows: readonly GroundRow[]): string[] => rows.flatMap(({ ground }) => ground ?? []);

interface WithdrawnGrounds {
  readonly library: LibraryState;
  readonly withdrawn: ReadonlySet<string>;
}

export function useWithdrawnGrounds(rows: readonly GroundRow[], matter: PaperMatter): WithdrawnGrounds {
  const library = useGroundLibrary();
  const withdrawn = useMemo(
    () => (library.status === 'ready' ? withdrawnGrounds(idsOf(rows), matter, library.library) : NONE),
    [rows, matter, library],
  );
  return { library, withdrawn };
}
