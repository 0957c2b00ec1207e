/** The text of a DOCX for the viewer, and files that would exhaust the memory of the device. */
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDocx } from '#parts/document-worker/read-docx.ts';
import { safeNodes, type SafeNode } from '#parts/document-worker/safe-nodes.ts';
import { sampleDocx, samplePdf } from '../support/sample-files.ts';

it('reads the paragraphs of a DOCX', async () => {
  expect(await readDocx(await sampleDocx('Grounds.', 'हिरासत लंबी है।'))).toEqual({
    kind: 'nodes',
    nodes: [
      { tag: 'p', children: ['Grounds.'] },
      { tag: 'p', children: ['हिरासत लंबी है।'] },
    ],
  });
});

it('refuses a DOCX of 150 MB unpacked, and a file that is no DOCX', async () => {
  const bomb = new Uint8Array(zipSync({ 'word/document.xml': new Uint8Array(150_000_000) }));
  const noText = new Uint8Array(zipSync({ 'word/document.xml': strToU8('<w:document') }));
  expect(bomb.length).toBeLessThan(200_000);
  expect(await readDocx(bomb)).toEqual({ kind: 'unshown', why: 'too-large' });
  expect(await readDocx(noText)).toEqual({ kind: 'unshown', why: 'broken' });
  expect(await readDocx(new Uint8Array())).toEqual({ kind: 'unshown', why: 'broken' });
  expect(await readDocx(samplePdf())).toMatchObject({ kind: 'unshown' });
});

it('keeps the text of 10,000 nested elements and draws at most 100 levels', () => {
  const nodes = safeNodes(`${'<ul><li>'.repeat(5_000)}deep${'</li></ul>'.repeat(5_000)}`);
  const levels: SafeNode[] = [];
  for (let at = nodes[0]; at !== undefined && typeof at !== 'string'; at = at.children[0]) levels.push(at);
  expect(levels.length).toBeLessThan(100);
  expect(JSON.stringify(nodes)).toContain('deep');
});
