/**
 * Removes unused code from pdf-lib, over half of its 200 KB gzip. `tests/documents/render/lean-pdf-lib.test.ts`
 * compares the packets of both builds byte for byte. Removed functions throw.
 */
import { readFileSync } from 'node:fs';

/** After an upgrade of pdf-lib, review the list and run that test. */
const VERSION = '2.11.1';
const PACKAGE = new URL('../node_modules/@cantoo/pdf-lib/package.json', import.meta.url);

const REFUSE = `const refuse = (what) => () => { throw new Error(what + ': left out of pdf-lib (scripts/lean-pdf-lib.mjs)'); };\n`;

/** @type {readonly { what: string, file: RegExp, instead: string }[]} */
export const UNUSED = [
  {
    what: 'widths of the fonts that every reader brings: ours are embedded',
    file: /@cantoo\/pdf-lib\/es\/packages\/standard-fonts\/(?!all-encodings)[\w-]+\.compressed\.json$/,
    instead: `export default '';`,
  },
  {
    what: 'colours by their CSS names',
    file: /node_modules\/culori\/src\/index\.js$/,
    instead: `${REFUSE}export const converter = () => refuse('colours by name');`,
  },
  {
    what: 'XML of SVG pictures and of forms',
    file: /node_modules\/node-html-better-parser\/dist\/src\/index\.js$/,
    instead: `${REFUSE}export const parse = refuse('XML');\nexport const NodeType = {};`,
  },
  {
    what: 'names of two thousand characters: invoices and forms in XML',
    file: /node_modules\/html-entities\/dist\/esm\/index\.js$/,
    instead: `${REFUSE}export const encode = refuse('entities');`,
  },
];

/** @returns {import('vite').Plugin} */
export function leanPdfLib() {
  /** @type {Set<string>} */
  const left = new Set();
  /** Whether this build contains pdf-lib; the page build does not. */
  let here = false;
  return {
    name: 'lean-pdf-lib',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
      if (version !== VERSION)
        this.error(`pdf-lib is no longer ${VERSION}: read the list in scripts/lean-pdf-lib.mjs again.`);
    },
    load(id) {
      here ||= id.includes('@cantoo/pdf-lib');
      const unused = UNUSED.find(({ file }) => file.test(id));
      if (!unused) return null;
      left.add(unused.what);
      return { code: unused.instead, moduleType: 'js', moduleSideEffects: false };
    },
    buildEnd() {
      const missed = here ? UNUSED.find(({ what }) => !left.has(what)) : undefined;
      if (missed) this.error(`pdf-lib: ${missed.what} is not where it was (scripts/lean-pdf-lib.mjs).`);
    },
  };
}
