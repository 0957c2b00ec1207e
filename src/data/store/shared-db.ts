/** What is not any one person's: who is signed in, the law tables, and wipes that were not finished. */
import { Dexie, type EntityTable, type Table } from 'dexie';

// on localhost it notes where each read was asked for, which a start pays with a second reading of its code
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

/** A file of official texts, as the server's bytes: a worker parses them, and nothing is copied on the way. */
export interface LawTextsRow {
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The edition that is shown, and the hashes of its files. */
export interface CurrentLaw {
  readonly k: 'current';
  readonly lawEdition: string;
  readonly files: readonly string[];
}

/** An edition of which some file was fetched and is not here yet. */
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
    // the newest shape, whole, as in `db.ts`
    this.version(2).stores({
      rows: 'k',
      law: '[lawEdition+file], lawEdition',
      lawTexts: 'sha256',
      lawEditions: 'k',
    });
  }
}

/** Marks a database whose removal was asked for and not finished. */
export const wipeMark = (dbName: string): string => WIPES + dbName;
export const WIPES = 'wipe-pending:';

const CURRENT_USER = 'currentUser';

/** The id of who is signed in; the worker opens and drains only their database. */
export async function currentUserId(shared: SharedDb): Promise<string | null> {
  return (await shared.rows.get(CURRENT_USER))?.v ?? null;
}

export async function setCurrentUser(shared: SharedDb, userId: string): Promise<void> {
  await shared.rows.put({ k: CURRENT_USER, v: userId });
}

export async function clearCurrentUser(shared: SharedDb): Promise<void> {
  await shared.rows.delete(CURRENT_USER);
}
