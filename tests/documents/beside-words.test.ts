/** Review texts follow the language of the screen, not of the paper. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { matterOf } from '#documents/matter.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { inHindi } from '../support/in-hindi.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context, full } from './sample-application.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const matters = Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS });

describe.each(matters)('%s', (_, { weak }) => {
  const reviewContext = { ...context, unfinished: true, beside: inHindi };
  const paper = bailApplication(weak, reviewContext);

  it('raises the same concerns in Hindi beside an English application', () => {
    const english = bailApplication(weak, { ...reviewContext, beside: undefined });
    expect(paper.concerns.map(({ key }) => key)).toEqual(english.concerns.map(({ key }) => key));
    expect(plainText(paper)).toBe(plainText(english));
    for (const { text } of paper.concerns) expect(text).toMatch(DEVANAGARI);
    for (const { text } of english.concerns) expect(text).not.toMatch(DEVANAGARI);
  });

  it('reports the findings before filing in Hindi', () => {
    const findings = preflight({
      matter: matterOf(weak, reviewContext),
      document: paper,
      attached: [{ name: 'FIR.docx', type: 'application/pdf', size: 40_000_000, isHere: false }],
    });
    expect(findings.length).toBeGreaterThan(1);
    for (const { text } of findings) expect(text).toMatch(DEVANAGARI);
  });
});

it('explains each part in screen language and titles it in document language', () => {
  const { plan, pieces } = filingPacket(full, { ...context, beside: inHindi }, [{ title: 'FIR' }]);
  for (const { why } of plan) expect(why).toMatch(DEVANAGARI);
  expect(pieces.map(({ title }) => title)).toContain('Memo of parties');
  const hindi = filingPacket(full, { ...context, papers: HINDI_PAPERS }, []);
  expect(hindi.plan.find(({ key }) => key === 'index')?.why).toMatch(/^First page, with the page number/);
  expect(hindi.pieces.map(({ title }) => title)).toContain('पक्षकारों का ज्ञापन');
});
