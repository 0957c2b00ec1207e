/** Operator commands on official texts, judgments and drafted grounds. Each creates an edition or reports that nothing changes. */
import { createHash } from 'node:crypto';
import type { AddedGroundsFile } from '#contract/law/added-grounds.ts';
import type { CaseLawFile } from '#contract/law/case-law.ts';
import type { LawTextsFile } from '#contract/law/law-texts.ts';
import type { OperatorPorts } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import {
  addEdition,
  addSet,
  currentEdition,
  editionNumbered,
  holdEditionsAlone,
  type LawEdition,
  type LawSet,
  setsOf,
} from './law-editions.ts';
import { signedByServer } from './law-key.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';

/** Total size of all texts. Phones must store and search them. */
const MOST_BYTES = 20 * 1024 * 1024;

export interface EditionChange {
  /** False if nothing changed. */
  readonly changed: boolean;
  readonly number: number;
  readonly sets: readonly LawSet[];
}

/** Replaces the texts of this source and keeps other sources. */
export const importLawTexts = (ports: OperatorPorts, file: LawTextsFile): Promise<EditionChange> =>
  importSet(ports, { kind: 'texts', source: file.source.name, rows: file.texts.length, file });

/** Replaces the judgments of this source, signed with the key of this server. */
export const importCaseLaw = (ports: OperatorPorts, file: CaseLawFile): Promise<EditionChange> =>
  importSet(ports, { kind: 'case-law', source: file.source.name, rows: file.judgments.length, file });

/** Replaces the drafted grounds of this source, signed with the key of this server. */
export const importGrounds = (ports: OperatorPorts, file: AddedGroundsFile): Promise<EditionChange> =>
  importSet(ports, { kind: 'grounds', source: file.source.name, rows: file.grounds.length, file });

interface SetToImport {
  readonly kind: LawSet['kind'];
  readonly source: string;
  readonly rows: number;
  readonly file: LawTextsFile | CaseLawFile | AddedGroundsFile;
}

async function importSet(
  ports: OperatorPorts,
  { kind, source, rows, file }: SetToImport,
): Promise<EditionChange> {
  const body = JSON.stringify(file);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return inTransaction(ports.pool, async (sql) => {
    const { number, sets } = await lockEdition(sql);
    if (sets.some((each) => each.sha256 === sha256)) return { changed: false, number, sets };
    const others = sets.filter((each) => each.kind !== kind || !sameSource(each.source, source));
    const size = Buffer.byteLength(body);
    if (others.reduce((sum, each) => sum + each.bytes, size) > MOST_BYTES) {
      throw new Error(
        'Nothing was imported: with this file the texts are more than 20 MB, too much for a phone. Remove another source first (law-list, law-remove).',
      );
    }
    const signature = kind === 'texts' ? null : await signedByServer(sql, body);
    const set: LawSet = { sha256, source, texts: rows, bytes: size, kind, signature };
    await addSet(sql, set, body);
    return makeEdition(sql, ports, { number, act: 'import', about: source, sets: [...others, set] });
  });
}

export async function removeSource(ports: OperatorPorts, name: string): Promise<EditionChange> {
  return inTransaction(ports.pool, async (sql) => {
    const { number, sets } = await lockEdition(sql);
    const remaining = sets.filter(({ source }) => !sameSource(source, name));
    if (remaining.length === sets.length) {
      const names = sets.map(({ source }) => `"${source}"`).join(', ') || 'none';
      throw new Error(`No source is called "${name}". There are: ${names}. Nothing was changed.`);
    }
    return makeEdition(sql, ports, { number, act: 'remove', about: name, sets: remaining });
  });
}

/** Without a number: the previous edition. 0 means our own digests only. */
export async function revertEdition(ports: OperatorPorts, editionNumber?: number): Promise<EditionChange> {
  return inTransaction(ports.pool, async (sql) => {
    const { number, sets } = await lockEdition(sql);
    if (number === 0) throw new Error('Nothing was ever imported: there is no edition to go back to.');
    const to = editionNumber ?? number - 1;
    const edition = to === 0 ? { sets: [] } : await editionNumbered(sql, to);
    if (!edition) {
      throw new Error(`There is no edition ${to}. Name one from 0 to ${number}; law-list shows them.`);
    }
    const then = await setsOf(sql, edition.sets);
    if (isSame(then, sets)) return { changed: false, number, sets };
    return makeEdition(sql, ports, { number, act: 'revert', about: String(to), sets: then });
  });
}

interface LockedEdition {
  readonly number: number;
  readonly sets: readonly LawSet[];
}

async function lockEdition(sql: Sql): Promise<LockedEdition> {
  await holdEditionsAlone(sql);
  const current = await currentEdition(sql);
  return current
    ? { number: current.number, sets: await setsOf(sql, current.sets) }
    : { number: 0, sets: [] };
}

interface NextEdition extends LockedEdition, Pick<LawEdition, 'act' | 'about'> {}

async function makeEdition(
  sql: Sql,
  ports: OperatorPorts,
  { act, about, ...next }: NextEdition,
): Promise<EditionChange> {
  const { operator } = ports;
  const number = next.number + 1;
  const sets = next.sets.map(({ sha256 }) => sha256);
  await addEdition(sql, { number, at: ports.now(), operator, act, about, sets });
  const detail = { operator, about, sets };
  await audit(sql, ports, { action: `law-${act}`, userId: undefined, version: number, detail });
  return { changed: true, number, sets: next.sets };
}

/** Prevents two sets for two spellings of one name. */
const sameSource = (a: string, b: string): boolean => spelled(a) === spelled(b);
const spelled = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const isSame = (a: readonly LawSet[], b: readonly LawSet[]): boolean =>
  a.length === b.length && a.every(({ sha256 }) => b.some((each) => each.sha256 === sha256));
