import { describe, expect, it } from 'vitest';
import { day } from '../../src/kernel/calendar-date.ts';
import { asAppliedBy } from '../../src/domain/application/each-applicant.ts';
import { contentFromForm, formFromContent } from '../../src/domain/application/form-content.ts';
import { BLANK_CO_APPLICANT } from '../../src/domain/application/form-rows.ts';
import { refusedFacts } from '../../src/domain/application/impossible-facts.ts';
import { ApplicationContent, type CoApplicant } from '../../src/contract/application/application.ts';
import { impossibleSentence } from '../../src/text/en/law/impossible.ts';
import { impossibleSentence as inHindi } from '../../src/text/hi/law/impossible.ts';
import { determineAll } from '../../src/law/determine.ts';
import { lawFactsOf } from '../../src/domain/case/law-facts.ts';
import { atLiberty, meena, ravi } from '../documents/joint/joint-matters.ts';
import { full } from '../documents/sample-application.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');

const content = (coApplicants: readonly CoApplicant[], change: object = {}): ApplicationContent =>
  ApplicationContent.parse({ ...full, ...change, coApplicants });

const codes = (given: ApplicationContent): string[] =>
  refusedFacts(given, TABLES, TODAY)
    .filter(({ path }) => path === 'coApplicants')
    .map(({ code }) => code);

describe('applicants of one application', () => {
  it('are accepted if their custody is the same', () => {
    expect(codes(content([ravi, meena]))).toEqual([]);
  });

  it.each([
    [
      'the first applicant again',
      [{ ...ravi, ...full.applicant, name: 'SUNIL  Ramchandra Jadhav' }],
      'same-applicant-twice',
    ],
    ['a co-applicant again', [ravi, { ...ravi, name: 'Ravi  kale' }], 'same-applicant-twice'],
    ['a child', [{ ...ravi, age: 17 }], 'child-with-adults'],
    ['one who was not arrested', [ravi, atLiberty(meena)], 'custody-differs'],
    ['an arrest before the offence', [{ ...ravi, arrestDate: day('2020-01-01') }], 'co-applicant-dates'],
    ['an arrest after today', [{ ...ravi, arrestDate: day('2027-01-01') }], 'co-applicant-dates'],
    ['a remand before the arrest', [{ ...ravi, firstRemandDate: day('2024-07-21') }], 'co-applicant-dates'],
  ] as const)('are refused in one sentence: %s', (_, people, code) => {
    const faults = refusedFacts(content(people), TABLES, TODAY).filter(({ path }) => path === 'coApplicants');
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    for (const sentence of faults.flatMap((fault) => [impossibleSentence(fault), inHindi(fault)]))
      expect(sentence).toMatch(/Ravi|Meena|SUNIL/i);
  });

  it('are accepted with one name if the father or the age differs', () => {
    expect(codes(content([ravi, { ...ravi, parentage: 'son of Sohan Kale' }]))).toEqual([]);
    expect(codes(content([ravi, { ...ravi, age: 54 }]))).toEqual([]);
  });

  it.each(['undertrial', 'suspension'] as const)('are refused for %s, which is of one person', (relief) => {
    const given = content([ravi], { bail: { ...full.bail, relief } });
    expect(codes(given)).toEqual(['relief-of-one-person']);
  });

  it('are refused if one in custody asks for anticipatory bail', () => {
    const { custodyStatus: _, arrestDate: _a, firstRemandDate: _r, ...facts } = full.case;
    const given = content([ravi], { case: facts, bail: { ...full.bail, relief: 'anticipatory' } });
    expect(codes(given)).toEqual(['custody-differs']);
  });

  it('are at most ten', () => {
    const many = Array.from({ length: 10 }, (_, n) => ({
      ...ravi,
      name: `Ravi Kale ${'abcdefghij'[n] ?? ''}`,
    }));
    const parsed = ApplicationContent.safeParse({ ...full, coApplicants: many });
    expect(parsed.error?.issues[0]?.message).toContain('up to 10 applicants');
  });
});

describe('the application of a co-applicant', () => {
  it('shares the facts of the case and none of the first person', () => {
    const { applicant, case: facts } = asAppliedBy(content([ravi]), ravi);
    expect(applicant).toMatchObject({ name: 'Ravi Kale', age: 29 });
    expect(facts).toMatchObject({
      firNumber: '218/2024',
      arrestDate: '2024-07-22',
      chargesheet: { state: 'filed' },
    });
    const bare = { name: 'Asha Rane', age: 30, gender: 'female', address: 'Pune' } as const;
    const unknown = asAppliedBy(content([bare]), bare).case;
    expect(Object.keys(unknown)).not.toEqual(
      expect.arrayContaining(['antecedents', 'arrestDate', 'custodyStatus', 'person', 'jail']),
    );
  });

  it('has its own rights from the same engine', () => {
    const joint = content([ravi, meena]);
    const applications = [joint, asAppliedBy(joint, ravi), asAppliedBy(joint, meena)];
    const found = applications.map((each) =>
      determineAll(
        lawFactsOf(each.case, TABLES, { bail: each.bail, applicant: each.applicant }),
        TABLES,
        TODAY,
      ),
    );
    expect(found.map(({ undertrial }) => undertrial.thresholdDate)).toHaveLength(3);
    expect(new Set(found.map(({ undertrial }) => undertrial.thresholdDate)).size).toBeGreaterThan(1);
    expect(found.map(({ matter }) => matter.neverConvicted)).toEqual([true, true, true]);
  });
});

describe('the form of several applicants', () => {
  it('returns the same content', () => {
    const given = content([ravi, meena]);
    const again = contentFromForm(formFromContent(given));
    expect(again.ok && again.value.coApplicants).toEqual(given.coApplicants);
  });

  it('sends no applicant for a blank row, and names a missing age', () => {
    const form = formFromContent(content([ravi]));
    const [row] = form.coApplicants;
    expect(row).toMatchObject({ name: 'Ravi Kale', age: '29', antecedents: 'none', coercive: 'none' });
    const cleared = contentFromForm({ ...form, coApplicants: [] }, content([ravi, meena]));
    expect(cleared.ok && cleared.value.coApplicants).toBeUndefined();
    const wrong = contentFromForm({ ...form, coApplicants: [{ ...BLANK_CO_APPLICANT, name: 'Ravi Kale' }] });
    expect(wrong.ok ? [] : Object.keys(wrong.error)).toContain('coApplicants.0.age');
  });
});
