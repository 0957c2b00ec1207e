/**
 * The respondent: the State through its police station, or the one in the record, in every paper of the
 * matter.
 */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { respondentName } from '#domain/case/respondents.ts';
import { filed } from '../support/filed-application.ts';
import { context, full, withFacts } from './sample-application.ts';

const UNION = 'Union of India, through the Assistant Director, Directorate of Enforcement';

it('is the State through the police station by default', () => {
  expect(plainText(bailApplication(full, context))).toContain(
    'State of Maharashtra, through the Station House Officer, Police Station Hadapsar',
  );
});

it('is printed in full in documents and short in titles', () => {
  const named = withFacts({ respondent: UNION });
  const paper = bailApplication(named, context);
  expect(paper.title).toBe('Sunil Ramchandra Jadhav v. Union of India');
  expect(plainText(paper)).toContain(UNION);
  expect(plainText(paper)).not.toContain('State of Maharashtra, through');
  const { index, pieces } = filingPacket(named, context, []);
  expect(plainText(index)).toContain('Union of India');
  const memo = pieces.find((piece) => piece.kind === 'paper' && piece.part === 'memo');
  expect(memo?.kind === 'paper' && plainText(memo.document)).toContain(UNION);
});

it('names the case opened from the application', () => {
  const opened = caseOpenedBy({
    ...filed({ case: { respondent: UNION } }),
    caseId: 'c',
    status: 'Pending',
    createdAt: '2026-11-20T06:00:00.000Z',
    createdBy: 'u',
  });
  expect(opened).toMatchObject({
    title: expect.stringMatching(/ v\. Union of India$/),
    respondent: 'Union of India',
  });
});

it.each([
  ['Union of India through the ED', 'Union of India'],
  ['Central Bureau of Investigation', 'Central Bureau of Investigation'],
])('shortens %s to %s in a title', (printed, short) => {
  expect(respondentName(printed)).toBe(short);
});
