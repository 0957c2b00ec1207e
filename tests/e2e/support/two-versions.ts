/** A second checkout that serves today's build and can release the next one. */
import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const SOURCES = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'manifest.config.ts', 'scripts'];
const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.base.json'];
const BUILT = ['dist', 'dist-server'];

export interface TwoVersions {
  readonly root: string;
  /** The next version can be released; it is built while the first one is already used. */
  readonly built: Promise<void>;
  /** Makes the server in `root` serve the next version. */
  readonly release: () => void;
  readonly remove: () => void;
}

/** The next version differs in its number, as a release does. */
export function twoVersions(): TwoVersions {
  const root = mkdtempSync(path.join(tmpdir(), 'zamanat-versions-'));
  chmodSync(root, 0o755); // as root, PostgreSQL runs as another user
  for (const each of [...SOURCES, ...SETTINGS, ...BUILT])
    cpSync(each, path.join(root, each), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  raiseVersion(path.join(root, 'src/data/store/client-version.ts'));
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const building = promisify(execFile)(process.execPath, [vite, 'build', '--outDir', 'dist-next'], {
    cwd: root,
  });
  return {
    root,
    built: building.then(
      () => undefined,
      (error: unknown) => {
        throw new Error('The next version could not be built', { cause: error });
      },
    ),
    release: () => {
      rmSync(path.join(root, 'dist'), { recursive: true });
      renameSync(path.join(root, 'dist-next'), path.join(root, 'dist'));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function raiseVersion(file: string): void {
  const text = readFileSync(file, 'utf8');
  const next = text.replace(
    /'(\d+\.\d+)\.(\d+)'/,
    (_, minor: string, patch: string) => `'${minor}.${Number(patch) + 1}'`,
  );
  if (next === text) throw new Error(`no version in ${file}`);
  writeFileSync(file, next);
}
