import { fc } from '../../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { itemsOf, paragraphsOf } from '../../../src/documents/paragraphs.ts';
import { languageRuns, scriptRuns, spacedRuns } from '../../../src/documents/script-runs.ts';
import { unsupportedCharacters } from '../../../src/documents/pdf-fonts.ts';

describe('spaced runs', () => {
  it('keep the spaces between words of one script in one run', () => {
    const { length } = spacedRuns('आवेदक निर्दोष है और जाँच में सहयोग करेगा। BNS 480');
    expect(length).toBe(2);
    expect(spacedRuns('Mr सुनील कर्म, 5')).toEqual([
      { text: 'Mr ', lang: 'en' },
      { text: 'सुनील कर्म', lang: 'hi' },
      { text: ', 5', lang: 'en' },
    ]);
  });

  it('keep every character in its order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('क', 'ি', 'a', ' ', ',', '\u200d') }), (text) => {
        expect(
          spacedRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('script runs', () => {
  it('keep conjuncts, reph and joiners together', () => {
    expect(scriptRuns('Mr सुनील र्‍या (कर्म), 5')).toEqual([
      { text: 'Mr ', lang: 'en' },
      { text: 'सुनील', lang: 'hi' },
      { text: ' ', lang: 'en' },
      { text: 'र्\u200dया', lang: 'hi' },
      { text: ' (', lang: 'en' },
      { text: 'कर्म', lang: 'hi' },
      { text: '), 5', lang: 'en' },
    ]);
  });

  it('lose no character for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          scriptRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
        expect(
          languageRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('join one language across a space for screen readers', () => {
    expect(languageRuns('to सुनील रामचंद्र जाधव, Pune')).toEqual([
      { text: 'to ', lang: 'en' },
      { text: 'सुनील रामचंद्र जाधव', lang: 'hi' },
      { text: ', Pune', lang: 'en' },
    ]);
  });
});

describe('unsupported PDF characters', () => {
  it('include other scripts and rare signs', () =>
    expect(unsupportedCharacters('தமிழ் and ā')).toContain('ā'));
  it('are absent from English, Hindi and money', () =>
    expect(unsupportedCharacters('₹6.5 lakh – “कर्म” é')).toEqual([]));
});

describe('splitting text into paragraphs', () => {
  it.each<[string, string, string[]]>([
    ['by numbers', '1. One\n2) Two\nstill two\n(3) Three', ['One', 'Two\nstill two', 'Three']],
    ['by Devanagari numbers', '१. एक\n२. दो', ['एक', 'दो']],
    ['by bullets', '- One\n• Two', ['One', 'Two']],
    ['by blank lines', 'One\nand more\n \nTwo\r\n\r\nThree', ['One\nand more', 'Two', 'Three']],
    ['not at a year or a section', '2024 was long.\n498A is alleged.', ['2024 was long.\n498A is alleged.']],
    ['none in nothing', ' \n ', []],
  ])('%s', (_, text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs));

  it('reads one condition per line', () =>
    expect(itemsOf('to stay\n- to report')).toEqual(['to stay', 'to report']));
});
