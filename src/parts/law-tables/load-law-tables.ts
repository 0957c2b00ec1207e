import { addedCaseLaw } from '#data/law/added-case-law.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
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
  if (!opened.ok) return { status: 'missing' };
  const added = shared && (await addedCaseLaw(shared).catch(backgroundFailed)); // without them, our own judgments
  return { status: 'ready', tables: lawTables(opened.value, added ?? NO_ADDED_CASE_LAW) };
}
