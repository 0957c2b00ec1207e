/** The current law edition and its files, as fetched by devices. */
import { createHash } from 'node:crypto';
import { CaseLawFile } from '#contract/law/case-law.ts';
import type { LawManifest, SignedLawFiles } from '#contract/law/law-manifest.ts';
import { caseLawOf } from '#domain/law/case-law-of-files.ts';
import { type AddedCaseLaw, NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bodyOfSet, currentEdition, type LawEdition, type LawSet, setsOf } from './law-editions.ts';
import { publicLawKey } from './law-key.ts';
import type { Sql } from '#server/storage/sql.ts';

/** Without an import: our own tables. The hash distinguishes equal numbers after a restore. */
function nameOfEdition(current: LawEdition | undefined): string {
  if (!current) return LAW_EDITION;
  const hash = createHash('sha256').update(current.sets.toSorted().join(' ')).digest('hex');
  return `${LAW_EDITION}+${current.number}.${hash.slice(0, 8)}`;
}

export async function lawManifest(sql: Sql): Promise<LawManifest> {
  const current = await currentEdition(sql);
  const tables = (await tableFiles()).map(({ entry }) => entry);
  const sets = current ? await setsOf(sql, current.sets) : [];
  const texts = sets
    .filter(({ kind }) => kind === 'texts')
    .map(({ sha256, bytes }) => ({
      name: nameOf(sha256),
      sha256,
      bytes,
      kind: 'texts' as const,
    }));
  const caseLaw = await signedFiles(sql, sets, 'case-law');
  const grounds = await signedFiles(sql, sets, 'grounds');
  return {
    lawEdition: nameOfEdition(current),
    files: [...tables, ...texts],
    ...(caseLaw && { caseLaw }),
    ...(grounds && { grounds }),
  };
}

async function signedFiles(
  sql: Sql,
  sets: readonly LawSet[],
  wanted: LawSet['kind'],
): Promise<SignedLawFiles | null> {
  const key = await publicLawKey(sql);
  const files = sets.flatMap(({ sha256, bytes, kind, signature }) =>
    kind !== wanted || signature === null ? [] : [{ name: nameOf(sha256), sha256, bytes, signature }],
  );
  return key === null || files.length === 0 ? null : { key, files };
}

/** Serves files of the current edition only, so that removed texts are no longer available. */
export async function lawFile(sql: Sql, name: string): Promise<Buffer> {
  const table = (await tableFiles()).find(({ entry }) => entry.name === name);
  if (table) return table.body;
  const current = await currentEdition(sql);
  const sets = current?.sets ?? [];
  const sha256 = sets.find((each) => nameOf(each) === name);
  const body = sha256 === undefined ? undefined : await bytesOfSet(sql, sha256, sets);
  if (body === undefined) {
    throw new Refusal('not-found', {
      msg: 'This file is not in the current law edition. Ask GET /api/law for its files.',
    });
  }
  return body;
}

const nameOf = (sha256: string): string => `texts-${sha256.slice(0, 32)}.json`;

/** Judgments of the current edition, for the papers that the server prints. */
export async function importedCaseLaw(sql: Sql): Promise<AddedCaseLaw> {
  const current = await currentEdition(sql);
  if (!current) return NO_ADDED_CASE_LAW;
  const sets = await setsOf(sql, current.sets);
  const bodies = await Promise.all(
    sets.filter(({ kind }) => kind === 'case-law').map(({ sha256 }) => bytesOfSet(sql, sha256, current.sets)),
  );
  return caseLawOf(bodies.flatMap((body) => (body ? [CaseLawFile.parse(JSON.parse(body.toString()))] : [])));
}

/** Cache of set bytes, once per process. After an import all devices fetch within a minute. */
const bytesByHash = new Map<string, Promise<Buffer | undefined>>();

/** `current` lists the hashes of the current edition. Others are not cached. */
async function bytesOfSet(sql: Sql, sha256: string, current: readonly string[]): Promise<Buffer | undefined> {
  for (const other of bytesByHash.keys()) if (!current.includes(other)) bytesByHash.delete(other);
  const known = bytesByHash.get(sha256) ?? read(sql, sha256);
  bytesByHash.set(sha256, known);
  return known;
}

async function read(sql: Sql, sha256: string): Promise<Buffer | undefined> {
  try {
    const body = await bodyOfSet(sql, sha256);
    return body === undefined ? undefined : Buffer.from(body);
  } catch (error) {
    bytesByHash.delete(sha256); // the next request queries the database again
    throw error;
  }
}

interface TableFile {
  readonly entry: LawManifest['files'][number];
  readonly body: Buffer;
}

const TABLES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  offences: () => import('#law/tables/offences.json'),
  'special-acts': () => import('#law/tables/special-acts.json'),
  acts: () => import('#law/tables/acts.json'),
  provisions: () => import('#law/tables/provisions.json'),
  procedure: () => import('#law/tables/procedure.json'),
  evidence: () => import('#law/tables/evidence.json'),
  cases: () => import('#law/tables/cases.json'),
};

let files: Promise<readonly TableFile[]> | undefined;

/** Our own tables as files of the edition, created at first use. The app's build contains its own copies. */
const tableFiles = async (): Promise<readonly TableFile[]> => (files ??= makeFiles());

async function makeFiles(): Promise<readonly TableFile[]> {
  return Promise.all(
    Object.entries(TABLES).map(async ([name, load]): Promise<TableFile> => {
      const body = Buffer.from(JSON.stringify((await load()).default));
      const sha256 = createHash('sha256').update(body).digest('hex');
      const entry = { name: `${name}-${sha256.slice(0, 16)}.json`, sha256, bytes: body.length } as const;
      return { body, entry: { ...entry, kind: 'table' } };
    }),
  );
}
