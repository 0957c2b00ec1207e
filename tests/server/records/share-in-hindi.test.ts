/** A share link created by a Hindi reader for a paper in Hindi. */
import { expect, it } from 'vitest';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer } from '../../support/test-server.ts';

it('mails in the filer’s language and marks hidden parts in the paper’s', async () => {
  const server = await startTestServer({ config: { publicUrl: 'http://localhost' } });
  const own = callsOf(server, await server.makeUser('lawyer'));
  await own.put('/users/profile', { settings: { language: 'hi' } });
  const content = { language: 'hi', applicant: { address: 'Shivneri Chawl, Hadapsar, Pune 411028' } };
  const { _id } = (await own.post('/applications', filed(content))).body;
  const sharing = { email: 'sister@example.in', hide: ['address'] };
  const { url } = (await own.post(`/applications/${_id}/share`, sharing)).body;
  expect(server.mails.at(-1)?.subject).toMatch(/^जमानत आवेदन ZB/);
  const shared = await callsOf(server).get(url.replace('/application/share', '/shared'));
  const paper = JSON.stringify(shared.body.document);
  expect(paper).toContain('(इस प्रति में पता छोड़ा गया)');
  expect(paper).not.toMatch(/left out|Shivneri/);
  await server.stop();
});
