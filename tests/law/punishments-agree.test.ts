/** Digests, descriptions and columns of the tables state one punishment for each section. */
import { describe, expect, it } from 'vitest';
import { digests } from '#text/hi/law/law-digests.ts';
import { refKey } from '#search/cards/library.ts';
import { punishmentText } from '#features/law/legal-database/punishment-text.ts';
import { legalDatabase } from '#text/en/law/legal-database.ts';
import { picker } from '#text/en/law/picker.ts';
import { ROWS, SEARCH } from './law-library.ts';

const { provisions } = SEARCH.library;
const fineIn = (text: string) => /\bfine\b/i.test(text);

const digested = ROWS.provisions.filter(({ punishment }) => punishment !== null);
const rowsOf = new Map(provisions.map((card) => [refKey(card), card.offences]));

describe('fine', () => {
  it('is named by a digest if and only if a row of the section has it', () => {
    const wrong = digested.filter((digest) => {
      const rows = rowsOf.get(refKey(digest)) ?? [];
      return rows.length > 0 && fineIn(digest.punishment ?? '') !== rows.some(({ fine }) => fine);
    });
    expect(wrong).toEqual([]);
  });

  it('is never said to be left out', () => {
    const said = digested.flatMap(({ punishment, description }) => [punishment ?? '', description]);
    expect(said.filter((text) => text.includes('without fine'))).toEqual([]);
    expect(Object.values(digests).filter((text) => /जुर्मान\S* (?:सहित या|के) बिना/u.test(text))).toEqual([]);
  });

  it('is joined in the punishment as in the description', () => {
    const joints = digested.flatMap(({ code, section, description, punishment }) => {
      const described = jointIn(description);
      const stated = jointIn(punishment ?? '');
      return described !== null && stated !== described ? [`${code} ${section}: ${described}`] : [];
    });
    expect(joints).toEqual([]);
    expect(digested.filter(({ description }) => jointIn(description) !== null).length).toBeGreaterThan(3);
  });

  it('sets the fine of each row whose note says fine only', () => {
    const rows = provisions.flatMap(({ offences }) => offences);
    const wrong = rows.filter(
      ({ maxYears, fine, note }) => maxYears === 0 && !fine && note.startsWith('Fine only'),
    );
    expect(wrong).toEqual([]);
  });
});

function jointIn(text: string): 'and' | 'or' | null {
  if (/\b(?:years?|months?|imprisonment),? or fine\b/.test(text)) return 'or';
  return /\b(?:years?|months?|imprisonment|life),? and fine\b(?! as)/.test(text) ? 'and' : null;
}

it.each([
  ['POCSO', '14(2)', { maxYears: null, minYears: 5, bailable: false }],
  ['JJ', '75 (second proviso)', { maxYears: 5, cognizable: false, bailable: false }],
  ['JJ', '75 (third proviso)', { maxYears: 10, minYears: 3, cognizable: true, bailable: false }],
  ['ONLINE-GAMING', '9(1)', { maxYears: 3, cognizable: true, bailable: false, confidence: 'low' }],
  ['ONLINE-GAMING', '9(2)', { maxYears: 2, cognizable: false, bailable: true, confidence: 'low' }],
])('has the row of %s %s', (code, section, row) => {
  expect(provisions.flatMap(({ offences }) => offences)).toContainEqual(
    expect.objectContaining({ code, section, ...row }),
  );
});

it('says once that everything follows the principal offence', () => {
  const texts = provisions
    .flatMap(({ offences }) => offences)
    .map((offence) => punishmentText(offence, { legalDatabase, picker }));
  expect(texts).toContain('Same as the principal offence.');
  expect(texts.filter((text) => text.split('principal offence').length > 4)).toEqual([]);
});
