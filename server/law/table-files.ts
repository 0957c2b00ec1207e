/** Our own tables as files of the edition: made once, when first asked for. The app's build brings its own copies. */
import { createHash } from 'node:crypto';
import type { LawManifest } from '#contract/law-manifest.ts';

export interface TableFile {
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

export const tableFiles = async (): Promise<readonly TableFile[]> => (files ??= makeFiles());

async function makeFiles(): Promise<readonly TableFile[]> {
  return Promise.all(
    Object.entries(TABLES).map(async ([name, read]): Promise<TableFile> => {
      const body = Buffer.from(JSON.stringify((await read()).default));
      const sha256 = createHash('sha256').update(body).digest('hex');
      const entry = { name: `${name}-${sha256.slice(0, 16)}.json`, sha256, bytes: body.length } as const;
      return { body, entry: { ...entry, kind: 'table' } };
    }),
  );
}
