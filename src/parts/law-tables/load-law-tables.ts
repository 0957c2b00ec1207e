import { openLawTables } from '#data/law/law-tables.ts';
import type { Ports } from '#data/store/ports.ts';
import type { SharedDb } from '#data/store/shared-db.ts';
import { lawTables, type Tables } from '#law/tables.ts';
import { LAW_FILES } from './law-files.ts';

export type LawTables =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tables: Tables }
  /** Not cached and no network: components say so and continue. */
  | { readonly status: 'missing' };

/** `shared` is null if the browser provides no database. */
export async function loadLawTables(
  shared: SharedDb | null,
  ports: Pick<Ports, 'fetch'>,
): Promise<LawTables> {
  const opened = await openLawTables(shared, ports, { files: LAW_FILES });
  return opened.ok ? { status: 'ready', tables: lawTables(opened.value) } : { status: 'missing' };
}
