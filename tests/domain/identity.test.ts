/** Namesakes of one FIR who file separately: the same person, another person, or a question to the filer. */
import { describe, expect, it } from 'vitest';
import { ApplicationContent } from '#contract/application/application.ts';
import {
  earlierApplications,
  OTHER_PERSON,
  withoutNamesakes,
} from '#domain/application/earlier-applications.ts';
import { identityOf } from '#domain/application/identity.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { context, full } from '../documents/sample-application.ts';

const asks = { name: 'Sunil Jadhav', parentage: 'son of Ramchandra Jadhav', age: 34 };

describe('two persons of one name', () => {
  it.each([
    ['the same father', { parentage: 'S/o Ramchandra' }, 'same'],
    ['the same father and another age', { parentage: 'S/o Ramchandra', age: 61 }, 'same'],
    ['the same father in another script', { parentage: 'पुत्र रामचन्द्र जाधव', age: 61 }, 'same'],
    ['the same father in two words', { parentage: 'S/o Ram Chandra', age: 61 }, 'same'],
    ['no father and a fitting age', { parentage: undefined, age: 33 }, 'same'],
    ['no father and another age', { parentage: undefined, age: 58 }, 'unsure'],
    ['another father and another age', { parentage: 'son of Eknath Jadhav', age: 22 }, 'other'],
    ['another father and a fitting age', { parentage: 'son of Eknath Jadhav', age: 34 }, 'unsure'],
    ['another name', { name: 'Anil Jadhav' }, 'other'],
  ] as const)('with %s are %s', (_, change, found) => {
    expect(identityOf(asks, { ...asks, ...change }, 0)).toBe(found);
  });

  it('age with the years between two records', () => {
    const young = { name: 'Sunil Jadhav', age: 29 };
    expect(identityOf({ name: 'Sunil Jadhav', age: 34 }, young, 5)).toBe('same');
    expect(identityOf({ name: 'Sunil Jadhav', age: 34 }, young, 0)).toBe('unsure');
  });
});

const row = (applicant: object) => ({
  ...ApplicationContent.parse({ ...full, applicant: { ...full.applicant, ...applicant } }),
  _id: 'earlier-1',
  caseId: 'case',
  createdAt: '2026-10-01T06:00:00.000Z',
  createdBy: 'me',
  status: 'Pending' as const,
  orders: [],
  updates: [],
  applicationNumber: 'ZB/2026/K7-0001',
});

const now = { at: '2026-11-20T06:00:00.000Z', createdBy: 'me', caseId: 'case' };
const own = { ...full.applicant, name: 'Sunil Jadhav', parentage: 'son of Ramchandra', age: 34 };
const paperWith = (applicant: object, bail: object = {}) =>
  bailApplication(
    { ...full, applicant: own, bail: { ...full.bail, ...bail }, annexure: { omitted: [] } },
    {
      ...context,
      earlier: earlierApplications({ ...full, ...now, applicant: own }, [
        row({ name: 'Sunil Jadhav', ...applicant }),
      ]),
    },
  );

describe('part E and the list of earlier applications', () => {
  it('leave out another person of the name', () => {
    const paper = paperWith({ parentage: 'son of Eknath', age: 22 });
    expect(plainText(paper)).not.toContain('K7-0001');
    expect(paper.concerns.filter(({ key }) => key.startsWith('namesake:'))).toEqual([]);
  });

  it('list the same person without a question', () => {
    const paper = paperWith({ parentage: 'son of Ramchandra', age: 34 });
    expect(plainText(paper)).toContain('K7-0001');
    expect(paper.concerns.filter(({ key }) => key.startsWith('namesake:'))).toEqual([]);
  });

  it('stop the filing with a question if the identity is unsure, and follow the answer', () => {
    const doubtful = { parentage: 'son of Eknath', age: 34 };
    const asked = paperWith(doubtful).concerns.filter(({ key }) => key.startsWith('namesake:'));
    expect(asked.map(({ answer, reason }) => [answer, reason])).toEqual([['needed', null]]);
    const answered = (reason: string) =>
      plainText(paperWith(doubtful, { answers: [{ concern: 'namesake:earlier-1', reason }] }));
    expect(answered(OTHER_PERSON)).not.toContain('K7-0001');
    expect(answered('same-person')).toContain('K7-0001');
  });

  it('of two namesakes who apply together name the one who applied before', () => {
    const second = { ...own, parentage: 'son of Eknath', age: 22 };
    const found = earlierApplications({ ...full, ...now, applicant: own, coApplicants: [second] }, [
      row({ name: 'Sunil Jadhav', parentage: 'son of Eknath', age: 22 }),
    ]);
    expect(
      found.map(({ of, namesake }) => [of?.includes('Eknath'), of?.includes('Ramchandra'), namesake]),
    ).toEqual([[true, false, undefined]]);
  });
});

it('asks about one of two applicants, and leaves the other in the list', () => {
  const joint = {
    ...now,
    applicant: own,
    coApplicants: [{ name: 'Anil Pawar', parentage: 'son of Eknath', age: 41 }],
    case: full.case,
  };
  const earlier = row({ name: 'Sunil Jadhav', parentage: 'son of Ramchandra', age: 34 });
  const younger = { name: 'Anil Pawar', age: 20, gender: 'male', address: 'Pune' } as const;
  const both = { ...earlier, coApplicants: [younger] };
  const [found] = earlierApplications(joint, [both]);
  expect(found?.of).toBe('Sunil Jadhav, Anil Pawar');
  expect(found?.namesake).toMatchObject({ name: 'Anil Pawar', beside: 'Sunil Jadhav' });
  const answered = withoutNamesakes(found ? [found] : [], [
    { concern: found?.namesake?.key ?? '', reason: OTHER_PERSON },
  ]);
  expect(answered.map(({ of }) => of)).toEqual(['Sunil Jadhav']);
});
