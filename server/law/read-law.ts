/** The law as devices fetch it: what the current edition is made of, and its files. */
import { createHash } from 'node:crypto';
import type { LawManifest } from '#contract/law-manifest.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { bytesOfSet } from './set-bytes.ts';
import { tableFiles } from './table-files.ts';
import { Refusal } from '../http/refusal.ts';
import { currentEdition, type LawEdition, setsOf } from './law-editions.ts';
import type { Sql } from '../db/sql.ts';

/** Of our tables alone until something is imported. With the hash: after a restored backup a number may come twice. */
function nameOfEdition(current: LawEdition | undefined): string {
  if (!current) return LAW_EDITION;
  const hash = createHash('sha256').update(current.sets.toSorted().join(' ')).digest('hex');
  return `${LAW_EDITION}+${current.number}.${hash.slice(0, 8)}`;
}

export async function lawManifest(sql: Sql): Promise<LawManifest> {
  const current = await currentEdition(sql);
  const tables = (await tableFiles()).map(({ entry }) => entry);
  const sets = current ? await setsOf(sql, current.sets) : [];
  const texts = sets.map(({ sha256, bytes }) => ({
    name: nameOf(sha256),
    sha256,
    bytes,
    kind: 'texts' as const,
  }));
  return { lawEdition: nameOfEdition(current), files: [...tables, ...texts] };
}

/** Only of the current edition: a text that was taken out is not handed out any more. */
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
