/**
 * Made once for the run: a server's folder as its first start leaves it, and the places of `installed-profile.ts`.
 * Each journey begins with copies of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { EMPTY_DATA, freePort, PORTS, PROFILES, startProduct } from './product.ts';

export async function setup({ config }: TestProject): Promise<() => void> {
  const product = await startProduct();
  await product.stop();
  const profiles = mkdtempSync(path.join(tmpdir(), 'zamanat-profiles-'));
  const ports = new Set<number>();
  while (ports.size < config.maxWorkers) ports.add(await freePort());
  process.env[EMPTY_DATA] = product.dataDir;
  process.env[PROFILES] = profiles;
  process.env[PORTS] = [...ports].join(',');
  return () => {
    rmSync(product.dataDir, { recursive: true, force: true });
    rmSync(profiles, { recursive: true, force: true });
  };
}
