/** A Special Court signs its orders under its own name, and a reason says which person it is about. */
import { expect, it } from 'vitest';
import { plainText } from '#documents/render/plain-text.ts';
import { bySpecialCourt } from '#documents/order/order-of-decision.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { historyEventWords as hindiTold } from '#text/hi/work/history-events.ts';
import { courtOfOrder } from '#text/history-event-text.ts';
import { FURTHER_ORDER_MATTERS } from './further-order-matters.ts';
import { OTHER_ACTS_MATTERS } from './other-acts-matters.ts';
import type { OrderMatter } from './order-matters.ts';
import { SPECIAL_ORDER_MATTERS } from './special-order-matters.ts';
import { contextIn, decided, lastOf, paperOf } from './signed-matter.ts';

const ALL = { ...FURTHER_ORDER_MATTERS, ...SPECIAL_ORDER_MATTERS, ...OTHER_ACTS_MATTERS };

function named(name: string): OrderMatter {
  const matter = ALL[name];
  if (!matter) throw new Error(`no matter ${name}`);
  return matter;
}

/** The last lines: name, designation and court. */
const signatureOf = (paper: string): string[] => paper.trim().split('\n').slice(-3);

it.each([
  ['pmla-refused', 'en', 'Special Court under the Prevention of Money Laundering Act, 2002, Pune'],
  ['pmla-refused', 'hi', 'विशेष न्यायालय (धन-शोधन निवारण अधिनियम, 2002), Pune'],
  ['companies-granted', 'hi', 'विशेष न्यायालय (कंपनी अधिनियम, 2013), Pune'],
  ['uapa-refused', 'en', 'High Court, Bombay'],
] as const)('signs the order of %s (%s) as %s', (name, language, court) => {
  expect(signatureOf(paperOf(named(name), language)).at(-1)).toBe(court);
});

it.each([
  ['en', 'Special Judge'],
  ['hi', 'विशेष न्यायाधीश'],
] as const)(
  'names a judge without an issued designation after the Special Court (%s)',
  (language, designation) => {
    const application = decided(named('pmla-refused'), { language });
    const order = lastOf(application);
    const { isIssued: _, ...by } = order.by;
    const paper = plainText(signedOrder(application, { ...order, by }, contextIn(language)));
    expect(signatureOf(paper)[1]).toBe(designation);
    expect(paper).toContain(`S. Deshpande, ${designation}\n`);
  },
);

it.each([
  ['en', 'The applicant is a woman.', 'a woman or a child'],
  ['hi', 'आवेदक महिला है।', 'महिला या बालक'],
] as const)('says whether bail is sought for a woman or a child (%s)', (language, right, vague) => {
  const paper = paperOf(named('woman-sessions-interim'), language);
  expect(paper).toContain(right);
  expect(paper).not.toContain(vague);
});

it.each([
  ['pmla-refused', 'Special Court (PMLA), Pune', 'विशेष न्यायालय (PMLA), Pune'],
  ['uapa-refused', 'High Court, Bombay', 'उच्च न्यायालय, Bombay'],
])('names the court of %s on screens and in its verification', (name, english, hindi) => {
  const application = decided(named(name));
  const order = lastOf(application);
  const { by } = bySpecialCourt(order, matterOfOrder(application, order, contextIn('en')));
  expect(by.court).toBe(english);
  expect(courtOfOrder(by, hindiTold)).toBe(hindi);
});
