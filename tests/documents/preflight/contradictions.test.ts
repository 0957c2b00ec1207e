/** Values that differ between the application, its texts, read papers, its case and the case list. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import type { OtherSources } from '#documents/preflight/contradictions.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { BLANK_CO_APPLICANT } from '#domain/application/form-rows.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import type { PaperClaim } from '#domain/application/paper-claims.ts';
import { day } from '#kernel/calendar-date.ts';
import { filledForm } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';

const context = { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES, unfinished: true };

const MATTER: Partial<ApplicationForm> = {
  firNumber: '218/2026',
  policeStation: 'Shivajinagar',
  firDate: '2026-07-09',
  custodyStatus: 'judicial',
  arrestDate: '2026-07-12',
  firstRemandDate: '2026-07-13',
  chargesheet: 'filed',
  chargesheetOn: '2026-09-01',
  witnessesCited: '14',
  witnessesExamined: '3',
  trialStage: 'Evidence',
  antecedents: 'none',
};

function differing(form: Partial<ApplicationForm>, sources: OtherSources = {}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a complete form
  const written = partialFromForm(filledForm({ ...MATTER, ...form })) as BailDraft;
  const matter = matterOf(written, context);
  const document = bailApplication(written, context);
  return preflight({ matter, document, sources }).filter(({ key }) => key.startsWith('differs:'));
}

const keys = (form: Partial<ApplicationForm>, sources?: OtherSources) =>
  differing(form, sources).map(({ key }) => key.replace('differs:', ''));

const claim = (
  fact: PaperClaim['fact'],
  value: string,
  paper: PaperClaim['paper'] = 'remand',
): PaperClaim => ({
  paper,
  fact,
  value,
});

describe('a paper that was read', () => {
  it.each<[PaperClaim, string]>([
    [claim('arrestDate', '2026-07-10', 'arrest-memo'), 'arrestDate'],
    [claim('firstRemandDate', '2026-07-12'), 'firstRemandDate'],
    [claim('chargesheetOn', '2026-09-02', 'charge-sheet'), 'chargesheetOn'],
    [claim('firNumber', '219/2026', 'fir'), 'firNumber'],
    [claim('policeStation', 'Kothrud', 'fir'), 'policeStation'],
    [claim('fullName', 'Suresh Kale', 'fir'), 'fullName'],
    [claim('witnesses', '15', 'charge-sheet'), 'witnessesCited'],
  ])('is reported with the field of %j', (read, field) => {
    expect(differing({}, { claims: [read] }).map((each) => each.field)).toEqual([field]);
  });

  it('is not reported if it agrees, in another spelling or for another applicant', () => {
    const claims = [
      claim('arrestDate', '2026-07-12'),
      claim('firNumber', 'Crime No. 218 of 2026', 'fir'),
      claim('policeStation', 'P.S. Shivajinagar', 'fir'),
      claim('witnesses', '14', 'charge-sheet'),
    ];
    expect(keys({}, { claims })).toEqual([]);
    const pawar = { ...BLANK_CO_APPLICANT, name: 'Amit Pawar', age: '30', address: 'Pune' };
    const other = { ...pawar, custodyStatus: 'judicial' as const, arrestDate: '2026-07-14' };
    expect(keys({ coApplicants: [other] }, { claims: [claim('arrestDate', '2026-07-14')] })).toEqual([]);
  });

  it('names both values and the kind of the paper', () => {
    const [found] = differing({}, { claims: [claim('arrestDate', '2026-07-10', 'arrest-memo')] });
    expect(found?.text).toBe(
      '“Date of arrest” is 12-07-2026 in the application, but 10-07-2026 in the paper that was read (Arrest memo). Check both values.',
    );
  });
});

describe('a typed text', () => {
  it.each<[string, string]>([
    ['The applicant was arrested on 10-07-2026.', 'arrest:bailGrounds:10-07-2026'],
    ['The applicant is in custody since 1 July 2026.', 'arrest:bailGrounds:1 July 2026'],
    ['आवेदक को 10-07-2026 को गिरफ्तार किया गया।', 'arrest:bailGrounds:10-07-2026'],
    ['He has been in custody for 45 days.', 'custody:bailGrounds:custody for 45 days'],
    ['आवेदक 45 दिनों से न्यायिक अभिरक्षा में है।', 'custody:bailGrounds:45 दिनों से न्यायिक अभिरक्षा'],
    ['The prosecution cites 42 witnesses.', 'witnesses:bailGrounds:42 witnesses'],
    ['Only four witnesses are examined.', 'witnesses:bailGrounds:four witnesses'],
    ['अभियोजन के 42 गवाह हैं।', 'witnesses:bailGrounds:42 गवाह'],
  ])('is reported for “%s”', (bailGrounds, key) => {
    expect(keys({ bailGrounds })).toEqual([key]);
  });

  it.each([
    'The applicant was arrested on 12.07.2026 and remanded on 13-07-2026.',
    'The co-accused was arrested on 10-07-2026.',
    'He has been in custody for 132 days. The law allows 60 days.',
    'Of 14 witnesses 3 are examined; 11 witnesses are left. The two eye witnesses are police officers.',
    'The applicant has no criminal antecedents.',
    'The charge-sheet relies on 22 documents.',
  ])('is not reported for “%s”', (bailGrounds) => {
    expect(keys({ bailGrounds })).toEqual([]);
  });

  it('is reported if it denies the other cases that the disclosure lists', () => {
    const form: Partial<ApplicationForm> = {
      bailGrounds: 'The applicant has no criminal antecedents.',
      antecedents: 'some',
      otherCases: [
        {
          firNumber: '97/2023',
          policeStation: 'Kothrud',
          district: '',
          sections: 'IPC 379',
          state: 'pending',
          on: '',
        },
      ],
    };
    expect(keys(form)).toEqual(['antecedents:bailGrounds:has no criminal antecedents']);
    expect(differing(form).map(({ stopsFiling }) => stopsFiling)).toEqual([true]);
    const besideIt = 'The applicant has no other criminal case.';
    expect(differing({ ...form, bailGrounds: besideIt }).map(({ stopsFiling }) => stopsFiling)).toEqual([
      undefined,
    ]);
    for (const bailGrounds of [
      'Except FIR 97/2023 the applicant has no criminal antecedents.',
      'The co-accused, who has no criminal antecedents, is on bail.',
    ])
      expect(keys({ ...form, bailGrounds })).toEqual([]);
  });

  it('is held against the documents that the charge-sheet lists', () => {
    const claims = [claim('documents', '18', 'charge-sheet')];
    const bailGrounds = 'The charge-sheet relies on 22 documents.';
    expect(keys({ bailGrounds }, { claims })).toEqual(['documents:bailGrounds:22 documents']);
  });
});

it.each([
  ['The applicant has no criminal antecedents. He is a student.', true],
  ['1. That the applicant has no previous criminal antecedents.', true],
  ['आवेदक का कोई आपराधिक इतिहास नहीं है।', true],
  ['The applicant has no criminal antecedents of violence.', undefined],
  ['The police report that the applicant has no criminal antecedents in Pune.', undefined],
  ['Before 2023 the applicant has no criminal antecedents.', undefined],
  ['The applicant has no criminal record of conviction.', undefined],
  ['The applicant has no criminal history.', undefined],
  ['His father has no criminal antecedents.', undefined],
  ['पुणे में आवेदक का कोई आपराधिक इतिहास नहीं है।', undefined],
])('stops the filing only if the sentence is a mere denial: “%s”', (bailGrounds, stops) => {
  const row = {
    firNumber: '97/2023',
    policeStation: 'Kothrud',
    district: '',
    sections: 'IPC 379',
    state: 'pending' as const,
    on: '',
  };
  const found = differing({ bailGrounds, antecedents: 'some', otherCases: [row] });
  expect(found.map(({ stopsFiling }) => stopsFiling)).toEqual([stops]);
});

describe('cases of the user', () => {
  const joined = { name: 'Ramesh Jadhav', firNumber: '218/2026', policeStation: 'Shivajinagar' };

  it('report another accused or FIR of the case that the application joins', () => {
    expect(keys({}, { ofCase: joined })).toEqual([]);
    expect(keys({}, { ofCase: { ...joined, name: 'Suresh Kale', firNumber: '97/2025' } })).toEqual([
      'case:fullName',
      'case:firNumber',
    ]);
  });

  it('report a case of the same name that the sworn list leaves out', () => {
    const caseList = [{ ...joined, firNumber: '97/2023', policeStation: 'Kothrud' }];
    expect(differing({}, { caseList }).map(({ key, field }) => [key, field])).toEqual([
      ['differs:list:97/2023:Kothrud', 'antecedents'],
    ]);
    const listed: Partial<ApplicationForm> = {
      antecedents: 'some',
      otherCases: [
        {
          firNumber: '97/2023',
          policeStation: 'Kothrud',
          district: '',
          sections: '',
          state: 'acquitted',
          on: '',
        },
      ],
    };
    expect(keys(listed, { caseList })).toEqual([]);
    expect(keys({ antecedents: '' }, { caseList })).toEqual([]);
    expect(keys({}, { caseList: [joined] })).toEqual([]);
  });
});
