/** Text of a paper that the server made, one line for each paragraph. */
import { zipEntries } from '../documents/zip-entries.ts';
import type { TestServer, TestUser } from './test-server.ts';

export async function downloadedPaper(
  server: Pick<TestServer, 'fetch'>,
  { id, reader }: { readonly id: string; readonly reader: TestUser },
): Promise<string> {
  const answer = await server.fetch(`/api/applications/${id}/download?format=DOCX`, {
    headers: { 'x-auth-token': reader.token },
  });
  const entries = zipEntries(new Uint8Array(await answer.arrayBuffer()));
  return (entries.get('word/document.xml') ?? '')
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}
