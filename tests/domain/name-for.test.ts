import { describe, expect, it } from 'vitest';
import { fullNameOf, nameFor, type NamedRecord, namePartsFor, partyFor } from '#domain/case/name-for.ts';
import { titleFor } from '#domain/case/title-for.ts';

const record = (
  applicant: Partial<NamedRecord['applicant']>,
  rest: Partial<NamedRecord> = {},
): NamedRecord => ({
  applicant: { name: 'Ravi Kumar', ...applicant },
  firNumber: '218/2026',
  ...rest,
});

describe('the name in lists, titles and file names', () => {
  it.each([
    ['by age', record({ age: 16 })],
    ['by the age at the act of an adult today', record({ age: 22 }, { case: { person: { ageAtAct: 17 } } })],
    ['by the answer "child"', record({}, { facts: { person: { child: true } } })],
  ])('is withheld for a child %s', (_, child) => {
    expect(nameFor(child)).toBe('X (218/2026)');
    expect(partyFor(child)).toBe('X');
  });

  it.each([
    ['of known age', record({ age: 40 })],
    ['of unknown age', record({})],
    ['who was eighteen at the act', record({ age: 17 }, { case: { person: { ageAtAct: 18 } } })],
  ])('is shown for an adult %s', (_, adult) => {
    expect(nameFor(adult)).toBe('Ravi Kumar');
    expect(partyFor(adult)).toBe('Ravi Kumar');
  });

  it('takes the FIR number of the facts of an application', () => {
    const { firNumber: _fir, ...rest } = record({ age: 16 });
    expect(nameFor({ ...rest, case: { firNumber: '9/2026' } })).toBe('X (9/2026)');
    expect(nameFor(rest)).toBe('X');
  });

  it('has the number of further applicants in a part of its own, and none for a child', () => {
    const coApplicants = [{}, {}];
    expect(namePartsFor(record({ age: 40 }, { coApplicants }))).toEqual({ name: 'Ravi Kumar', more: '+2' });
    expect(nameFor(record({ age: 40 }, { coApplicants }))).toBe('Ravi Kumar +2');
    expect(namePartsFor(record({ age: 16 }, { coApplicants }))).toEqual({ name: 'X (218/2026)', more: '' });
  });

  it('stays in the particulars of the file', () => {
    expect(fullNameOf(record({ age: 16 }))).toBe('Ravi Kumar');
  });
});

describe('the title of a case', () => {
  it('loses the names of a child, also the given name alone', () => {
    const named = { ...record({ age: 16, nameLocal: 'रवि कुमार' }), title: 'Ravi v. State; रवि कुमार' };
    expect(titleFor(named)).toBe('X v. State; X');
  });

  it.each([
    ['Ravi Kumar v. victim Sunita Kale', 'BNS 64(1)', 'Ravi Kumar v. victim X'],
    ['Ravi Kumar v. Sunita Kale and the State', 'POCSO 6', 'Ravi Kumar v. X and the State'],
    ['Ravi Kumar v. Sunita Kale', 'BNS 318(4)', 'Ravi Kumar v. Sunita Kale'],
  ])('names the victim of a sexual offence as X: %s, %s', (title, section, shown) => {
    const facts = { sections: [section], allegations: 'The prosecutrix, Sunita Kale, lives in Pune.' };
    expect(titleFor({ ...record({ age: 30 }), facts, title })).toBe(shown);
  });

  it('stays as written for an adult', () => {
    expect(titleFor({ ...record({ age: 30 }), title: 'Ravi Kumar v. State' })).toBe('Ravi Kumar v. State');
  });
});

const joint = (count: number) => ({ ...record({ age: 40 }), coApplicants: Array.from({ length: count }) });

describe('the name of several applicants', () => {
  it('says how many more there are', () => {
    expect(nameFor(joint(2))).toBe('Ravi Kumar +2');
  });

  it.each([
    [1, 'Ravi Kumar and another'],
    [2, 'Ravi Kumar and others'],
  ])('is a party with %i more in a title', (count, party) => {
    expect(partyFor(joint(count))).toBe(party);
  });
});
