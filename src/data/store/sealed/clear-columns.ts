/** Which columns of each table are readable without the record key. Every other column is in the sealed box. */
import { firKey } from '#domain/case/fir-key.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface ClearColumns {
  readonly columns: readonly string[];
  /** Binds a box to its row; the primary key, or another unchanging column of a row numbered by the database. */
  readonly identity: readonly string[];
  /** Further clear values that an index or an older release needs. The box has the complete ones. */
  readonly extra?: (row: Row) => Row;
  /** Tag columns: the text that each one replaces. */
  readonly tags?: Readonly<Record<string, (row: Row) => string>>;
  /** The rows are large: a transaction passes their boxes on as they are (`stored-files.ts`). */
  readonly isLarge?: true;
  /** Rows that stay clear. */
  readonly isClear?: (row: Row) => boolean;
}

/** An older release leaves a row alone that a newer one wrote, so it never sends one without its body. */
const NOT_FOR_OLDER_RELEASES = 1_000;

const record = (...columns: readonly string[]): ClearColumns => ({
  columns: ['_id', ...columns, 'seen'],
  identity: ['_id'],
});

/** By table. `null`: the table has no personal data. */
export const CLEAR_COLUMNS: Readonly<Record<string, ClearColumns | null>> = {
  applications: {
    ...record('caseId', 'createdAt', 'status'),
    extra: ({ case: facts }) => (hasSeveralFirs(facts) ? { hasSeveralFirs: 1 } : {}),
  },
  assessments: record('caseId'),
  bases: { columns: ['entity', 'id'], identity: ['entity', 'id'] },
  blobs: {
    columns: ['sha256', 'usedAt', 'unsent'],
    identity: ['sha256'],
    isLarge: true,
    isClear: (row) => !('bytes' in row), // the bytes are in `blocks` since version 13
  },
  blocks: { columns: ['sha256', 'from', 'size'], identity: ['sha256', 'from', 'size'], isLarge: true },
  cache: { columns: ['k'], identity: ['k'] },
  cases: {
    ...record('nextHearingDate', 'status', 'createdAt'),
    tags: { firTag: ({ firNumber }) => (typeof firNumber === 'string' ? firKey(firNumber) : '') },
  },
  contested: record('applicationId'),
  conversations: record('at'),
  diary: record('caseId', 'date', 'at'),
  documents: record('caseId', 'applicationId', 'sha256'),
  drafts: record('tabId', 'createdAt', 'updatedAt', 'amends'),
  feedback: { ...record('at'), extra: ({ about }) => ({ about: provisionOf(about) }) },
  formDrafts: { columns: ['kind', 'id', 'updatedAt'], identity: ['kind', 'id'] },
  hearings: record('caseId', 'applicationId', 'date'),
  meta: {
    columns: ['k'],
    identity: ['k'],
    isClear: ({ k }) => k === 'keys' || k === 'schemaEpoch' || k === 'sealedAll',
  },
  notes: record('caseId'),
  notifications: record('at', 'read'),
  order_drafts: record(),
  outbox: {
    columns: ['n', 'key', 'entityId', 'after', 'state', 'op', 'nextAt', 'clientTime'],
    identity: ['key'],
    extra: () => ({ opVersion: NOT_FOR_OLDER_RELEASES }),
  },
  parked: { columns: ['entity', 'id', 'seen'], identity: ['entity', 'id'] },
  pins: null,
  receipts: { columns: ['key', 'at', 'outcome'], identity: ['key'] },
  received: { columns: ['_id', 'at'], identity: ['_id'] },
  reserve: null,
  scans: record('caseId'),
  shares: { columns: ['applicationId'], identity: ['applicationId'] },
  visits: { columns: ['caseId'], identity: ['caseId'] },
};

/** Their further FIRs have no case of their own to find them by. */
const hasSeveralFirs = (facts: unknown): boolean =>
  typeof facts === 'object' &&
  facts !== null &&
  'furtherFirs' in facts &&
  Array.isArray(facts.furtherFirs) &&
  facts.furtherFirs.length > 0;

/** The index of error reports on a provision. */
function provisionOf(about: unknown): unknown {
  if (typeof about !== 'object' || about === null) return undefined;
  return {
    code: 'code' in about ? about.code : undefined,
    section: 'section' in about ? about.section : undefined,
  };
}
