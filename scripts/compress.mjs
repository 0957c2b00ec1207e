/** After the build: writes a `.br` file for every file that compresses, so that no request waits for it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|webmanifest|wasm)$/;
const FOLDER = 'dist';

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(FOLDER, name);
  if (!TEXT.test(name) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  const smaller = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  if (smaller.length < bytes.length * 0.95) writeFileSync(`${file}.br`, smaller);
}
