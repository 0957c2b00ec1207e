/**
 * Serves some build files as classic deferred scripts. Chromium caches compiled code of a classic script in
 * Cache Storage, but recompiles a module from a service worker at every start. Exports go under the hashed
 * file name, so that two builds never mix.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {{ start: number, end: number, text: string }} Change */

const HELD = 'self.zamanatFiles';
/** Replaces `import.meta` of a module. */
const META = 'zamanatMeta';
/** Part of every hash, because this file changes the output of a chunk. */
const FORMAT = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex')
  .slice(0, 8);

/**
 * `names`: chunks in execution order.
 * @param {readonly string[]} names
 * @returns {import('vite').Plugin}
 */
export function classicScripts(names) {
  return {
    name: 'classic-scripts',
    apply: 'build',
    augmentChunkHash: () => FORMAT,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return; // the build of a worker
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const classic = names.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? []);
        const files = new Set(classic.map(({ fileName }) => fileName));
        for (const chunk of chunks) {
          const changes = changesOf(chunk, files, this.parse(chunk.code));
          chunk.code = rewritten(chunk.code, changes);
          if (files.has(chunk.fileName)) chunk.code = asClassic(chunk.code);
        }
        const [first, second, ...others] = classic; // the runtime is too small for its own request
        if (!first || !second)
          throw new Error('Chunks that are to be classic scripts are gone from the build.');
        second.code = first.code + second.code;
        delete bundle[first.fileName];
        for (const worker of chunks.filter(isWorker)) {
          const asked = filesOf(worker, chunks).filter((file) =>
            others.some(({ fileName }) => fileName === file),
          );
          if (asked.length > 0) throw new Error(`${worker.name} is a worker and needs ${asked.join(', ')}.`);
          // own URL: the browser caches compiled code by URL, and module code does not serve a page
          worker.code = `import"./${second.fileName.split('/').pop()}?worker";${worker.code}`;
        }
        page.source = withScripts(String(page.source), files, [second, ...others]);
      },
    },
  };
}

/**
 * A worker of page files, which has no page to run the first of them.
 * @type {(chunk: Chunk) => boolean}
 */
const isWorker = ({ isEntry, name }) => isEntry && name.endsWith('-worker');

/** @type {(chunk: Chunk, chunks: readonly Chunk[]) => string[]} */
function filesOf(chunk, chunks) {
  const seen = new Set([chunk.fileName]);
  for (const file of seen) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) seen.add(next);
  }
  return [...seen];
}

/** @type {(fileName: string) => string} */
const held = (fileName) => `${HELD}["${fileName}"]`;

/** @type {(code: string) => string} */
const asClassic = (code) =>
  `${HELD}??={};(()=>{"use strict";${code.includes(META) ? `const ${META}={url:document.currentScript.src};` : ''}${code}})();\n`;

/** @type {(code: string, changes: readonly Change[]) => string} */
const rewritten = (code, changes) =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);

/** @type {(chunk: Chunk, classic: ReadonlySet<string>, program: any) => Change[]} */
const changesOf = (chunk, classic, program) => [
  ...changesOfModule(chunk, classic, program),
  ...changesInside(chunk, classic, program),
];

/** @type {(chunk: Chunk, classic: ReadonlySet<string>, program: any) => Change[]} */
function changesOfModule(chunk, classic, program) {
  const isClassic = classic.has(chunk.fileName);
  /** @type {(node: any) => Change[]} */
  const changeOf = (node) => {
    const { start, end } = node;
    const from = node.source ? fileOf(chunk.fileName, node.source.value) : null;
    if (from !== null && classic.has(from)) {
      if (node.type === 'ImportDeclaration')
        return [{ start, end, text: taken(node.specifiers, held(from)) }];
      throw new Error(`${chunk.fileName} passes on what ${from} exports: a classic script cannot.`);
    }
    if (!isClassic) return [];
    if (from !== null)
      throw new Error(`${chunk.fileName} is to be a classic script and imports the module ${from}.`);
    if (node.type === 'ExportNamedDeclaration')
      return [{ start, end, text: given(node.specifiers, chunk.fileName) }];
    return [];
  };
  return program.body.flatMap(changeOf);
}

/**
 * Rewrites dynamic imports and `import.meta`: a late classic script is already loaded, and a script knows its
 * URL only while it runs.
 * @type {(chunk: Chunk, classic: ReadonlySet<string>, program: any) => Change[]}
 */
function changesInside(chunk, classic, program) {
  /** @type {Change[]} */
  const changes = [];
  /** @type {(node: any) => void} */
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    const { type, start, end } = node;
    const asked = type === 'ImportExpression' ? textOf(node.source) : null;
    const late = asked === null ? '' : fileOf(chunk.fileName, asked);
    if (classic.has(late)) changes.push({ start, end, text: `Promise.resolve(${held(late)})` });
    else if (type === 'MetaProperty' && classic.has(chunk.fileName)) changes.push({ start, end, text: META });
    else for (const child of Object.values(node)) walk(child);
  };
  walk(program.body);
  return changes;
}

/**
 * Value of a string or constant template; null if it is known only at run time.
 * @type {(node: any) => string | null}
 */
const textOf = (node) => node.value ?? node.quasis?.[0]?.value.cooked ?? null;

/** @type {(from: string, to: string) => string} */
const fileOf = (from, to) => new URL(to, `https://build/${from}`).pathname.slice(1);

/** @type {(specifiers: readonly any[], from: string) => string} */
function taken(specifiers, from) {
  const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (whole) return `const ${whole.local.name}=${from};`;
  const names = specifiers.map(({ imported, local }) => `${nameOf(imported)}:${local.name}`);
  return names.length === 0 ? '' : `const{${names.join(',')}}=${from};`;
}

/** @type {(specifiers: readonly any[], fileName: string) => string} */
const given = (specifiers, fileName) =>
  `${held(fileName)}={${specifiers.map(({ exported, local }) => `${nameOf(exported)}:${local.name}`).join(',')}};`;

/** @type {(node: any) => string} */
const nameOf = (node) => (node.type === 'Literal' ? JSON.stringify(node.value) : node.name);

/**
 * Replaces the module script, in the given order.
 * @type {(html: string, files: ReadonlySet<string>, scripts: readonly Chunk[]) => string}
 */
function withScripts(html, files, scripts) {
  const asModule = /^.*<(?:script type="module"|link rel="modulepreload").*?(?:src|href)="\/([^"]+)".*\n/gm;
  let tags = scripts.map(({ fileName }) => `    <script defer src="/${fileName}"></script>\n`).join('');
  return html.replaceAll(asModule, (line, file) => {
    if (!files.has(file)) return line;
    const here = tags;
    tags = '';
    return here;
  });
}
