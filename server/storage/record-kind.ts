/**
 * One kind of record that devices pull: where it lies, and who sees it. The change log, `/changes` and what comes into
 * a judge's view read kinds by this alone; none of them knows one by its name.
 */
import type { Entity } from '#contract/changes.ts';
import type { CourtSeat } from '#contract/court.ts';
import type { UserRow } from './users.ts';

/** Every record says its id and its version. */
export interface StoredRecord {
  readonly _id: string;
  readonly version: number;
}

/** A record whose parent is seen is seen, too, and it goes with its parent to another court. */
interface ParentVisibility {
  readonly under: 'case' | 'application';
}

/** Whose view it is. */
interface Reader {
  readonly user: UserRow;
  readonly seats: readonly CourtSeat[];
}

interface Kind {
  readonly entity: Entity;
  /** A judge who is sent it has read a part of a case file: the audit log says so. */
  readonly inCaseFile: boolean;
}

export interface StoredKind<Whole extends StoredRecord = StoredRecord> extends Kind {
  /** Only a type: what is kept in `record`. */
  readonly whole?: Whole;
  /** With `_id`, `version`, `created_at`, `record`, and the columns of `seen`. */
  readonly table: string;
  /**
   * `owner`: its owner alone (`owner_id`). `court`: its owner, and the judges it is before (`owner_id`, `court`,
   * `place_key`). Under a parent: whoever sees that (`case_id` or `application_id`).
   */
  readonly seen: 'owner' | 'court' | ParentVisibility;
  /** What stands in it when it is read by its own call, and is a record of its own otherwise. */
  readonly joined?: JoinedRows;
}

/** Other rows about the row `own`, in SQL; of each table that they lie in, one. */
interface JoinedRows {
  readonly parts: readonly {
    /** They, and which: `hearings AS hearing WHERE ...`. */
    readonly from: string;
    /** One JSON object of all of them; where there are none, of empty lists. */
    readonly fields: string;
  }[];
  /** The fields, as JSON without its brackets, where there are none in any table. */
  readonly none: string;
}

/** The whole record as JSON, with what is joined to it; where nothing is, nothing is taken apart. */
export function wholeOf({ joined }: StoredKind): string {
  if (joined === undefined) return 'own.record';
  const { parts, none } = joined;
  const any = parts.map(({ from }) => `EXISTS (SELECT 1 FROM ${from})`).join(' OR ');
  const all = `own.record || ${parts.map(({ from, fields }) => `(SELECT ${fields} FROM ${from})`).join(' || ')}`;
  if (none === '') return `CASE WHEN ${any} THEN ${all} ELSE own.record END`;
  return `CASE WHEN ${any} THEN (${all})::text ELSE '{${none}, ' || substr(own.record::text, 2) END`;
}

/** What is the caller themself, and in no table of records. */
interface CallersKind extends Kind {
  readonly ofCaller: (reader: Reader) => StoredRecord;
}

export type RecordKind = StoredKind | CallersKind;

export interface Catalogue {
  readonly kinds: readonly RecordKind[];
  readonly stored: readonly StoredKind[];
  readonly kindOf: (entity: Entity) => RecordKind;
  /** For a `LATERAL`: the record, of whichever kind, that is named by a row of `log` (entity, entity_id). */
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

/** There is one at most: once it is found, the tables after its own are not asked. */
const firstOf = (readings: readonly string[]): string =>
  `SELECT * FROM (${readings.join(' UNION ALL ')}) AS any_kind LIMIT 1`;

/** The tables of what other records are under. */
export const PARENT = { case: 'cases', application: 'applications' } as const;

export const parentColumn = ({ under }: ParentVisibility): string => `${under}_id`;

/** The records whose `_id` fits as JSON, each with who owns it and before which court it is. */
export function readingOf({ table, seen }: StoredKind, fits: string, record = 'own.record'): string {
  const as = `SELECT own._id AS id, own.version AS record_version, ${record} AS record`;
  if (seen === 'owner') {
    return `${as}, own.owner_id, NULL AS court, NULL AS place_key FROM ${table} AS own WHERE own._id ${fits}`;
  }
  if (seen === 'court') {
    return `${as}, own.owner_id, own.court, own.place_key FROM ${table} AS own WHERE own._id ${fits}`;
  }
  return `${as}, parent.owner_id, parent.court, parent.place_key FROM ${table} AS own
    JOIN ${PARENT[seen.under]} AS parent ON parent._id = own.${parentColumn(seen)} WHERE own._id ${fits}`;
}

/** The kinds that go where records of this one go. */
export const kindsUnder = ({ stored }: Catalogue, entity: Entity): StoredKind[] =>
  stored.filter(({ seen }) => typeof seen === 'object' && seen.under === entity);
