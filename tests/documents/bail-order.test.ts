/** The order paper prints every recorded fact, and a blank where one is missing. */
import { expect, it } from 'vitest';
import { contentOf } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { bailOrder } from '#documents/bail-order.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { orderPaper } from '#text/hi/papers/documents-order.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { serverApplication } from '../data/server-records.ts';

const ORDER: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-11-20T06:00:00.000Z',
  from: 'Pending',
  to: 'Approved',
  by: { name: 'S. Deshpande', designation: 'Judge', court: 'Sessions Court, Pune' },
  reasons: ['parity', 'other'],
  text: 'The co-accused is on bail.\n\nNothing remains to be recovered.',
  conditions: [
    { code: 'attend', text: 'Attend the court on every date', concern: 'Attendance' },
    { code: 'other', text: 'Hand in the motor cycle’s papers' },
  ],
  bond: { amount: 125_000, sureties: 1 },
};

const paperOf = (order: Order) =>
  plainText(
    bailOrder(
      contentOf(serverApplication()),
      { order, on: day('2026-11-20') },
      { filedOn: day('2026-11-01'), lawEdition: 'e1', applicationNumber: 'BA/2026/17' },
    ),
  );

it('prints every part of a grant', () => {
  const text = paperOf(ORDER);
  for (const part of [
    'ORDER',
    'BA/2026/17',
    'Dated 20-11-2026',
    'Before: S. Deshpande, Judge',
    'Parity with a co-accused.',
    'Nothing remains to be recovered.',
    'Ramesh Jadhav shall be released on bail.',
    'Rs 1,25,000 with one surety',
    'Attend the court on every date (purpose: Attendance)',
    'Hand in the motor cycle’s papers',
    'expression of opinion on the merits',
    'Superintendent of the jail',
    'Sessions Court, Pune',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Another reason');
});

it('prints no release or conditions in a rejection without reasons', () => {
  const text = paperOf({ ...ORDER, to: 'Rejected', reasons: [], text: undefined });
  expect(text).toContain('The application of Ramesh Jadhav is rejected.');
  expect(text).toContain('No reasons are recorded.');
  expect(text).not.toContain('released on bail');
  expect(text).not.toContain('Attend the court');
});

it('uses the language of the judge', () => {
  const content = contentOf(serverApplication());
  const context = { filedOn: day('2026-11-01'), lawEdition: 'e1', papers: HINDI_PAPERS };
  const by = { ...ORDER.by, designation: 'Sessions Judge' };
  const paper = bailOrder(
    content,
    { order: { ...ORDER, by }, on: day('2026-11-20'), words: orderPaper },
    context,
  );
  const text = plainText(paper);
  expect(paper.language).toBe('hi');
  for (const part of [
    '(a) Attend the court', // signed with these letters
    'दिनांक 20-11-2026',
    'समक्ष: S. Deshpande, सत्र न्यायाधीश',
    'सह-अभियुक्त से समानता।',
    'Ramesh Jadhav को जमानत पर रिहा किया जाए।',
    '1,25,000 रुपये का निजी मुचलका और इतनी ही राशि के एक जमानतदार',
    'Attend the court on every date (प्रयोजन: Attendance)',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Dated|Before:|shall be released|Superintendent|bond/);
});

it('prints a designation that the operator issued as issued', () => {
  const by = { ...ORDER.by, designation: 'Additional Sessions Judge-4', seat: { kind: 'sessions' as const } };
  const paper = bailOrder(
    contentOf(serverApplication()),
    { order: { ...ORDER, by: { ...by, isIssued: true } }, on: day('2026-11-20') },
    { filedOn: day('2026-11-01'), lawEdition: 'e1' },
  );
  expect(plainText(paper)).toContain('Before: S. Deshpande, Additional Sessions Judge-4');
});

it('translates the office by the court of the order', () => {
  const by = { ...ORDER.by, designation: 'District Judge', seat: { kind: 'high' as const } };
  const paper = bailOrder(
    contentOf(serverApplication()),
    { order: { ...ORDER, by }, on: day('2026-11-20'), words: orderPaper },
    { filedOn: day('2026-11-01'), lawEdition: 'e1', papers: HINDI_PAPERS },
  );
  expect(plainText(paper)).toContain('समक्ष: S. Deshpande, न्यायाधीश, उच्च न्यायालय');
});
