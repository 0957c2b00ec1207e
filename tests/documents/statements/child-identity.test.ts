/** JJ 74: no paper of a child names the child or gives the parents and the address. */
import { describe, expect, it } from 'vitest';
import { type ApplicationContent, RELIEFS } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailOrder } from '#documents/bail-order.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { CASE_PAPERS, casePaper } from '#documents/templates/case-paper.ts';
import { packetMatterOf } from '#documents/packet/packet-matter.ts';
import type { BailDraft } from '#documents/matter.ts';
import { day } from '#kernel/calendar-date.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context } from '../sample-application.ts';
import { draftOf, inBoth } from './every-paper.ts';

const NAMED = /Karan|(?<![\p{L}\p{M}])करण|Pawar|Lakshmi|Vikas Nagar|mechanic/u;

const ofChild = (relief: (typeof RELIEFS)[number], court?: 'magistrate' | 'sessions' | 'high'): BailDraft => {
  const draft = draftOf(relief, ['BNS 303(2)'], {
    case: {
      ...(court && { court }),
      offenceDate: day('2026-09-01'),
      firDate: day('2026-09-02'),
      arrestDate: day('2026-09-05'),
      firstRemandDate: day('2026-09-06'),
      person: { ageAtAct: 16 },
      allegations: 'Karan Pawar took a bicycle. Karan was seen by the informant.',
    },
    bail: { grounds: 'Karan has no earlier case.' },
  });
  return {
    ...draft,
    applicant: {
      name: 'Karan Pawar',
      nameLocal: 'करण पवार',
      age: 16,
      gender: 'male',
      parentage: 'son of Lakshmi Pawar',
      address: '12, Vikas Nagar, Pune',
      occupation: 'mechanic',
    },
  };
};

describe.each(RELIEFS)('a paper of a child for %s', (relief) => {
  it.each(['magistrate', 'sessions', 'high'] as const)(
    'does not identify the child before the %s court',
    (court) => {
      for (const text of inBoth(ofChild(relief, court))) expect(text).not.toMatch(NAMED);
      expect(bailApplication(ofChild(relief, court), context).title).not.toMatch(NAMED);
    },
  );

  it('does not identify the child in any part of the packet', () => {
    const packet = filingPacket(ofChild(relief), context, []);
    expect(JSON.stringify(packet)).not.toMatch(NAMED);
  });

  it.each(CASE_PAPERS)('does not identify the child in the %s of the case', (kind) => {
    for (const each of [context, { ...context, papers: HINDI_PAPERS }]) {
      const matter = { ...packetMatterOf(ofChild(relief), each, []), ordered: null };
      expect(plainText(casePaper(kind, matter))).not.toMatch(NAMED);
    }
  });
});

it('does not identify the child in an order, also in the words of the judge', () => {
  const order: Order = {
    _id: '01939d00-0000-7000-8000-000000000001',
    at: '2026-11-20T06:00:00.000Z',
    from: 'Pending',
    to: 'Approved',
    by: { name: 'S. Deshpande', designation: 'Judge', court: 'Pune' },
    reasons: ['other'],
    text: 'Karan Pawar is a student. करण पवार goes to school.',
    conditions: [{ code: 'other', text: 'Karan stays with a fit person.', concern: 'Karan is young.' }],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft has every required field
  const content = ofChild('regular-magistrate') as ApplicationContent;
  const paper = bailOrder(content, { order, on: day('2026-11-20') }, context);
  expect(`${paper.title} ${plainText(paper)}`).not.toMatch(NAMED);
  expect(plainText(paper)).toContain('stays with a fit person');
});

it('prints the ground of a refusal, and the child in the words of the sentence', () => {
  const order: Order = {
    _id: '01939d00-0000-7000-8000-000000000001',
    at: '2026-11-20T06:00:00.000Z',
    from: 'Pending',
    to: 'Rejected',
    by: { name: 'S. Deshpande', designation: 'Judge', court: 'Pune' },
    reasons: [],
    childGrounds: ['danger', 'a-ground-of-a-newer-server'],
    text: 'Karan was found with the same persons.',
    conditions: [],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft has every required field
  const content = ofChild('regular-magistrate') as ApplicationContent;
  const text = plainText(bailOrder(content, { order, on: day('2026-11-20') }, context));
  expect(text).toContain('Release is likely to expose the child to moral, physical or psychological danger.');
  expect(text).toContain('The child was found with the same persons.');
  expect(text).toContain('The application of the child is rejected.');
});
