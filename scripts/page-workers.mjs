/**
 * Workers made of page files: `import url from './some-worker.ts?page-worker'`. A separate worker build would
 * download the database and rules twice.
 */
import path from 'node:path';

const ASKED = '?page-worker';

/** @returns {import('vite').Plugin} */
export function pageWorkers() {
  let builds = false;
  return {
    name: 'page-workers',
    enforce: 'pre',
    configResolved({ command }) {
      builds = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return null;
      const worker = await this.resolve(source.slice(0, -ASKED.length), importer);
      return worker && `${worker.id}${ASKED}`;
    },
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -ASKED.length);
      if (!builds) return `export default ${JSON.stringify(`/${path.relative(process.cwd(), file)}`)};`;
      const chunk = this.emitFile({ type: 'chunk', id: file, name: path.basename(file, '.ts') });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
