/** Broken files of grounds: each is refused with a message that names row, id and correction. */
import { describe, expect, it } from 'vitest';
import { withAddedGrounds } from '#documents/grounds/ground-library.ts';
import { FILE, library, readGrounds, ROW } from './invented-grounds.ts';

const faultsOf = (part: Record<string, unknown>): readonly string[] => {
  const result = readGrounds({ ...FILE, grounds: [{ ...ROW, ...part }] });
  return result.ok ? [] : result.error;
};

describe('the file of grounds', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a row without a reviewer', { reviewedBy: null }, 'Row 1 (harvest-season): reviewedBy is missing'],
    ['a row without the day of the review', { reviewedOn: undefined }, 'Row 1 (harvest-season): reviewedOn'],
    ['a review to come', { reviewedOn: '2026-11-21' }, 'reviewedOn is 21-11-2026, after the source'],
    ['one language', { text: { en: 'Only English.' } }, 'text.hi is missing'],
    ['an unknown field', { printed: true }, 'printed is no field of a ground'],
    ['an unknown family', { family: 'weather' }, 'family is none of'],
    ['an unknown relief', { reliefs: ['parole'] }, 'reliefs is none of'],
    ['an unknown kind of offence', { kinds: ['weather'] }, 'weather is no kind of offence'],
    ['an unknown proof', { proof: ['hearsay'] }, 'hearsay is no proof'],
    ['an unknown fact', { when: [{ fact: 'case.mood', op: 'known' }] }, 'case.mood is no fact'],
    ['an unknown value of the law', { when: [{ fact: 'law.mood', op: 'known' }] }, 'law.mood is no fact'],
    [
      'a value of another type',
      { when: [{ fact: 'law.custodyDays', op: 'atLeast', value: '30' }] },
      'the value of law.custodyDays atLeast does not fit',
    ],
    ['a blank without a source', { text: { en: '{mood} of the', hi: 'मन' } }, 'the blank {mood}'],
    ['an unknown Act', { authority: [{ source: 'XYZ', at: 's.1' }] }, 'XYZ is no code of our tables'],
    ['a hidden direction mark', { strengthNote: 'a\u202eb' }, 'strengthNote has the character U+202E'],
  ])('refuses %s', (_name, part, message) => {
    expect(faultsOf(part).join('\n')).toContain(message);
  });

  it('refuses a repeated id and an unknown field of the file', () => {
    const twice = readGrounds({ ...FILE, grounds: [ROW, ROW] });
    expect(twice.ok ? '' : twice.error.join()).toContain('Row 2 (harvest-season): the id stands');
    const further = readGrounds({ ...FILE, readTo: '2026-11-01' });
    expect(further.ok ? '' : further.error.join()).toContain('readTo is no field of the file');
  });

  it('accepts every ground of the library for an application in the format of the operator', () => {
    const own = library.grounds.filter(({ family }) => family !== 'cancellation');
    const grounds = own.map((row) => Object.assign({}, row, { reviewedBy: 'A', reviewedOn: '2026-11-18' }));
    const result = readGrounds({ ...FILE, grounds });
    expect(result.ok ? [] : result.error).toEqual([]);
  });
});

it('replaces a ground of the library that has the same id', () => {
  const [first] = library.grounds;
  const file = readGrounds({ ...FILE, grounds: [{ ...ROW, id: first?.id }] });
  const merged = withAddedGrounds(library, file.ok ? [file.value] : []);
  expect(merged.grounds).toHaveLength(library.grounds.length);
  expect(merged.grounds[0]?.heading).toEqual(ROW.heading);
});
