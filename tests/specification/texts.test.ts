/** The labels and messages that the specification fixes letter by letter, each at its place of the catalogue. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { barredIn } from '#law/barred-conditions.ts';
import { english } from '../support/english.ts';
import { inHindi } from '../support/in-hindi.ts';

const TEXTS = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync('tests/specification/texts.json', 'utf8')));

function textAt(path: string): unknown {
  let at: unknown = english;
  for (const key of path.split('.')) at = Object(at)[key];
  return at;
}

it.each(Object.entries(TEXTS))('has the text of the specification at %s', (path, text) => {
  expect(textAt(path)).toBe(text);
});

it('fills the messages of the specification that hold a value', () => {
  expect(english.judge.welcome('Asha')).toBe('Welcome, Asha');
  expect(english.legalDatabase.search.none('zebra')).toBe('No results found for "zebra"');
  expect(english.chatbot.failed('no answer')).toBe(
    'I apologize, there was an error processing your request: no answer. Please try again later.',
  );
  expect(english.share.shared.with('asha@example.in')).toContain('asha@example.in');
  expect(english.judgeApplication.documents.download('PDF')).toContain('Download Application');
});

it('states the error of a submission in the words of the specification, with the next step', () => {
  const { title, description } = english.generator.refusals.failed;
  expect(title).toBe('Submission Failed');
  expect(description).toContain('There was an error submitting your application. Please try again.');
  expect(description).toContain('copy your text');
});

it('asks the five suggested questions of the chat, in their order', () => {
  const subjects = [/eligibility criteria/, /apply/, /conditions/, /anticipatory bail/, /documents/];
  expect(english.chatbot.questions).toHaveLength(subjects.length);
  for (const [at, subject] of subjects.entries()) expect(english.chatbot.questions[at]).toMatch(subject);
});

it('has the samples of the specification, with their figures', () => {
  const { percent, factors } = english.foresight.sample;
  expect(percent).toBe(68);
  expect(factors.map(({ points }) => Math.abs(points))).toEqual([25, 20, 15, 30, 10]);
  const { approvalProbability, confidenceLevel, riskLevel, keyFactors, similarCases } =
    english.predictive.sample;
  expect([approvalProbability, confidenceLevel, riskLevel]).toEqual([75, 'High', 'Medium']);
  expect(keyFactors).toHaveLength(3);
  expect(similarCases.map(({ similarity }) => similarity)).toEqual([87, 76, 68]);
});

it.each([
  ['English', english],
  ['Hindi', inHindi],
] as const)('recommends no condition in a sample that the order screen bars, in %s', (_, words) => {
  const texts = [words.foresight.sample.recommendation, words.predictive.sample.recommendation];
  expect(texts.flatMap((text) => barredIn(text))).toEqual([]);
  expect(barredIn('with a local surety')).toHaveLength(1);
  expect(barredIn('स्थानीय जमानतदार के साथ')).toHaveLength(1);
});

it('says what is not allowed and what is not found', () => {
  expect(MESSAGE_OF.forbidden).toBe('You do not have permission to do this.');
  expect(MESSAGE_OF['not-found']).toBe('Not found, or you do not have access to it.');
});

it('recommends what the specification says for each level of risk', () => {
  const { Low, Medium, High } = english.risk.result.recommend;
  expect(Low).toMatch(/standard conditions.*regular reporting/);
  expect(Medium).toMatch(/reporting.*passport.*surety/);
  expect(High).toMatch(/may not be recommended.*strict conditions/);
});

it('tells the tracker notices of an approval and of a rejection', () => {
  const { Approved, Rejected } = english.tracker.notice;
  expect(Approved.title).toMatch(/conditions must be complied with/);
  expect(Rejected.title).toMatch(/file afresh.*higher court/);
});
