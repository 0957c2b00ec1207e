/** Rows of the drafts table, and their migration out of `meta` in version 9. */
import type { Transaction } from 'dexie';
import { withPresentNames } from '#facts/former-names.ts';
import { RECORD_DRAFTS } from '#records/record-tables.ts';
import { isRecord } from '#kernel/merge-patch.ts';

/** Drafts of forms that belong to no kind of record. */
const OTHER_DRAFTS = ['calculator', 'form'] as const;

const DRAFT_KINDS = [...OTHER_DRAFTS, ...RECORD_DRAFTS];

export type DraftKind = (typeof DRAFT_KINDS)[number];

export interface FormDraftRow {
  readonly kind: DraftKind;
  /** Empty if a user has one draft of this kind. */
  readonly id: string;
  readonly values: unknown;
  readonly updatedAt: string;
}

/**
 * Converts a row of `meta` (key `kind` or `kind:id`) of versions 1 to 8 and their backups. Null for device
 * state.
 */
export function draftOfMetaRow({ k, v }: { readonly k: string; readonly v: unknown }): FormDraftRow | null {
  const [name = ''] = k.split(':', 1);
  const kind = DRAFT_KINDS.find((each) => each === name);
  return kind ? { kind, id: k.slice(name.length + 1), values: v, updatedAt: new Date().toISOString() } : null;
}

/** A draft of an application that names its facts as releases before version 9 did. */
export const withPresentFacts = <Row extends object>(row: Row): Row =>
  'form' in row && isRecord(row.form) ? { ...row, form: withPresentNames(row.form) } : row;

export async function renameDraftFacts(tx: Transaction): Promise<void> {
  const drafts = tx.table<object>('drafts');
  await drafts.bulkPut((await drafts.toArray()).map(withPresentFacts));
}

export async function moveDraftsOutOfMeta(tx: Transaction): Promise<void> {
  const meta = tx.table<{ readonly k: string; readonly v: unknown }, string>('meta');
  const rows = await meta.toArray();
  const moved = rows.filter((row) => draftOfMetaRow(row) !== null);
  await tx.table('formDrafts').bulkPut(moved.flatMap((row) => draftOfMetaRow(row) ?? []));
  await meta.bulkDelete(moved.map(({ k }) => k));
}
