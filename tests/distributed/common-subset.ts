/**
 * Statements that YugabyteDB, CockroachDB or Aurora DSQL refuse, or that only one server of a cluster would see.
 * The documents of these engines were the source; none of them was run.
 */

interface Forbidden {
  readonly name: string;
  readonly form: RegExp;
}

const FORBIDDEN: readonly Forbidden[] = [
  { name: 'advisory lock', form: /\bpg_(?:try_)?advisory/i },
  { name: 'LOCK TABLE', form: /^\s*LOCK\b/i },
  { name: 'LISTEN or NOTIFY', form: /^\s*(?:LISTEN|NOTIFY|UNLISTEN)\b|\bpg_notify\b/i },
  { name: 'temporary table', form: /\bCREATE\s+TEMP/i },
  { name: 'state of a session', form: /^\s*SET\s+(?!LOCAL\b|TRANSACTION\b)/i },
  { name: 'cursor', form: /^\s*(?:DECLARE|FETCH)\b/i },
  { name: 'PL/pgSQL block', form: /^\s*DO\b/i },
  { name: 'TRUNCATE', form: /^\s*TRUNCATE\b/i },
  { name: 'physical row', form: /\b(?:ctid|xmin|xmax)\b/i },
  { name: 'position of the write-ahead log', form: /\bpg_current_wal|\bpg_walfile_name|\bpg_last_wal/i },
  { name: 'change of the schema', form: /^\s*(?:CREATE|ALTER|DROP)\b/i },
];

/** Name of the first refused part; undefined for a statement of the common subset. */
export const outsideSubset = (text: string): string | undefined =>
  FORBIDDEN.find(({ form }) => form.test(text))?.name;
