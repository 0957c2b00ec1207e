/** Clerical corrections on paper: in Hindi, in a matter of a child, and under the CrPC. */
import { expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { NewCorrection } from '#contract/application/order.ts';
import { correctedOrder, correctionFault } from '#documents/order/corrected-paper.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { day } from '#kernel/calendar-date.ts';
import { FIR_ORDER_MATTERS } from './fir-order-matters.ts';
import { contextIn, decided, lastOf, matterNamed } from './signed-matter.ts';

const STAMP = {
  orderId: '01939d00-0000-7000-8000-000000000009',
  at: '2026-11-24T06:00:00.000Z',
  deviceTime: undefined,
};

type Slip = Omit<NewCorrection, 'shown'>;

function corrected(application: Application, slip: Slip, language: 'en' | 'hi'): string {
  const order = correctedOrder(lastOf(application), slip, STAMP);
  const stored = { ...application, orders: [...application.orders, order] };
  return plainText(signedOrder(stored, order, contextIn(language)));
}

const linesOf = (paper: string): string[] => paper.split('\n').filter(Boolean);

it('changes the words of a Hindi order and says so in Hindi', () => {
  const application = decided(matterNamed('sessions-granted'), { language: 'hi' });
  const before = linesOf(plainText(signedOrder(application, lastOf(application), contextIn('hi'))));
  const slip = { wrong: 'A. Joshi', right: 'A. Joshi-Patil', why: 'नाम अधूरा है' };
  const after = linesOf(corrected(application, slip, 'hi'));
  const notice = after.find((line) => line.includes('शुद्धि'));
  expect(notice).toBe(
    'धारा 403 BNSS के अधीन 24-11-2026 को शुद्धि: “A. Joshi” के स्थान पर “A. Joshi-Patil” पढ़ा जाए। कारण: नाम अधूरा है। शेष आदेश यथावत् रहेगा।',
  );
  const rest = after.filter((line) => line !== notice);
  expect(rest).toEqual(before.map((line) => line.replaceAll('A. Joshi', 'A. Joshi-Patil')));
});

it.each(['en', 'hi'] as const)('names no child in the notice of a correction (%s)', (language) => {
  const application = decided(matterNamed('child-granted'), { language });
  const { name } = application.applicant;
  const why = `${name} is the child; Sunil is not the prosecutor`;
  const slip = { wrong: 'A. Joshi', right: 'A. Josi', why };
  const paper = corrected(application, slip, language);
  expect(paper).toContain('A. Josi');
  expect(paper).not.toMatch(/Sunil|Jadhav|सुनील|जाधव/);
  expect(paper).not.toMatch(/_{2,}|undefined|null/);
});

it('names the section of the CrPC for an application under it', () => {
  const application = decided(matterNamed('sessions-granted'), { language: 'en' });
  const before = {
    ...application.case,
    firDate: day('2024-01-08'),
    offences: [{ code: 'IPC', section: '420' }],
  };
  const ofCrpc = { ...application, createdAt: '2024-05-20T05:00:00.000Z', case: before };
  const slip = { wrong: 'A. Joshi', right: 'A. Josi', why: 'The name is misspelled' };
  const paper = corrected(ofCrpc, slip, 'en');
  const statute = matterOfOrder(ofCrpc, lastOf(ofCrpc), contextIn('en')).statute?.code;
  expect(paper).toContain('Corrected under section 362 CrPC');
  expect(statute).toBe('CrPC');
});

it.each([
  ['sessions-granted', 'hi', '25,000'],
  ['child-granted', 'en', '25,000'],
  ['sessions-refused', 'hi', 'अस्वीकार'],
] as const)('does not correct the operative part (%s, %s)', (name, language, wrong) => {
  const application = decided(matterNamed(name), { language });
  const context = contextIn(language);
  const { blocks } = signedOrder(application, lastOf(application), context);
  const heading = context.words?.heading.order ?? 'Order';
  const matter = matterOfOrder(application, lastOf(application), context);
  expect(
    correctionFault({ blocks, heading, order: lastOf(application) }, { wrong, right: '15,000' }, matter),
  ).toBe('operative');
});

const firs = FIR_ORDER_MATTERS['firs-granted-in-two'];
if (!firs) throw new Error('no matter');
const inTwo = decided(firs, { language: 'en' });

it('corrects the facts of a refusal in one FIR, in the record and on the paper', () => {
  const slip = { wrong: '04-03-2026', right: '04-04-2026', why: 'The month is wrong' };
  const { refusedFirs } = correctedOrder(lastOf(inTwo), slip, STAMP);
  expect(refusedFirs).toMatchObject([{ fir: 3, text: 'The call record of 04-04-2026 shows the threat.' }]);
  expect(corrected(inTwo, slip, 'en')).toContain('The call record of 04-04-2026 shows the threat.');
});

it.each([
  ['Kothrud', 'Aundh', 'otherFir'],
  ['Police Station Kothrud', 'Police Station AUNDH', 'otherFir'],
  ['31/2026', '12/2026', 'otherFir'],
  ['FIR No. 31/2026', 'FIR No. 12/2026', 'otherFir'],
  ['Kothrud', 'Kothrud Road', undefined],
  ['04-03-2026', '04-04-2026', undefined],
] as const)('moves no outcome from one FIR to another: %s to %s', (wrong, right, fault) => {
  const context = contextIn('en');
  const order = lastOf(inTwo);
  const part = { blocks: signedOrder(inTwo, order, context).blocks, heading: 'Order', order };
  expect(correctionFault(part, { wrong, right }, matterOfOrder(inTwo, order, context))).toBe(fault);
});
