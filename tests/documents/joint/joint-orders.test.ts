/** Golden orders on some applicants of a joint application, and the duties of each applicant. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '#contract/application/order.ts';
import { dutiesOf } from '#documents/order/order-duties.ts';
import { orderFaults } from '#documents/order/order-faults.ts';
import { day } from '#kernel/calendar-date.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { beforeArrest, grant, type OrderMatter, refusal } from '../orders/order-matters.ts';
import { contextIn, decided, lastOf, paperOf } from '../orders/signed-matter.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import { ANTICIPATORY, ravi, REGULAR } from './joint-matters.ts';

const LANGUAGES = ['en', 'hi'] as const;

const regular = (decision: Decision): OrderMatter => ({ content: REGULAR, decision });

const MATTERS: Readonly<Record<string, OrderMatter>> = {
  'regular-second-granted': regular({ ...grant, applicants: [2] }),
  'regular-two-refused': regular({ ...refusal, applicants: [1, 3] }),
  'anticipatory-two-granted': {
    content: ANTICIPATORY,
    decision: { ...beforeArrest, applicants: [2, 3] },
  },
  'anticipatory-first-refused': { content: ANTICIPATORY, decision: { ...refusal, applicants: [1] } },
};

describe.each(Object.entries(MATTERS))('%s', (name, matter) => {
  it.each(LANGUAGES)('matches the golden order (%s)', async (language) => {
    await expect(paperOf(matter, language)).toMatchFileSnapshot(`golden/${name}.${language}.txt`);
  });
});

it('names the applicant in the operative part, the bond, the conditions and the release', () => {
  const lines = paperOf(regular({ ...grant, applicants: [2] }), 'en').split('\n');
  const about = lines.filter((line) => line.includes('Applicant No. 2, Ravi Kale:'));
  for (const part of [
    'The application is allowed. Ravi Kale shall be released',
    'The release is on a personal bond of Rs 25,000',
    'shall abide by the following conditions',
    'The release follows on the furnishing of bail',
  ])
    expect(about.some((line) => line.includes(part))).toBe(true);
  expect(lines.join('\n')).toContain('Sunil');
  expect(lines.join('\n')).not.toMatch(/Sunil[^\n]*shall be released/);
});

it('prints an order on all applicants as one without numbers', () => {
  const all = paperOf(regular({ ...grant, applicants: [1, 2, 3] }), 'en');
  expect(all).toBe(paperOf(regular(grant), 'en'));
});

it('cancels the bail of one applicant and not of the others', () => {
  const matter = {
    ...regular({ ...refusal, reasons: ['bail-misused'], applicants: [3] }),
    cancels: true,
  } as const;
  const text = paperOf(matter, 'en');
  expect(text).toContain(
    'Applicant No. 3, Meena Pawar: The bail granted by the order dated 20-11-2026 is cancelled',
  );
  expect(decided(matter).status).toBe('Approved');
});

describe('the gates and rights of each applicant', () => {
  it('asks the finding of a special Act for a co-applicant alone', () => {
    const content = { ...withFacts({ court: 'sessions', sections: ['NDPS 21(c)'] }), coApplicants: [ravi] };
    const decision: Decision = { ...grant, applicants: [2] };
    const application = decided({ content, decision });
    const found = matterOfOrder(application, lastOf(application), contextIn('en'));
    expect(orderFaults(found, decision, undefined)).toContain('gate');
  });

  it('asks for the answer to a default right that one of two applicants has', () => {
    const { strong } = RELIEF_MATTERS.default;
    const late = { arrestDate: day('2026-11-10'), firstRemandDate: day('2026-11-11') };
    const content = {
      ...strong,
      case: { ...strong.case, ...late },
      coApplicants: [{ ...ravi, arrestDate: day('2026-06-01'), firstRemandDate: day('2026-06-02') }],
    };
    const decision: Decision = { ...refusal, reasons: ['period-not-over'] };
    const of = (applicants: number[] | undefined) => {
      const application = decided({
        content,
        decision: { ...decision, ...(applicants && { applicants }) },
      });
      const matter = matterOfOrder(application, lastOf(application), contextIn('en'));
      return dutiesOf(matter, decision, undefined).findings.map(({ code }) => code);
    };
    expect(of([1])).not.toContain('right-answered');
    expect(of([2])).toContain('right-answered');
    expect(of(undefined)).toContain('right-answered');
  });
});

it('keeps the paper of an order after a later order on another applicant', () => {
  const application = decided(regular({ ...grant, applicants: [2] }));
  const first = lastOf(application);
  const paper = () => plainText(signedOrder(application, first, contextIn('en')));
  const before = paper();
  application.orders.push({ ...first, _id: '01939d00-0000-7000-8000-000000000009', applicants: [1, 3] });
  expect(paper()).toBe(before);
});
