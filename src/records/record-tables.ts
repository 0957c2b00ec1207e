/**
 * Tables of the kinds, without schemas, because the start of the app reads them. Both sides use the name `table`;
 * `indexes` are those of the device, besides `_id` and `seen`.
 */
interface RecordTable {
  readonly table: string;
  readonly indexes: readonly string[];
  /** It contains the facts of a case, so earlier names of facts are read in its calls and in its stored rows. */
  readonly holdsFacts?: true;
  /** Unsent text of its forms, by the names of the rows in `formDrafts`. */
  readonly drafts?: readonly string[];
  /** Those that the user sends or signs. The badges and the log-out question count them. */
  readonly sentDrafts?: readonly string[];
}

export const RECORD_TABLES = {
  application: {
    table: 'applications',
    indexes: ['caseId', 'createdAt', 'status', '[status+createdAt]', 'hasSeveralFirs'],
    holdsFacts: true,
    drafts: ['packet', 'share-draft'],
  },
  case: {
    table: 'cases',
    indexes: ['nextHearingDate', '[status+nextHearingDate]', 'firNumber', 'firTag', 'createdAt'],
    holdsFacts: true,
    drafts: ['court-message', 'new-case'],
  },
  assessment: { table: 'assessments', indexes: ['caseId'] },
  contested: { table: 'contested', indexes: ['applicationId'], drafts: ['point'] },
  document: { table: 'documents', indexes: ['caseId', 'applicationId', 'sha256'] },
  diary: {
    table: 'diary',
    indexes: ['caseId', '[date+at]'],
    sentDrafts: ['diary'],
  },
  feedback: {
    table: 'feedback',
    indexes: ['at', '[about.code+about.section]'],
    sentDrafts: ['feedback', 'report'],
  },
  hearing: {
    table: 'hearings',
    indexes: ['caseId', 'applicationId', 'date', '[caseId+date]'],
    drafts: ['hearing', 'hearing-note', 'outcome'],
  },
  note: { table: 'notes', indexes: ['caseId'] },
  'order-draft': {
    table: 'order_drafts',
    indexes: [],
    sentDrafts: ['order'],
  },
} as const satisfies Readonly<Record<string, RecordTable>>;

const ALL: readonly RecordTable[] = Object.values(RECORD_TABLES);

/** The tables of the device, in the notation of Dexie. */
export const RECORD_STORES: Readonly<Record<string, string>> = Object.fromEntries(
  ALL.map(({ table, indexes }) => [table, ['_id', ...indexes, 'seen'].join(', ')]),
);

export const TABLES_WITH_FACTS: readonly string[] = ALL.flatMap(({ table, holdsFacts }) =>
  holdsFacts ? [table] : [],
);

type Tables = typeof RECORD_TABLES;
type NamesIn<Table> =
  | (Table extends { readonly drafts: readonly (infer Name extends string)[] } ? Name : never)
  | (Table extends { readonly sentDrafts: readonly (infer Name extends string)[] } ? Name : never);

/** The names of the form drafts of every kind. */
export type RecordDraft = { readonly [Kind in keyof Tables]: NamesIn<Tables[Kind]> }[keyof Tables];

/* oxlint-disable typescript/no-unsafe-type-assertion -- the names of the table above */
export const SENT_DRAFTS = ALL.flatMap(({ sentDrafts = [] }) => sentDrafts) as readonly RecordDraft[];
export const RECORD_DRAFTS = [
  ...ALL.flatMap(({ drafts = [] }) => drafts),
  ...SENT_DRAFTS,
] as readonly RecordDraft[];
/* oxlint-enable typescript/no-unsafe-type-assertion */
