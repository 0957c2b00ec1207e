/** Papers after an order or judgment: earlier bail, acquittal, conviction and the court of appeal. */
import { describe, expect, it } from 'vitest';
import { day } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { cite } from '../../src/law/authority.ts';
import { context, withFacts } from './sample-application.ts';

const paperOf = (content: BailDraft) => bailApplication(content, context);

const concern = (content: BailDraft, key: string) => {
  const found = paperOf(content).concerns.find((each) => each.key.startsWith(key));
  return found && { ...found, cited: found.authority && cite(found.authority).replaceAll('\u00a0', ' ') };
};

const convicted = (sections: string[], sentence: string, court: 'sessions' | 'high' = 'sessions') =>
  withFacts(
    { court, sections },
    {
      relief: 'suspension',
      conviction: {
        court: 'the Court of Session, Pune',
        on: day('2026-11-10'),
        sentence,
        appealNumber: '77/2026',
      },
    },
  );

describe('court for suspension of sentence', () => {
  const TO_THE_HIGH_COURT = 'appeal-lies-to-the-high-court';

  it.each([
    ['a Sessions Judge', ['BNS 103(1)'], 'rigorous imprisonment for 10 years'],
    ['a Special Judge', ['NDPS 21(c)'], 'rigorous imprisonment for ten years'],
    ['a Magistrate beyond seven years', ['BNS 318(4)'], 'rigorous imprisonment for 8 years'],
    ['a Magistrate beyond seven years, in words', ['BNS 318(4)'], 'RI for eight years and fine'],
  ])('requires the High Court after a sentence by %s', (_, sections, sentence) => {
    expect(concern(convicted(sections, sentence), TO_THE_HIGH_COURT)).toMatchObject({
      answer: 'needed',
      cited: 's.415(2) BNSS',
    });
    expect(concern(convicted(sections, sentence, 'high'), TO_THE_HIGH_COURT)).toBeUndefined();
  });

  it.each([
    ['PC 7', 's.27 PC'],
    ['UAPA 18', 's.21(1) NIA'],
    ['MCOCA 3(1)(ii)', 's.12(1) MCOCA'],
  ])('requires the High Court under the special Act: %s', (section, cited) => {
    expect(concern(convicted([section], '3 years'), TO_THE_HIGH_COURT)).toMatchObject({
      answer: 'needed',
      cited,
    });
  });

  it('accepts the Court of Session after seven years (in words) by a Magistrate', () => {
    const seven = convicted(['BNS 318(4)'], 'rigorous imprisonment for seven years and fine');
    expect(concern(seven, TO_THE_HIGH_COURT)).toBeUndefined();
  });

  it('accepts the Court of Session after three years by a Magistrate', () => {
    expect(concern(convicted(['BNS 318(4)'], '3 years'), TO_THE_HIGH_COURT)).toBeUndefined();
  });

  it('accepts the convicting court before an appeal is filed', () => {
    const unfiled = convicted(['BNS 103(1)'], '10 years');
    const { conviction } = unfiled.bail ?? {};
    const toAppeal = {
      ...unfiled,
      bail: {
        ...unfiled.bail,
        ...(conviction && { conviction: { ...conviction, appealNumber: undefined } }),
      },
    };
    expect(concern(toAppeal, TO_THE_HIGH_COURT)).toBeUndefined();
  });
});

describe('NDPS 37 conditions after conviction', () => {
  it('appear as a caution before a drug sentence is suspended', () => {
    const caution = concern(
      convicted(['NDPS 21(c)'], '10 years', 'high'),
      'caution:suspension-under-section-37',
    );
    expect(caution).toMatchObject({ answer: 'not-needed', cited: expect.stringContaining('Dadu') });
  });

  it('are pleaded with their section', () => {
    expect(plainText(paperOf(convicted(['NDPS 21(c)'], '10 years', 'high')))).toMatch(
      /section 37(\(1\)\(b\))? of the Narcotic Drugs and Psychotropic Substances Act, 1985/i,
    );
  });
});

