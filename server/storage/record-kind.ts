/**
 * A kind of synced record: its table and who sees it. Change log and `/changes` know kinds only through this
 * interface.
 */
import type { Entity } from '#contract/changes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PARENT_TABLE } from '#records/define-record.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import type { UserRow } from './users.ts';

/** Every record has an id and a version. */
export interface StoredRecord {
  readonly _id: string;
  readonly version: number;
}

/** Visible if the parent is visible; moves to another court with it. */
interface ParentVisibility {
  readonly under: 'case' | 'application';
}

/** The user whose view is computed. */
interface Reader {
  readonly user: UserRow;
  readonly seats: readonly CourtSeat[];
}

interface Kind {
  readonly entity: Entity;
  /** A judge's read of it is audited as a read of the case file. */
  readonly inCaseFile: boolean;
  /** Calls whose body has facts of a case. Their earlier names are read as the present ones. */
  readonly callsWithFacts?: readonly Pick<Endpoint, 'method' | 'path'>[];
}

export interface StoredKind<Whole extends StoredRecord = StoredRecord> extends Kind {
  /** Type only: the content of column `record`. */
  readonly whole?: Whole;
  /** Has `_id`, `version`, `created_at`, `record` and the columns of `seen`. */
  readonly table: string;
  /**
   * `owner`: the owner only (`owner_id`). `court`: the owner and the court's judges (`owner_id`, `court`,
   * `place_key`). Parent: everyone who sees it (`case_id` or `application_id`).
   */
  readonly seen: 'owner' | 'court' | ParentVisibility;
  /** Field of the record. While it is false, only the owner of the parent sees the record. */
  readonly sharedBy?: string;
  /** Child records that the read call includes; they also exist as their own records. */
  readonly joined?: JoinedRows;
}

/** SQL for rows joined to row `own`, one part per table. */
interface JoinedRows {
  readonly parts: readonly {
    /** FROM clause: `hearings AS hearing WHERE ...`. */
    readonly from: string;
    /** JSON object of all rows; empty lists if there are none. */
    readonly fields: string;
  }[];
  /** The empty fields as JSON text without brackets, used if no table has rows. */
  readonly none: string;
}

/** SQL of the complete record as JSON. Avoids parsing it if nothing is joined. */
export function wholeOf({ joined }: StoredKind): string {
  if (joined === undefined) return 'own.record';
  const { parts, none } = joined;
  const any = parts.map(({ from }) => `EXISTS (SELECT 1 FROM ${from})`).join(' OR ');
  const all = `own.record || ${parts.map(({ from, fields }) => `(SELECT ${fields} FROM ${from})`).join(' || ')}`;
  if (none === '') return `CASE WHEN ${any} THEN ${all} ELSE own.record END`;
  return `CASE WHEN ${any} THEN (${all})::text ELSE '{${none}, ' || substr(own.record::text, 2) END`;
}

/** A record derived from the caller, without a table. */
interface CallersKind extends Kind {
  readonly ofCaller: (reader: Reader) => StoredRecord;
}

export type RecordKind = StoredKind | CallersKind;

export interface Catalogue {
  readonly kinds: readonly RecordKind[];
  readonly stored: readonly StoredKind[];
  readonly kindOf: (entity: Entity) => RecordKind;
  /** For a `LATERAL`: the record named by row `log` (entity, entity_id), of any kind. */
  readonly ofLog: string;
}

export function catalogueOf(kinds: readonly RecordKind[]): Catalogue {
  const byEntity = new Map(kinds.map((kind) => [kind.entity, kind]));
  if (byEntity.size !== kinds.length) throw new Error('Two kinds of records have one name.');
  const stored = kinds.filter((kind): kind is StoredKind => 'table' in kind);
  return {
    kinds,
    stored,
    kindOf: (entity) => {
      const kind = byEntity.get(entity);
      if (!kind) throw new Error(`There is no kind of records called ${entity}.`);
      return kind;
    },
    ofLog: firstOf(
      stored.map((kind) => `${readingOf(kind, '= log.entity_id')} AND log.entity = '${kind.entity}'`),
    ),
  };
}

/** At most one row exists, so the search stops at the first match. */
const firstOf = (readings: readonly string[]): string =>
  `SELECT * FROM (${readings.join(' UNION ALL ')}) AS any_kind LIMIT 1`;

/** SQL condition: the court sees a record of this kind, if it sees its parent. `own`: alias or name of the table. */
export const isSharedInSql = ({ sharedBy }: StoredKind, own: string): string =>
  sharedBy === undefined ? 'TRUE' : `(${own}.record->>'${sharedBy}') IS DISTINCT FROM 'false'`;

export const isShared = (
  { sharedBy }: { readonly sharedBy?: string | undefined },
  record: StoredRecord,
): boolean => sharedBy === undefined || Reflect.get(record, sharedBy) !== false;

export const parentColumn = ({ under }: ParentVisibility): string => `${under}_id`;

/** Records with a matching `_id` as JSON, with owner and court. */
export function readingOf(kind: StoredKind, fits: string, record = 'own.record'): string {
  const { table, seen, sharedBy } = kind;
  const as = `SELECT own._id AS id, own.version AS record_version, ${record} AS record`;
  if (seen === 'owner') {
    return `${as}, own.owner_id, NULL AS court, NULL AS place_key FROM ${table} AS own WHERE own._id ${fits}`;
  }
  if (seen === 'court') {
    return `${as}, own.owner_id, own.court, own.place_key FROM ${table} AS own WHERE own._id ${fits}`;
  }
  const court =
    sharedBy === undefined ? 'parent.court' : `CASE WHEN ${isSharedInSql(kind, 'own')} THEN parent.court END`;
  return `${as}, parent.owner_id, ${court} AS court, parent.place_key FROM ${table} AS own
    JOIN ${PARENT_TABLE[seen.under]} AS parent ON parent._id = own.${parentColumn(seen)} WHERE own._id ${fits}`;
}

/** Kinds whose parent is this kind. */
export const kindsUnder = ({ stored }: Catalogue, entity: Entity): StoredKind[] =>
  stored.filter(({ seen }) => typeof seen === 'object' && seen.under === entity);
