/**
 * One kind of record that devices pull: where it lies, and who sees it. The change log, `/changes` and what comes into
 * a judge's view read kinds by this alone; none of them knows one by its name.
 */
import type { Entity } from '#contract/changes.ts';
import type { Caller } from '../http/caller.ts';
import type { Api } from '../http/route.ts';

/** Every record says its id and its version. */
export interface Kept {
  readonly _id: string;
  readonly version: number;
}

/** A record whose parent is seen is seen, too, and it goes with its parent to another court. */
interface Under {
  readonly under: 'case' | 'application';
}

interface Kind {
  readonly entity: Entity;
  /** A judge who is sent it has read a part of a case file: the audit log says so. */
  readonly inCaseFile: boolean;
  readonly routes: (api: Api) => void;
}

export interface StoredKind<Whole extends Kept = Kept> extends Kind {
  /** Only a type: what is kept in `record`. */
  readonly whole?: Whole;
  /** With `_id`, `version`, `created_at`, `record`, and the columns of `seen`. */
  readonly table: string;
  /**
   * `owner`: its owner alone (`owner_id`). `court`: its owner, and the judges it is before (`owner_id`, `court`,
   * `place_key`). Under a parent: whoever sees that (`case_id` or `application_id`).
   */
  readonly seen: 'owner' | 'court' | Under;
}

/** What is the caller themself, and in no table of records. */
interface CallersKind extends Kind {
  readonly ofCaller: (caller: Caller) => Kept;
}

export type RecordKind = StoredKind | CallersKind;

export interface Catalogue {
  readonly kinds: readonly RecordKind[];
  readonly stored: readonly StoredKind[];
  readonly kindOf: (entity: Entity) => RecordKind;
  /** Reads the records of any kinds as they are now: one array of ids for each of `stored`, in that order. */
  readonly reading: string;
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
    reading: stored.map((kind, at) => readingOf(kind, `= ANY($${at + 1}::uuid[])`)).join(' UNION ALL '),
  };
}

/** The tables of what other records are under. */
export const PARENT = { case: 'cases', application: 'applications' } as const;

export const parentColumn = ({ under }: Under): string => `${under}_id`;

/** The records whose `_id` fits, each with who owns it and before which court it is. */
export function readingOf({ entity, table, seen }: StoredKind, fits: string): string {
  const as = `SELECT '${entity}' AS entity, own._id AS id, own.record`;
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
