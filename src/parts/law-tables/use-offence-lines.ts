/** Name and maximum punishment of a section, where the law tables are on this device. */
import { useMemo } from 'react';
import type { DocumentContext } from '#documents/matter.ts';
import { offenceLines } from '#documents/offence-line.ts';
import { useLawTables } from './use-law-tables.ts';

/** Null without the tables: the document then names the sections and states no punishment. */
export function useOffenceLines(): NonNullable<DocumentContext['offenceOf']> | null {
  const law = useLawTables();
  const tables = law.status === 'ready' ? law.tables : null;
  return useMemo(() => tables && offenceLines(tables), [tables]);
}
