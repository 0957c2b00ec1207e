/**
 * Removes unused modules from pdfmake, about 130 of 335 KB gzip, with their dependencies.
 * `tests/documents/render/lean-pdfmake.test.ts` compares the papers of both builds byte for byte.
 */

/** After an upgrade of pdfmake, review the list and run that test. */
const VERSION = '0.3.11';
const BUILD = /node_modules\/pdfmake\/build\/pdfmake\.js$/;

/** A webpack module: number, parameters, code. */
const MODULE = /^\/\*\*\*\/ (\d+)\n\((.*)\) \{\n([\s\S]*?)\n\/\*\*\*\/ \}(,?)$/gm;
const ASKED = /__webpack_require__\((\d+)\)/g;
const ENTRY = /^\/\*+\/ \tvar __webpack_exports__ = __webpack_require__\((\d+)\);$/m;

/**
 * Removed modules, each found by text that no other module contains, because module numbers change with every
 * release.
 * @type {readonly { what: string, words: string, instead?: string }[]}
 */
const UNUSED = [
  { what: 'SVG pictures', words: 'var SVGtoPDF = function' },
  { what: 'the XML of SVG pictures', words: 'class XmlTextNode {' },
  {
    what: 'WOFF2 fonts, which pdfmake draws as a blank page',
    words: ').BrotliDecompressBuffer;',
  },
  { what: 'PNG pictures', words: 'class PNG {' },
  { what: 'encryption', words: 'exports.unsafe = exports.aeskwp' },
  { what: 'hashes of passwords', words: 'exports.sha512_224 = exports.sha512_256' },
  { what: "pdfkit's own line breaks: pdfmake breaks lines itself", words: 'var $kQ2hT$unicodetrie' },
  { what: 'saving a file: we do it', words: 'autoBom' },
  { what: 'unpacking of what was deflated: fonts have their own', words: 'exports.inflateInit2 = ' },
  {
    what: 'assertions of the packer',
    words: '// Currently in sync with Node.js lib/assert.js\n',
    instead: `module.exports = (holds, message) => { if (!holds) throw new Error(message); };
module.exports.ok = module.exports;
module.exports.equal = (a, b, message) => module.exports(a === b, message);`,
  },
];

/** Polyfills for older browsers, which cannot start the app. */
const POLYFILL = /^(?:var es_\w+ = )?__webpack_require__\(\d+\);$/gm;

/** @returns {import('vite').Plugin} */
export const leanPdfmake = () => ({
  name: 'lean-pdfmake',
  transform: {
    filter: { id: BUILD },
    handler: (code) => ({ code: leanBuild(code), map: null }),
  },
});

/** @type {(code: string) => string} */
export function leanBuild(whole) {
  return withoutUnused(whole.replaceAll(POLYFILL, ''));
}

/** @type {(code: string) => string} */
function withoutUnused(code) {
  if (!code.startsWith(`/*! pdfmake v${VERSION},`))
    throw new Error(`pdfmake is no longer ${VERSION}: read the list in scripts/lean-pdfmake.mjs again.`);
  const entry = ENTRY.exec(code)?.[1];
  const modules = new Map([...code.matchAll(MODULE)].map(([, id = '', , body = '']) => [id, body]));
  if (entry === undefined || !modules.has(entry))
    throw new Error('The modules of pdfmake are written another way: scripts/lean-pdfmake.mjs.');
  const emptied = new Map(
    UNUSED.map((each) => [idOf(each, modules), each.instead ?? 'module.exports = {};']),
  );
  const kept = new Set([entry]);
  for (const id of kept) {
    const body = emptied.get(id) ?? modules.get(id) ?? '';
    for (const [, asked = ''] of body.matchAll(ASKED)) kept.add(asked);
  }
  return code.replace(MODULE, (whole, id) => {
    if (!kept.has(id)) return '';
    const instead = emptied.get(id);
    return instead === undefined ? whole : `/***/ ${id}\n(module) {\n${instead}\n/***/ },`;
  });
}

/** @type {(unused: { what: string, words: string }, modules: ReadonlyMap<string, string>) => string} */
function idOf({ what, words }, modules) {
  const [id, ...others] = [...modules].filter(([, body]) => body.includes(words)).map(([each]) => each);
  if (id === undefined || others.length > 0)
    throw new Error(`pdfmake: not one module is for ${what} (${words}): scripts/lean-pdfmake.mjs.`);
  return id;
}
