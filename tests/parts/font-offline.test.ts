/** A font that is neither on the device nor reachable: no PDF with boxes, and a sentence that leads on. */
import { afterEach, expect, it, vi } from 'vitest';
import { makePdf } from '#parts/document-export/export-document.ts';
import { generator as hindi } from '#text/hi/applications/generator.ts';
import { english } from '../support/english.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes no PDF without its font, and offers the DOCX', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('naskh')) throw new TypeError('no network');
    return new Response(new Uint8Array([1]));
  });
  const made = await makePdf({
    language: 'en',
    lawEdition: '2026-11',
    title: 'محمد',
    number: null,
    blocks: [{ kind: 'paragraph', text: 'The applicant محمد سلیم' }],
    gaps: [],
    concerns: [],
  });
  expect(made).toEqual({ ok: false, error: { kind: 'not-on-this-device' } });
  expect(asked.some((url) => url.includes('naskh'))).toBe(true);
  for (const { downloadFailures } of [english.generator, hindi]) {
    expect(downloadFailures['not-on-this-device']).toContain('DOCX');
  }
});
