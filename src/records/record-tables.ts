/**
 * Where each kind is stored. Names only, because the start of the app reads them and loads no schema. `table` is the
 * name on the device and on the server; `indexes` are those of the device, besides `_id` and `seen`.
 */
interface RecordTable {
  readonly table: string;
  readonly indexes: readonly string[];
  /** It contains the facts of a case, so earlier names of facts are read in its calls and in its stored rows. */
  readonly holdsFacts?: true;
}

export const RECORD_TABLES = {
  application: {
    table: 'applications',
    indexes: ['caseId', 'createdAt', 'status', '[status+createdAt]'],
    holdsFacts: true,
  },
  case: {
    table: 'cases',
    indexes: ['nextHearingDate', '[status+nextHearingDate]', 'firNumber', 'firTag', 'createdAt'],
    holdsFacts: true,
  },
  assessment: { table: 'assessments', indexes: ['caseId'] },
  contested: { table: 'contested', indexes: ['applicationId'] },
  document: { table: 'documents', indexes: ['caseId', 'applicationId', 'sha256'] },
  diary: { table: 'diary', indexes: ['caseId', '[date+at]'] },
  feedback: { table: 'feedback', indexes: ['at', '[about.code+about.section]'] },
  hearing: { table: 'hearings', indexes: ['caseId', 'applicationId', 'date', '[caseId+date]'] },
  note: { table: 'notes', indexes: ['caseId'] },
  'order-draft': { table: 'order_drafts', indexes: [] },
} as const satisfies Readonly<Record<string, RecordTable>>;

const ALL: readonly RecordTable[] = Object.values(RECORD_TABLES);

/** The tables of the device, in the notation of Dexie. */
export const RECORD_STORES: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.map(({ table, indexes }) => [table, ['_id', ...indexes, 'seen'].join(', ')]),
);

export const TABLES_WITH_FACTS: readonly string[] = ALL.flatMap(({ table, holdsFacts }) =>
  holdsFacts ? [table] : [],
);
