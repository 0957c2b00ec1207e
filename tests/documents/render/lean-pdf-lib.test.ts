/** The reduced pdf-lib of the browser makes the same packets byte for byte. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leanPdfLib } from '../../../scripts/lean-pdf-lib.mjs';
import type { bindPacket } from '../../../src/documents/packet/bind-packet.ts';
import { filingPacket } from '../../../src/documents/packet/filing-packet.ts';
import { PACKET_MATTERS } from '../packet-matters.ts';
import { context, pdfFonts } from '../sample-application.ts';
import { lockedPdf, pdfOf, pngOf } from '../sample-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lean-pdf-lib-'));

interface Binder {
  readonly bindPacket: typeof bindPacket;
  readonly size: number;
}

async function binderWith(name: string, plugins: Plugin[]): Promise<Binder> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      lib: { entry: 'src/documents/packet/bind-packet.ts', formats: ['es'], fileName: () => `${name}.mjs` },
    },
  });
  const file = path.join(folder, `${name}.mjs`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module built above
  const { bindPacket: bind } = (await import(pathToFileURL(file).href)) as Pick<Binder, 'bindPacket'>;
  return { bindPacket: bind, size: statSync(file).size };
}

describe('reduced pdf-lib', () => {
  let lean: Binder;
  let whole: Binder;
  beforeAll(async () => {
    lean = await binderWith('lean', [leanPdfLib()]);
    whole = await binderWith('whole', []);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') }); // a PDF contains its creation time
  });
  afterAll(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it('produces the same packet bytes as the full library', async () => {
    const { content } = PACKET_MATTERS['regular-high-court'];
    const files = [
      await pdfOf(3),
      pngOf(40, 60),
      await lockedPdf({ userPassword: 'neem', ownerPassword: 'tree' }),
      new Uint8Array([1, 2, 3]),
    ];
    const packet = filingPacket(
      content,
      context,
      files.map((_, at) => ({ title: `Document ${at + 1}` })),
    );
    const ports = { fonts: pdfFonts(), say: () => undefined, read: async (at: number) => files[at] ?? null };
    const [ours, theirs] = [await lean.bindPacket(packet, ports), await whole.bindPacket(packet, ports)];
    expect(theirs.faults).toHaveLength(2);
    expect(ours.faults).toEqual(theirs.faults);
    expect(Buffer.from(ours.bytes).equals(Buffer.from(theirs.bytes))).toBe(true);
    expect(theirs.bytes.length).toBeGreaterThan(20_000);
  });

  it('is at least 250 kB smaller', () => {
    expect(whole.size - lean.size).toBeGreaterThan(250_000);
  });
});
