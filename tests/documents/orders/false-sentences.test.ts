/** Sentences that are false of a relief or an outcome, and that its order never prints. */
import { describe, expect, it } from 'vitest';
import { ORDER_MATTERS, type OrderMatter } from './order-matters.ts';
import { matterNamed, paperOf } from './signed-matter.ts';

const LANGUAGES = ['en', 'hi'] as const;

const named = (part: string): string[] => Object.keys(ORDER_MATTERS).filter((name) => name.includes(part));

const MERITS = { en: 'on the merits of the case', hi: 'गुण-दोष पर अभिमत' } as const;

/** A matter of a child whose record names this place of custody. */
const keptAt = (name: string, jail: string): OrderMatter => {
  const matter = matterNamed(name);
  return { ...matter, content: { ...matter.content, case: { ...matter.content.case, jail } } };
};

describe('an order on a child', () => {
  const WRONG = {
    en: /arrested|remanded|judicial custody|prison\b(?!\.)|Superintendent|jail|applicant (?:shall|is|was)|open court|trial court|required in any other case/i,
    hi: /गिरफ्तार|रिमांड|न्यायिक अभिरक्षा|अधीक्षक|जेल|आवेदक को|खुले न्यायालय|विचारण न्यायालय/u,
  } as const;

  it.each(named('child'))('speaks of no arrest, prison or open court (%s)', (name) => {
    for (const language of LANGUAGES)
      expect(paperOf(matterNamed(name), language)).not.toMatch(WRONG[language]);
  });

  it.each(['Yerawada Central Prison', 'Sub-Jail, Baramati', 'Hadapsar Police Station', 'यरवडा कारागार'])(
    'does not print a recorded place that is no home: %s',
    (place) => {
      for (const name of named('child')) {
        for (const language of LANGUAGES) expect(paperOf(keptAt(name, place), language)).not.toContain(place);
      }
    },
  );

  it('goes to the home, the Child Welfare Police Officer and the guardian', () => {
    const text = paperOf(matterNamed('child-granted'), 'en');
    expect(text).toContain('to the person in charge of the home, Observation Home, Yerawada, by e-mail');
    expect(text).toContain('to the Child Welfare Police Officer, Police Station Hadapsar.');
    expect(text).toContain('to the child and the parent or guardian');
  });

  it('begins no sentence with a small letter in place of the name', () => {
    const matter = matterNamed('child-granted');
    const text = paperOf(
      { ...matter, decision: { ...matter.decision, text: 'Sunil goes to school.' } },
      'en',
    );
    expect(text).toContain('The child goes to school.');
  });
});

describe('an order on an appeal', () => {
  it.each(named('appeal-').filter((name) => !name.startsWith('suspension')))(
    'speaks of no application and no applicant (%s)',
    (name) => {
      // the appeal is from an order on an application, which the record lists
      const english = paperOf(matterNamed(name), 'en').replace(/^.*Earlier applications: .*$/m, '');
      expect(english).not.toMatch(/appli(?:cation|cant)/i);
      const hindi = paperOf(matterNamed(name), 'hi').replace(/^.*पूर्व आवेदन: .*$/mu, '');
      expect(hindi).not.toMatch(/आवेद(?:न|क)/u);
    },
  );
});

describe('the saving clause', () => {
  it.each([...named('default'), ...named('undertrial'), ...named('bailable'), 'sessions-withdrawn'])(
    'is absent if no merits were weighed (%s)',
    (name) => {
      for (const language of LANGUAGES) {
        expect(paperOf(matterNamed(name), language)).not.toContain(MERITS[language]);
      }
    },
  );

  it.each(['sessions-granted', 'sessions-refused', 'ndps-granted', 'sessions-cancelled'])(
    'is printed in an order on the merits (%s)',
    (name) => {
      for (const language of LANGUAGES)
        expect(paperOf(matterNamed(name), language)).toContain(MERITS[language]);
    },
  );

  it('is not replaced by "considered on its merits" in a claim of right', () => {
    const matter = matterNamed('default-granted');
    const decision = { ...matter.decision, state: { position: 'not-opposed' as const } };
    expect(paperOf({ ...matter, decision }, 'en')).not.toMatch(/merits/);
    expect(paperOf({ ...matter, decision }, 'hi')).not.toMatch(/गुण/u);
  });
});

describe('other sentences', () => {
  it.each(['anticipatory-protection', 'transit-granted'])(
    'promises no release before an arrest (%s)',
    (name) => {
      expect(paperOf(matterNamed(name), 'en')).not.toMatch(/The release/);
      expect(paperOf(matterNamed(name), 'hi')).not.toMatch(/रिहाई 25,000/u);
    },
  );

  it.each(['sessions-interim', 'anticipatory-protection'])(
    'allows the whole application in no interim order (%s)',
    (name) => {
      expect(paperOf(matterNamed(name), 'en')).not.toContain('is allowed. ');
    },
  );

  it('says in no cancellation that the person on bail is in custody', () => {
    const text = paperOf(matterNamed('sessions-cancelled'), 'en');
    expect(text).not.toMatch(
      /is in judicial custody|has been in custody|in judicial custody at|opposes the application/,
    );
    expect(text).toContain('to the Station House Officer, Police Station Hadapsar.');
  });

  it('does not deny the police report on which a default right is refused', () => {
    expect(paperOf(matterNamed('default-refused-though-accrued'), 'en')).not.toContain(
      'No police report was filed',
    );
  });

  it('names a surety in no bond of a first offender under section 479', () => {
    expect(paperOf(matterNamed('undertrial-granted'), 'en')).not.toMatch(/with one surety/);
  });

  it('states the judgment whose sentence is suspended', () => {
    for (const name of named('suspension')) {
      expect(paperOf(matterNamed(name), 'en')).toMatch(/By judgment dated 10-11-2026, .+ convicted/);
    }
  });

  it('has Hindi verbs that agree with a woman', () => {
    const text = paperOf(matterNamed('bailable-granted'), 'hi');
    expect(text).not.toMatch(/करेगा|रहेगा|रह चुका है|का अधिकारी/u);
    expect(text).toContain('आवेदक निम्नलिखित शर्तों का पालन करेगी:');
  });

  it('has the ordinal beside the application in Hindi', () => {
    for (const name of Object.keys(ORDER_MATTERS)) {
      expect(paperOf(matterNamed(name), 'hi')).not.toMatch(/अधीन प्रथम/u);
    }
  });
});