describe('earlier grant or acquittal', () => {
  it('requires an answer if bail was already granted', () => {
    const released = {
      bailOrder: { state: 'granted' as const, on: day('2026-11-02'), releasedOn: day('2026-11-04') },
    };
    expect(concern(withFacts(released), 'granted-before')).toMatchObject({
      answer: 'needed',
      text: expect.stringContaining('04-11-2026'),
      cited: expect.stringContaining('Dolat Ram'),
    });
  });

  const trial = { stage: 'judgment', concludedOn: day('2026-10-01'), acquittedOn: day('2026-10-05') };

  it('requires an answer after an acquittal', () => {
    expect(concern(withFacts({ trial }), 'acquitted')).toMatchObject({
      answer: 'needed',
      text: expect.stringContaining('05-10-2026'),
      cited: 's.431 BNSS',
    });
  });

  it('states when the six-month bond for the higher court ends', () => {
    expect(concern(withFacts({ trial }), 'bond-for-the-higher-court')).toMatchObject({
      answer: 'not-needed',
      text: expect.stringContaining('05-04-2027'),
      cited: 's.481(1) BNSS',
    });
    expect(concern(withFacts({}), 'bond-for-the-higher-court')).toBeUndefined();
  });
});

const words = (content: BailDraft): string => plainText(paperOf(content));

describe('application after judgment', () => {
  const after = convicted(['BNS 318(4)'], '3 years');

  it('omits the stage of a trial that has ended', () => {
    const stage = { trial: { stage: 'evidence', chargeFramedOn: day('2025-02-12') } };
    expect(words({ ...after, case: { ...after.case, ...stage } })).not.toContain('Stage of the trial');
    expect(words(withFacts(stage))).toContain('Stage of the trial: evidence.');
    expect(words(withFacts({ trial: { ...stage.trial, concludedOn: day('2026-11-01') } }))).not.toContain(
      'Stage of the trial',
    );
  });

  it('proposes no conditions about an investigation or trial', () => {
    const offered = words({ ...after, bail: { ...after.bail, proposedConditions: 'standard' } });
    expect(offered).toContain('to surrender, if the appeal fails, to serve the remainder of the sentence.');
    expect(offered).not.toContain('investigating officer');
    expect(offered).not.toContain('tamper');
  });

  it('prints the appeal number once, as typed', () => {
    expect(words(after)).toContain('in Appeal No. 77/2026');
    const conviction = after.bail?.conviction && {
      ...after.bail.conviction,
      appealNumber: 'Criminal Appeal No. 77 of 2026',
    };
    expect(words({ ...after, bail: { ...after.bail, conviction } })).toContain(
      'Criminal Appeal No. 77 of 2026 against this judgment is pending.',
    );
  });
});

describe('required conditions', () => {
  const theft = { court: 'magistrate' as const, sections: ['BNS 303(2)'] };

  it('count as offered only after the applicant proposes conditions', () => {
    const unfinished = { ...context, unfinished: true };
    const written = (bail: BailDraft['bail']) =>
      plainText(
        bailApplication({ ...withFacts(theft), bail: { grounds: 'None is needed.', ...bail } }, unfinished),
      );
    expect(written({})).not.toContain('the conditions offered include them');
    expect(written({ proposedConditions: 'custom' })).not.toContain('the conditions offered include them');
    expect(written({ proposedConditions: 'standard' })).toContain('the conditions offered include them');
  });

  it('are printed beside custom conditions if no set is chosen', () => {
    const own = plainText(
      bailApplication(
        { ...withFacts(theft), bail: { grounds: 'None.', customConditions: 'to keep away from the shop;' } },
        context,
      ),
    );
    expect(own).toContain('to keep away from the shop;');
    expect(own).toContain('to attend the Court on every date fixed');
    expect(own).toContain('the conditions offered include them');
  });
});
