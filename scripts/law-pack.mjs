/**
 * `npm run law:pack [-- <folder>]`: builds `src/law` with its tables, worked cases and command line as a package that
 * runs without the app. Default folder: dist-law.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'dist-law');
const dist = path.join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await bundle();
writeTypes();
for (const name of ['offences', 'special-acts', 'acts', 'cases']) {
  cpSync(path.join(ROOT, `src/law/tables/${name}.json`), path.join(dist, `tables/${name}.json`));
}
cpSync(path.join(ROOT, 'tests/law/cases'), path.join(dist, 'cases'), { recursive: true });
cpSync(path.join(ROOT, 'scripts/law-package/README.md'), path.join(folder, 'README.md'));
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
process.stdout.write(`The package is in ${folder}. To make its archive: npm pack ${folder}\n`);

async function bundle() {
  const entry = (/** @type {string} */ name) => path.join(ROOT, `scripts/law-package/${name}.ts`);
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true }, // the package has no dependency
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: {
        input: { index: entry('index'), cli: entry('cli') },
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
  const cli = path.join(dist, 'cli.js');
  writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, 'utf8')}`);
  chmodSync(cli, 0o755);
}

/** Declarations of the entry and of everything that it names, with relative imports. */
function writeTypes() {
  const types = path.join(dist, 'types');
  const config = path.join(dist, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: ROOT,
        outDir: types,
        lib: ['es2023'],
        types: ['node'],
        typeRoots: [path.join(ROOT, 'node_modules/@types')],
        allowJs: true,
      },
      files: [path.join(ROOT, 'scripts/law-package/index.ts')],
    }),
  );
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], {
    encoding: 'utf8',
    cwd: ROOT,
  });
  if (status !== 0) throw new Error(`The declarations could not be made:\n${stdout}`);
  rmSync(config);
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) makeRelative(path.join(types, file), types);
  }
}

/** "#law/facts.ts" is a name of this repository; in the package it is a relative path. */
function makeRelative(/** @type {string} */ file, /** @type {string} */ types) {
  const text = readFileSync(file, 'utf8').replaceAll(
    /(?<=['"])(?:#\w[\w-]*|\.{1,2})\/[^'"]+(?=['"])/g,
    (specifier) => {
      const bare = specifier.replace(/\.ts$/, ''); // an inferred type has no extension
      const target = bare.startsWith('#')
        ? path.join(types, 'src', bare.slice(1))
        : path.join(path.dirname(file), bare);
      const relative = path.relative(path.dirname(file), target).split(path.sep).join('/');
      return `${relative.startsWith('.') ? relative : `./${relative}`}.js`;
    },
  );
  writeFileSync(file, text);
}

function manifest() {
  const { version, license, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return {
    name: 'zamanat-law',
    version,
    description: 'Rules of bail law in India, with tables and worked cases.',
    license,
    type: 'module',
    engines,
    bin: { 'zamanat-law': 'dist/cli.js' },
    exports: { '.': { types: './dist/types/scripts/law-package/index.d.ts', default: './dist/index.js' } },
    files: ['dist'],
  };
}
