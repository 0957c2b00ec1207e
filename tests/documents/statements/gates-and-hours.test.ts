/** Sentences that once named the wrong paper, broke the agreement of a Hindi verb, or split a date from its case. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context, withFacts } from '../sample-application.ts';

const library = await loadGroundLibrary();

const english = (draft: BailDraft): string =>
  plainText(bailApplication(draft, context)).replaceAll('\u00a0', ' ');
const hindi = (draft: BailDraft): string =>
  plainText(bailApplication(draft, { ...context, papers: HINDI_PAPERS })).replaceAll('\u00a0', ' ');

describe('the conditions of a special Act', () => {
  const gated = { court: 'high', courtPlace: 'Bombay' } as const;
  const inAppeal = withFacts({ ...gated, sections: ['SC/ST 3(1)(r)', 'NDPS 21(c)'] });
  const inApplication = withFacts({ ...gated, sections: ['NDPS 21(c)'] });

  it('apply to the appeal in an appeal', () => {
    expect(english(inAppeal)).toMatch(/applies to this appeal and requires that/);
    expect(english(inAppeal)).toContain('an opportunity to oppose the appeal');
    expect(hindi(inAppeal)).toContain('इस अपील पर');
    expect(hindi(inAppeal)).toContain('अपील का विरोध करने का अवसर');
  });

  it('apply to the application in an application', () => {
    expect(english(inApplication)).toMatch(/applies to this application and requires that/);
    expect(english(inApplication)).toContain('an opportunity to oppose the application');
    expect(hindi(inApplication)).toContain('इस आवेदन पर');
  });

  it.each<BailDraft['case']>([
    { sections: ['MCOCA 3(1)(ii)'], person: { onBailAtOffence: false } },
    { sections: ['UAPA 16(1)(b)'], person: { unlawfulEntry: false } },
  ])('agree with the noun of the section in Hindi: %j', (facts) => {
    const text = hindi(withFacts({ ...gated, ...facts }));
    expect(text).toMatch(/की धारा \S+ लागू नहीं होती।/);
    expect(text).not.toMatch(/धारा \S+ लागू नहीं होता/);
  });
});

const producedOn = day('2026-08-05');
const late = withFacts({
  court: 'sessions',
  arrestDate: day('2026-08-03'),
  firstRemandDate: producedOn,
  firDate: day('2026-08-02'),
  offenceDate: day('2026-08-01'),
  arrest: { at: '09:15', production: { state: 'produced', on: producedOn, at: '11:30' } },
});

describe('the time of the journey to the Magistrate', () => {
  const never = withFacts({
    court: 'sessions',
    arrestDate: day('2026-11-10'),
    firstRemandDate: undefined,
    firDate: day('2026-11-09'),
    offenceDate: day('2026-11-08'),
    chargesheet: undefined,
    trial: undefined,
    arrest: { production: { state: 'none' } },
  });

  it.each([late, never])('is no fact of the paper, only of the rule', (draft) => {
    expect(english(draft)).toMatch(
      /The applicant submits that the time allowed by section 58 [^:]* had passed: twenty-four hours, excluding the time necessary for the journey\./,
    );
    expect(english(draft)).not.toMatch(/beyond twenty-four hours excluding/);
    expect(hindi(draft)).toMatch(/आवेदक का निवेदन है कि .* की धारा 58 के अधीन अनुमत समय बीत चुका था/);
  });

  it('is asked before a ground leaves it out', () => {
    const ground = proposedGrounds(matterOf(late, context), library).find(
      ({ id }) => id === 'not-produced-in-time',
    );
    expect(ground?.written({}).replaceAll('\u00a0', ' ')).toContain('arrested on 03-08-2026 at 09:15 IST');
    expect(ground?.confirm.map(({ ask }) => ask.en).join(' ')).toMatch(/without the time of the journey/);
    const inHindi = proposedGrounds(matterOf(late, { ...context, papers: HINDI_PAPERS }), library).find(
      ({ id }) => id === 'not-produced-in-time',
    );
    expect(inHindi?.written({}).replaceAll('\u00a0', ' ')).toContain(
      'को 03-08-2026 (09:15 बजे IST) को गिरफ्तार किया गया',
    );
  });
});

describe('an hour in Hindi', () => {
  it('puts the hour of the arrest before its case ending', () => {
    const text = hindi(late);
    expect(text).toContain('03-08-2026 (09:15 बजे IST) को गिरफ्तार किया गया');
    expect(text).not.toContain('(IST)');
  });
});
