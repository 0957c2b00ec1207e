/** The law tables as a device has them: fetched from the build's own files, here from the disk. */
import { readFile } from 'node:fs/promises';
import { SharedDb } from '#data/store/shared-db.ts';
import { startLawTables } from '#parts/law-tables/use-law-tables.ts';

export function lawTablesOnDevice(): void {
  startLawTables(new SharedDb(`shared-${crypto.randomUUID()}`), {
    fetch: async (url) => {
      const name = /[\w-]+\.json/.exec(url)?.[0] ?? '';
      return new Response(await readFile(`src/law/tables/${name}`));
    },
  });
}
