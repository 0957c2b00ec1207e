/** Data of no single user: the current user id, the law tables and unfinished wipes. */
import { Dexie, type EntityTable, type Table } from 'dexie';

// Debug mode on localhost records a stack for each read, which slows the start.
Dexie.debug = false;

export interface SharedRow {
  readonly k: string;
  readonly v: string;
}

export interface LawFile {
  readonly lawEdition: string;
  readonly file: string;
  readonly data: unknown;
}

/** A file of official texts as raw bytes, so that a worker can parse it without a copy. */
export interface LawTextsRow {
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Signed files of the operator, and the key that signed the first of them. */
export interface SignedLaw {
  readonly files: readonly string[];
  readonly key: string;
}

/** The current edition and the hashes of its files. */
export interface CurrentLaw {
  readonly k: 'current';
  readonly lawEdition: string;
  readonly files: readonly string[];
  /** Judgments; absent in rows of older clients. */
  readonly caseLaw?: SignedLaw | null;
  /** The same of drafted grounds. */
  readonly grounds?: SignedLaw | null;
}

/** An edition with files that are still missing. */
export interface LawTry {
  readonly k: 'try';
  readonly lawEdition: string;
  readonly times: number;
  readonly at: string;
}

export class SharedDb extends Dexie {
  declare readonly rows: EntityTable<SharedRow, 'k'>;
  declare readonly law: Table<LawFile, [string, string]>;
  declare readonly lawTexts: EntityTable<LawTextsRow, 'sha256'>;
  declare readonly lawEditions: Table<CurrentLaw | LawTry, string>;

  constructor(name = 'zamanat-shared') {
    super(name, { chromeTransactionDurability: 'strict' });
    // Only the newest shape, as in `db.ts`.
    this.version(2).stores({
      rows: 'k',
      law: '[lawEdition+file], lawEdition',
      lawTexts: 'sha256',
      lawEditions: 'k',
    });
  }
}

/** Marks a database whose wipe is unfinished. */
export const wipeMark = (dbName: string): string => WIPES + dbName;
export const WIPES = 'wipe-pending:';

const CURRENT_USER = 'currentUser';

/** Id of the signed-in user. The worker opens and drains only this user's database. */
export async function currentUserId(shared: SharedDb): Promise<string | null> {
  return (await shared.rows.get(CURRENT_USER))?.v ?? null;
}

export async function setCurrentUser(shared: SharedDb, userId: string): Promise<void> {
  await shared.rows.put({ k: CURRENT_USER, v: userId });
}

export async function clearCurrentUser(shared: SharedDb): Promise<void> {
  await shared.rows.delete(CURRENT_USER);
}
