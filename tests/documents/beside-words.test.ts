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
  const beside = { ...context, unfinished: true, beside: inHindi };
  const paper = bailApplication(weak, beside);

  it('raises in Hindi what it raises in English, beside a paper that stays English', () => {
    const english = bailApplication(weak, { ...beside, beside: undefined });
    expect(paper.concerns.map(({ key }) => key)).toEqual(english.concerns.map(({ key }) => key));
    expect(plainText(paper)).toBe(plainText(english));
    for (const { text } of paper.concerns) expect(text).toMatch(DEVANAGARI);
    for (const { text } of english.concerns) expect(text).not.toMatch(DEVANAGARI);
  });

  it('looks it over in Hindi before filing', () => {
    const findings = preflight({
      matter: matterOf(weak, beside),
      document: paper,
      attached: [{ name: 'FIR.docx', type: 'application/pdf', size: 40_000_000, isHere: false }],
    });
    expect(findings.length).toBeGreaterThan(1);
    for (const { text } of findings) expect(text).toMatch(DEVANAGARI);
  });
});

it('says in Hindi why a part is in the packet, and in the language of the paper what it is called', () => {
  const { plan, pieces } = filingPacket(full, { ...context, beside: inHindi }, [{ title: 'FIR' }]);
  for (const { why } of plan) expect(why).toMatch(DEVANAGARI);
  expect(pieces.map(({ title }) => title)).toContain('Memo of parties');
  const hindi = filingPacket(full, { ...context, papers: HINDI_PAPERS }, []);
  expect(hindi.plan.find(({ key }) => key === 'index')?.why).toMatch(/^First page, with the page number/);
  expect(hindi.pieces.map(({ title }) => title)).toContain('पक्षकारों का ज्ञापन');
});
