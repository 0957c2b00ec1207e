/** Sentences that a court does not write, or that the record does not support: no order prints them. */
import { describe, expect, it } from 'vitest';
import { type Decision, type DecisionStatus, REASONS } from '#contract/application/order.ts';
import { orderFaults } from '#documents/order/order-faults.ts';
import { matterOfOrder } from '#documents/signed-order.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';
import { cancelled, FURTHER_ORDER_MATTERS } from './further-order-matters.ts';
import { ORDER_MATTERS, type OrderMatter, refusal } from './order-matters.ts';
import { OTHER_ACTS_MATTERS } from './other-acts-matters.ts';
import { contextIn, decided, lastOf, paperOf } from './signed-matter.ts';
import { SPECIAL_ORDER_MATTERS } from './special-order-matters.ts';

const ALL: Readonly<Record<string, OrderMatter>> = {
  ...ORDER_MATTERS,
  ...FURTHER_ORDER_MATTERS,
  ...SPECIAL_ORDER_MATTERS,
  ...OTHER_ACTS_MATTERS,
};

const LANGUAGES = ['en', 'hi'] as const;

function printed(name: string, language: 'en' | 'hi' = 'en', more: Partial<Decision> = {}): string {
  const matter = ALL[name];
  if (!matter) throw new Error(`no matter ${name}`);
  return paperOf({ ...matter, decision: { ...matter.decision, ...more } }, language);
}

function faultsWithout(name: string, more: Partial<Decision>) {
  const matter = ALL[name];
  if (!matter) throw new Error(`no matter ${name}`);
  const application = decided(matter);
  const found = matterOfOrder(application, lastOf(application), contextIn('en'));
  return orderFaults(found, { ...matter.decision, ...more }, matter.cancels && 'Approved');
}

/** Text from one heading to the next. */
const reasonsIn = (text: string, heading: { readonly from: string; readonly to: string }) =>
  text.slice(text.indexOf(heading.from), text.indexOf(heading.to, text.indexOf(heading.from)));

describe('a reason without a sentence of the judge', () => {
  const ticked = (['Approved', 'Rejected'] as const).flatMap((status) =>
    REASONS[status].filter((code) => code !== 'other').map((code) => [status, code] as const),
  );
  const basis: Readonly<Record<DecisionStatus, string>> = {
    Approved: 'sessions-granted',
    Rejected: 'sessions-refused',
  };

  it.each(ticked)('is a sentence with a verb (%s, %s)', (status, code) => {
    const only = { reasons: [code], sentences: [], text: undefined };
    const english = reasonsIn(printed(basis[status], 'en', only), { from: '\nReasons\n', to: '\nOrder\n' });
    expect(english).toMatch(/\b(is|are|was|were|has|overlooked|makes|changed|weigh)\b/);
    const hindi = reasonsIn(printed(basis[status], 'hi', only), { from: '\nकारण\n', to: '\nआदेश\n' });
    expect(hindi).toMatch(/(है|हैं|हुई|हुआ|गया|गई|बनता|होती|होतीं|जाता है)।\s*$/u);
  });
});

describe('the other side', () => {
  it.each(['pmla-refused', 'pmla-proviso-granted', 'companies-granted'])(
    'is not the State if an agency of the Union is the respondent (%s)',
    (name) => {
      expect(printed(name)).not.toMatch(/For the State|of the State/);
      expect(printed(name, 'hi')).not.toMatch(/राज्य (?:की|का)/u);
    },
  );

  it('is the State in a case of the State police', () => {
    expect(printed('sessions-granted')).toContain('For the State: A. Joshi, Public Prosecutor.');
  });
});

describe('an appeal', () => {
  const SET_ASIDE = 'The order under appeal, dated 01-10-2026, is set aside.';

  it('sets the order under appeal aside if it is allowed, and only then', () => {
    expect(printed('atrocities-appeal-granted')).toContain(SET_ASIDE);
    expect(printed('atrocities-appeal-refused')).not.toContain('set aside');
    expect(printed('sessions-granted')).not.toContain('set aside');
  });
});

describe('a notice to the victim', () => {
  it('names the section of the SC/ST Act, and no section if the rules ask for it', () => {
    expect(printed('atrocities-appeal-granted')).toContain('Notice under section 15A(3) of the Scheduled');
    expect(printed('pocso-granted')).toContain('Notice was given to the informant or victim');
  });
});

describe('a cancellation by a Magistrate', () => {
  it.each(['undertrial', 'bailable'] as const)('does not rest on section 480(5) (%s)', (relief) => {
    const content = RELIEF_MATTERS[relief].strong;
    expect(paperOf({ content, decision: cancelled, cancels: true }, 'en')).not.toContain('480(5)');
  });
});

describe('a finding that the statute requires', () => {
  it.each([
    'pmla-sick-refused',
    'companies-woman-refused',
    'magistrate-bar-opened',
    'magistrate-bar-refused',
    'rape-anticipatory-refused',
    'anticipatory-atrocities-refused',
    'life-sentence-suspended',
  ])('is missing, so that the order cannot be signed (%s)', (name) => {
    const kept = ALL[name]?.decision.findings?.filter(({ code }) => code.startsWith('gate-')) ?? [];
    expect(faultsWithout(name, { findings: kept })).toEqual(['finding']);
  });

  it('on the proviso is not asked of a refusal on other grounds', () => {
    expect(faultsWithout('pmla-sick-refused', { reasons: ['flight-risk'], findings: [] })).toEqual([]);
  });
});

describe('facts of the record', () => {
  const DISCLOSED = { en: /other criminal case/, hi: /अन्य आपराधिक माम/u } as const;

  it.each(['default-granted', 'undertrial-granted', 'sessions-withdrawn', 'sessions-not-maintainable'])(
    'on other cases are not in an order that does not weigh them (%s)',
    (name) => {
      for (const language of LANGUAGES) expect(printed(name, language)).not.toMatch(DISCLOSED[language]);
    },
  );

  it('on other cases are those of the application, not a finding', () => {
    expect(printed('magistrate-granted')).toContain('The application discloses no other criminal case.');
    expect(printed('magistrate-granted')).not.toContain('There is no other criminal case');
  });

  it('are not printed if they are unknown', () => {
    const content = withFacts({ chargesheet: undefined, trial: undefined, antecedents: undefined });
    const text = paperOf({ content, decision: refusal }, 'en');
    expect(text).not.toMatch(/police report|witness.* cited|discloses/);
  });

  it('give the term and the fraction to a grant under section 479, and no term to a refusal', () => {
    expect(printed('undertrial-granted')).toContain('The applicant has never been convicted of any offence.');
    expect(printed('undertrial-half-granted')).not.toContain('never been convicted');
    expect(printed('undertrial-refused')).not.toContain('maximum term of imprisonment');
  });

  it('do not suggest that the report was filed on the day of the order', () => {
    expect(printed('default-granted')).not.toMatch(/filed until/);
  });
});

it('does not say that circumstances are stated below if none are', () => {
  expect(faultsWithout('suspension-refused', { text: undefined })).toEqual(['text']);
  expect(faultsWithout('suspension-refused', {})).toEqual([]);
});

it('has Hindi findings that agree with a woman', () => {
  expect(printed('companies-woman-refused', 'hi')).not.toContain('अपराध का दोषी');
});
