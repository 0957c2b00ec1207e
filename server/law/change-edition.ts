/** Operator commands on official texts. Each creates an edition or reports that nothing changes. */
import { createHash } from 'node:crypto';
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
export async function importLawTexts(ports: OperatorPorts, file: LawTextsFile): Promise<EditionChange> {
  const body = JSON.stringify(file);
  const set: LawSet = {
    sha256: createHash('sha256').update(body).digest('hex'),
    source: file.source.name,
    texts: file.texts.length,
    bytes: Buffer.byteLength(body),
  };
  return inTransaction(ports.pool, async (sql) => {
    const { number, sets } = await lockEdition(sql);
    if (sets.some(({ sha256 }) => sha256 === set.sha256)) return { changed: false, number, sets };
    const others = sets.filter(({ source }) => !sameSource(source, set.source));
    const bytes = others.reduce((sum, each) => sum + each.bytes, set.bytes);
    if (bytes > MOST_BYTES) {
      throw new Error(
        'Nothing was imported: with this file the texts are more than 20 MB, too much for a phone. Remove another source first (law-list, law-remove).',
      );
    }
    await addSet(sql, set, body);
    return makeEdition(sql, ports, { number, act: 'import', about: set.source, sets: [...others, set] });
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
