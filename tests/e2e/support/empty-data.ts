/** A server's folder as its first start leaves it, made once for the run: each journey begins with a copy of its own. */
import { rmSync } from 'node:fs';
import { EMPTY_DATA, startProduct } from './product.ts';

export async function setup(): Promise<() => void> {
  const product = await startProduct();
  await product.stop();
  process.env[EMPTY_DATA] = product.dataDir;
  return () => rmSync(product.dataDir, { recursive: true, force: true });
}
