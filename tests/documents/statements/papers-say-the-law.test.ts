/** A paper says what the engine finds, and pleads what the law asks of its relief. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context, full, withFacts } from '../sample-application.ts';

const english = (draft: BailDraft): string => plainText(bailApplication(draft, context));
const hindi = (draft: BailDraft): string =>
  plainText(bailApplication(draft, { ...context, papers: HINDI_PAPERS }));

const none: NonNullable<BailDraft['case']>['antecedents'] = { known: true, rows: [] };

const free = {
  custodyStatus: 'not-arrested',
  arrestDate: undefined,
  firstRemandDate: undefined,
  chargesheet: undefined,
  trial: undefined,
} as const;

const asWoman = (draft: BailDraft): BailDraft => ({
  ...draft,
  applicant: {
    ...full.applicant,
    name: 'Sunita Jadhav',
    nameLocal: undefined,
    gender: 'female',
    parentage: 'wife of Ramchandra Jadhav',
  },
});

describe('release of an undertrial with another pending case', () => {
  const draft = withFacts(
    {
      court: 'magistrate',
      arrestDate: day('2024-07-05'),
      firstRemandDate: day('2024-07-06'),
      antecedents: {
        known: true,
        rows: [{ firNumber: '97/2023', policeStation: 'Kothrud', sections: ['IPC 379'], state: 'pending' }],
      },
    },
    { relief: 'undertrial' },
  );

  it('states the fraction, its date and the answer to 479(2)', () => {
    const text = english(draft);
    expect(text).toContain('One-third of 7 years is 2 years 4 months.');
    expect(text).toMatch(/completed on 05-11-2026/);
    expect(text).toMatch(/One other case is pending .* section.479\(2\)/);
  });

  it('claims no release as of right', () => {
    expect(english(draft)).not.toMatch(/bar in section.479\(2\).* is not attracted/);
  });

  it('says the same in Hindi', () => {
    const text = hindi(draft);
    expect(text).toContain('एक-तिहाई 2 वर्ष 4 माह है');
    expect(text).toMatch(/एक अन्य मामला लंबित है/);
  });
});

const murder = (court: 'sessions' | 'high', trial = {}): BailDraft =>
  withFacts({
    court,
    sections: ['IPC 302'],
    firDate: day('2021-02-01'),
    offenceDate: day('2021-01-30'),
    arrestDate: day('2021-02-02'),
    firstRemandDate: day('2021-02-03'),
    chargesheet: { state: 'filed', on: day('2021-04-01') },
    trial: { stage: 'evidence', witnessesCited: 40, witnessesExamined: 4, ...trial },
    antecedents: none,
  });

it.each(['sessions', 'high'] as const)(
  'is pleaded for murder after 2118 days before the %s court',
  (court) => {
    const text = english(murder(court));
    expect(text).toContain('Delay of the trial');
    expect(text.match(/custody for 2,118 days/g)).toHaveLength(1);
    expect(text.match(/40 witnesses cited, 4 have been examined/g)).toHaveLength(1);
    expect(hindi(murder(court))).toContain('मुकदमे में विलंब');
  },
);

describe('delay of the trial', () => {
  it('is not pleaded after a few weeks of custody', () => {
    const { case: facts } = murder('high');
    const recent = withFacts({ ...facts, arrestDate: day('2026-10-20'), firstRemandDate: day('2026-10-21') });
    expect(english(recent)).not.toContain('Delay of the trial');
  });

  it('is not pleaded against the conditions of a special Act before the Court of Session', () => {
    expect(english(withFacts({ court: 'sessions', sections: ['NDPS 21(c)'] }))).not.toContain(
      'Delay of the trial',
    );
    expect(english(withFacts({ court: 'high', sections: ['NDPS 21(c)'] }))).toContain('Delay of the trial');
  });
});

it('pleads the proviso of PMLA 45 for the woman and for the sum below one crore', () => {
  const pmla = withFacts({ court: 'sessions', sections: ['PMLA 4'], amountInvolved: 4_500_000 });
  expect(english(pmla)).toContain(
    'is accused of laundering less than one crore rupees and seeks the benefit',
  );
  const both = english(asWoman(pmla));
  expect(both).toContain('is a woman, and is accused of laundering less than one crore rupees');
  expect(both).not.toContain('not guilty of such offence');
});

const transit = (draft = {}): BailDraft => ({
  ...withFacts({ ...free, firInOtherState: true, courtPlace: 'Jaipur' }),
  ...draft,
});

describe('transit anticipatory bail', () => {
  it('states the address and the urgency, and no territory of the address', () => {
    const text = english(transit());
    expect(text).toMatch(/^\d+\. The applicant resides at Shivneri Chawl, Hadapsar\.$/m);
    expect(text).not.toMatch(/within its territory/);
    expect(text).toContain('arrest is apprehended before the court that has jurisdiction can be approached');
    expect(hindi(transit())).toMatch(/Shivneri Chawl, Hadapsar पर रहता है।.* गिरफ्तारी की आशंका/s);
    expect(hindi(transit())).not.toContain('न्यायालय के क्षेत्र में');
  });

  it('pleads the connection with the territory as the filer answers it', async () => {
    const matter = matterOf(transit(), context);
    const ground = proposedGrounds(matter, await loadGroundLibrary()).find(({ id }) => id === 'transit');
    expect(ground?.confirm.find(({ key }) => key === 'transitLink')).toMatchObject({ isPrinted: true });
    const written = ground?.written({ transitLink: 'work at a factory in Jaipur since 2019' });
    expect(written).toContain('with the territory of this Court: work at a factory in Jaipur since 2019.');
  });

  it('adds the reason for urgency that the filer gave', () => {
    const text = english(transit({ packet: { urgency: 'Police came to the house on 18-11-2026.' } }));
    expect(text).toContain('Police came to the house on 18-11-2026.');
  });
});

it('names section 18 of the SC/ST Act and the notice to the victim before arrest', () => {
  const draft = withFacts({ ...free, sections: ['SC/ST 3(1)(r)'] });
  const text = english(draft);
  expect(text).toMatch(/The bar in sections 18 and.18A of the Scheduled Castes/);
  expect(text).toMatch(/Notice to the victim or a dependant is due under section.15A\(3\)/);
  expect(hindi(draft)).toMatch(/धारा.18 और.18A की रोक/);
});

const suspension = (section: string, sentence: string, appealNumber?: string): BailDraft =>
  withFacts(
    { court: 'high', sections: [section] },
    {
      relief: 'suspension',
      conviction: {
        court: 'the Sessions Judge, Pune',
        on: day('2026-08-10'),
        sentence,
        ...(appealNumber && { appealNumber }),
      },
    },
  );

describe('suspension of sentence', () => {
  it.each([
    ['BNS 103(1)', 'imprisonment for life'],
    ['BNS 109(1)', 'rigorous imprisonment for ten years'],
  ])('gives the prosecutor an opportunity in writing for %s', (section, sentence) => {
    const draft = suspension(section, sentence, '77/2026');
    expect(english(draft)).toMatch(
      /opportunity to show cause in writing: the first proviso to section.430\(1\)/,
    );
    expect(hindi(draft)).toContain('लोक अभियोजक को लिखित में कारण बताने का अवसर');
  });

  it('says nothing of it for an offence of three years', () => {
    expect(english(suspension('BNS 303(2)', 'imprisonment for one year', '77/2026'))).not.toContain(
      'show cause',
    );
  });

  it('cites CrPC 389 in an appeal that was pending on 1 July 2024', () => {
    const old = suspension('IPC 302', 'imprisonment for life', 'Criminal Appeal No. 77 of 2022');
    expect(english(old)).toMatch(/first proviso to section.389\(1\) of the Code of Criminal Procedure/);
  });
});

const annexed = (omitted: NonNullable<BailDraft['annexure']>['omitted']): BailDraft => ({
  ...withFacts({ coercive: undefined }),
  annexure: { omitted },
});

describe('the disclosure annexure', () => {
  it('does not say that a part without particulars gives its reason', () => {
    const text = english(annexed([]));
    expect(text).toContain('Not stated.');
    expect(text).not.toContain('states its reason');
    expect(text).toContain('A part marked “Not stated” has no particulars in the record.');
  });

  it('says it of a part that is left out with a reason', () => {
    const text = english(annexed([{ part: 'F', reason: 'the process was recalled' }]));
    expect(text).toContain('A part not furnished states its reason.');
    expect(text).not.toContain('Not stated');
  });
});

describe('a Hindi paper for a woman', () => {
  const text = hindi(asWoman(withFacts({}, { relief: 'undertrial' })));

  it('agrees with her in gender', () => {
    expect(text).toContain('अभिरक्षा में रह चुकी है');
    expect(text).toContain('रिहाई चाहती है');
    expect(text).not.toMatch(/\[|\]|आवेदक [^।]*(चुका|करता|चाहता|देता) है/);
  });

  it('names parentage, occupation and stage in Hindi', () => {
    expect(text).toContain('पत्नी Ramchandra Jadhav');
    expect(text).toContain('व्यवसाय: चालक');
    expect(text).toContain('मुकदमे का चरण: साक्ष्य');
    expect(text).not.toMatch(/wife|driver|evidence/);
  });

  it('keeps the masculine forms for a man and both for another person', () => {
    expect(hindi(withFacts({}))).toContain('अभिरक्षा में रह चुका है');
    const other = { ...withFacts({}), applicant: { ...full.applicant, gender: 'other' as const } };
    expect(hindi(other)).toContain('अभिरक्षा में रह चुका/चुकी है');
  });
});
